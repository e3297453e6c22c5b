import { shellWords } from "#app/i18n/shell.ts";
import { Bilingual } from "./bilingual.tsx";
import { LookChoice } from "./look/look-choice.tsx";
import { useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";
import { pageAddress } from "./stage-address.ts";

export function Footer({ hasLookChoice }: { hasLookChoice: boolean }) {
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
          </ul>
        </nav>
        {hasLookChoice && <LookChoice />}
        <p className="government">
          <b>{t("footer/government")}</b> <Rich text={t("footer/govtNz")} />
        </p>
      </div>
    </footer>
  );
}
