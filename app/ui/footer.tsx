import { shellWords } from "#app/i18n/shell.ts";
import { Bilingual } from "./bilingual.tsx";
import { useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";
import { pageAddress } from "./stage-address.ts";

export function Footer() {
  const { language, shell } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-label={t("footer/label")}>
          <ul className="footer-links">
            {shell.pages.map(({ TitleEN, TitleMI }) => (
              <li key={TitleEN}>
                <a href={to(pageAddress(TitleEN))}>
                  <Bilingual en={TitleEN} mi={TitleMI} />
                </a>
              </li>
            ))}
            <li>
              <a href={to("/te-reo-review")}>
                <Rich text={t("footer/awaitingReview")} />
              </a>
            </li>
            <li>
              <a href={to("/api")}>{t("footer/api")}</a>
            </li>
          </ul>
        </nav>
        <p className="government">
          <b>{t("footer/government")}</b> <Rich text={t("footer/govtNz")} />
        </p>
      </div>
    </footer>
  );
}
