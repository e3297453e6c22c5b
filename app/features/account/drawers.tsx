import { DrawerOpener, DrawerPanel } from "#app/ui/drawer.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { Personalisation } from "./personalisation.ts";
import { ProfileForm } from "./profile-form.tsx";
import { answersFrom } from "./profile-questions.ts";
import { ToDoForm } from "./to-do-form.tsx";
import { words } from "./words.ts";

/**
 * Profile and to-do list as side panels of the pregnancy page (spec 1 section 2.9). Browsers that know no panels are led to the
 * page of each; there errors are told, too.
 */
export function AccountDrawers() {
  const t = words(usePage().language);
  return (
    <div className="account-drawers">
      <DrawerOpener
        name="profile"
        page="/profile"
        label={t("profile/open")}
        icon="profile"
        className="bar-button"
      />{" "}
      <DrawerOpener name="to-do" page="/to-do" label={t("toDo/open")} icon="toDo" className="bar-button" />
    </div>
  );
}

/** The panels themselves: they come after the cards for who reads the page from top to bottom. */
export function AccountPanels({ known }: { known: Personalisation }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <>
      <DrawerPanel name="profile" title={t("profile/title")}>
        <ProfileForm known={known} answers={answersFrom(known)} />
      </DrawerPanel>
      <DrawerPanel name="to-do" title={t("toDo/open")}>
        <ToDoForm known={known} ticked={known.ticked} />
        <p className="account">
          <a href={to("/to-do")}>{t("toDo/all")}</a>
        </p>
      </DrawerPanel>
    </>
  );
}

/** What the address of the pregnancy page asks for with action=open-profile; no page can open a panel without a press. */
export function ProfileWanted() {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <p className="notice profile-wanted">
      {t("profile/wanted")}{" "}
      <button type="button" className="opens bar-button" {...{ popovertarget: "profile" }}>
        {t("profile/title")}
      </button>
      <a className="leads bar-button" href={to("/profile")}>
        {t("profile/title")}
      </a>
    </p>
  );
}
