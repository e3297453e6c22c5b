import type { ReactElement } from "react";
import { AccountPanels } from "#app/features/account/index.ts";
import { Banners } from "#app/ui/banners.tsx";
import { Footer } from "#app/ui/footer.tsx";
import { Header } from "#app/ui/header.tsx";
import { QuickExit } from "#app/ui/quick-exit.tsx";
import { SessionNotice } from "#app/ui/session.tsx";
import { Share } from "#app/ui/share.tsx";
import { later, session, shell } from "../place.ts";
import type { Groups, Specimen } from "../specimen.ts";
import { known, nobodyKnown } from "./account.tsx";

const english = "Registering a birth takes longer than usual today.";
const maori = "Ka roa ake te rēhita whānau i tēnei rā.";

/** As its button would open it, without a script. */
const opened = (name: string, id: string, what: ReactElement, sheets: Specimen["sheets"] = []): Specimen => ({
  name,
  draw: () => what,
  isWindow: true,
  opens: id,
  rules:
    ".drawer[open]{display:block!important;position:absolute;inset:0 0 0 auto;height:100%;margin:0;overflow:hidden}",
  sheets,
});

const header = <Header form={undefined} />;

export const frame: Groups = {
  frame: [
    { name: "Header", isBare: true, draw: () => header },
    {
      name: "Header without stages",
      isBare: true,
      draw: () => header,
      context: { shell: { ...shell, stages: [] } },
    },
    { name: "QuickExit", isWindow: true, draw: () => <QuickExit /> },
    { name: "Share", isBare: true, draw: () => <Share title="Tīmata" withSearch={false} /> },
    {
      name: "Share hidden",
      isBare: true,
      draw: () => <Share title="Tīmata" withSearch={false} />,
      context: { shell: { ...shell, isShareHidden: true } },
    },
    { name: "Footer", isBare: true, draw: () => <Footer hasLookChoice /> },
  ],
  drawers: [
    opened("DrawerPanel menu", "menu", header),
    opened("DrawerPanel stages", "stages", header),
    opened("DrawerPanel search", "search-drawer", header),
    opened("DrawerPanel profile", "profile", <AccountPanels known={nobodyKnown} />, ["account"]),
    opened("DrawerPanel profile of a person", "profile", <AccountPanels known={known} />, ["account"]),
    opened("DrawerPanel to-do", "to-do", <AccountPanels known={nobodyKnown} />, ["account"]),
    opened("DrawerPanel to-do, five done", "to-do", <AccountPanels known={known} />, ["account"]),
  ],
  banners: [
    {
      name: "Banners message, outage",
      isBare: true,
      sheets: ["banners"],
      draw: () => <Banners />,
      context: {
        shell: {
          ...shell,
          banners: [{ id: "a", message_en: english, message_mi: maori }],
          outages: [
            {
              id: "b",
              service: "register-my-baby",
              message_en: english,
              message_mi: maori,
              outage_end_datetime: later,
            },
          ],
        },
      },
    },
    {
      name: "Banners failed log-in",
      isBare: true,
      sheets: ["banners"],
      draw: () => <Banners />,
      context: { shell: { ...shell, authError: "AuthnFailed" } },
    },
    {
      name: "SessionNotice",
      isBare: true,
      sheets: ["session"],
      draw: () => <SessionNotice form={undefined} />,
      context: { session: session(false) },
    },
    {
      name: "SessionNotice idle",
      isBare: true,
      sheets: ["session"],
      draw: () => <SessionNotice form={undefined} />,
      context: { session: session(true) },
    },
  ],
};
