import { timeInWords } from "#app/i18n/day.ts";
import { address } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { Island } from "./island.tsx";
import { useAddress, usePage } from "./page-context.tsx";

/**
 * Says until when somebody is logged in (quality X6). With a script it is said again two minutes before the end, with a way to stay.
 * The end is no surprise without one either: the time stands on every page.
 */
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
