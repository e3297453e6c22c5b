import { wordsOf } from "#app/i18n/words.ts";
import { Island } from "./island.tsx";
import { useAddress, usePage } from "./page-context.tsx";
import { plain } from "./rich.tsx";

const shellWords = wordsOf("i18n");

/** Without a script the link clears the visitor's cookies and redirects. */
export function QuickExit() {
  const { language, quickExit } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <Island name="shell">
      <aside className="quick-exit" aria-label={t("quickExit/link")}>
        <a className="skip" href="/quick-exit" data-quick-exit={quickExit} rel="nofollow">
          {t("quickExit/skip")}
        </a>{" "}
        <a
          className="quick-exit-link"
          href="/quick-exit"
          data-quick-exit={quickExit}
          data-once={plain(t("quickExit/once"))}
          data-twice={plain(t("quickExit/twice"))}
          data-left={t("quickExit/left")}
          rel="nofollow"
        >
          {t("quickExit/link")}
        </a>{" "}
        <a
          className="quick-exit-advice"
          href={to("/online-safety")}
          data-event="Quick exit drawer|Click|Advice"
        >
          {t("quickExit/advice")}
        </a>
        <p role="status" className="visually-hidden" data-exit-status="" />
      </aside>
    </Island>
  );
}
