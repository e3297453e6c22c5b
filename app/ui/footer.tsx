import { shellWords } from "#app/i18n/shell.ts";
import { useAddress, usePlace } from "./place.tsx";
import { Rich } from "./rich.tsx";

/** Who stands behind the site and the pages about it. */
export function Footer() {
  const { language } = usePlace();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-label={t("footer/label")}>
          <ul className="footer-links">
            <li>
              <a href={to("/contact")}>{t("footer/contact")}</a>
            </li>
            <li>
              <a href={to("/your-privacy/")}>{t("footer/privacy")}</a>
            </li>
            <li>
              <a href={to("/copyright")}>{t("footer/copyright")}</a>
            </li>
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
