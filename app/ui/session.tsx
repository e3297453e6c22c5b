import { timeInWords } from "#app/i18n/day.ts";
import { address } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { Island } from "./island.tsx";
import { useAddress, usePage } from "./page-context.tsx";

/** When the log-in ends (quality X6); the island warns two minutes before. */
export function SessionNotice() {
  const { language, path, search, session } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  if (!session) return null;
  const again = `${to("/login/")}?next=${encodeURIComponent(address(language, path) + search)}`;
  const words = (state: "soon" | "ended") => (
    <template data-when={state}>
      <p>
        {t(`session/${state}`)}{" "}
        <a href={again} data-stay="">
          {t(state === "soon" ? "session/stay" : "session/again")}
        </a>
      </p>
    </template>
  );
  return (
    <Island name="session">
      <section className="session" aria-label={t("session/label")} data-session={session.left}>
        <p>{t("session/until", { time: timeInWords(session.ends) })}</p>
        <div role="status" />
        {words("soon")}
        {words("ended")}
      </section>
    </Island>
  );
}
