import { address, htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import type { FormOnPage } from "./page.tsx";
import { useAddress, usePlace } from "./place.tsx";
import { plain, Rich } from "./rich.tsx";

/** Logo, menu, search, language and log-in. The menu and the search open without a script. */
export function Header({ form }: { form: FormOnPage | undefined }) {
  const { language, path } = usePlace();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <header className="header">
      <div className="header-bar">
        <a className="logo" href={to("/")}>
          <Logo />
          <span lang="mi">{t("site/name")}</span>
        </a>
        <div className="header-tools">
          <LanguageToggle form={form} />
          {path !== "/search" && (
            <details className="drop" name="drop">
              <summary className="tool">
                <Icon shape="search" />
                {t("search/button")}
              </summary>
              <search className="drop-panel">
                <form className="search" action={to("/search")} method="get">
                  <label htmlFor="search">{t("search/label")}</label>
                  <input id="search" name="search" type="search" autoComplete="off" maxLength={500} />
                  <button type="submit">{t("search/button")}</button>
                </form>
              </search>
            </details>
          )}
          <Menu />
        </div>
      </div>
    </header>
  );
}

function Menu() {
  const { language, path } = usePlace();
  const t = shellWords(language);
  const to = useAddress();
  const link = (target: string, text: string) => (
    <a href={to(target)} aria-current={path === target ? "page" : undefined}>
      <Rich text={text} />
    </a>
  );
  return (
    <details className="drop" name="drop">
      <summary className="tool">
        <Icon shape="menu" />
        {t("menu/title")}
      </summary>
      <nav className="drop-panel" aria-label={t("menu/label")}>
        <ul className="menu">
          <li>
            <span className="menu-group">{t("menu/financialHelp")}</span>
            <ul>
              <li>{link("/financial-help/financial-help-checker", t("menu/financialHelpItems/checker"))}</li>
              <li>
                {link(
                  "/financial-help/paid-parental-leave-checker",
                  t("menu/financialHelpItems/paidParentalLeave"),
                )}
              </li>
              <li>
                {link(
                  "/financial-help/childcare-subsidy-application",
                  t("menu/financialHelpItems/childcareSubsidy"),
                )}
              </li>
            </ul>
          </li>
          <li>{link("/register-my-baby", t("menu/registerBaby"))}</li>
          <li>{link("/services-near-me", t("menu/servicesNearMe"))}</li>
          <li>{link("/news/baby-names", t("menu/babyNames"))}</li>
          <li>{link("/support", t("menu/support"))}</li>
          <li>{link("/login/", t("menu/logIn"))}</li>
        </ul>
      </nav>
    </details>
  );
}

/**
 * On a plain page the toggle is a link. On a page with a form it is a submit button of that form, so that
 * everything typed comes along; the hidden button before it keeps Enter meaning "go on", because a browser
 * takes the first submit button it finds in the page.
 */
function LanguageToggle({ form }: { form: FormOnPage | undefined }) {
  const { language, path } = usePlace();
  const t = shellWords(language);
  const other = otherLanguage(language);
  const name = (
    <>
      <Icon shape="language" />
      <span lang={htmlLang[other]}>{t("language/toggle")}</span>
    </>
  );
  if (!form) {
    return (
      <a className="tool" href={address(other, path)} hrefLang={htmlLang[other]}>
        {name}
      </a>
    );
  }
  return (
    <>
      <button hidden form={form.id} type="submit" name="intent" value="next">
        {form.submit}
      </button>
      <button
        className="tool"
        form={form.id}
        type="submit"
        name="intent"
        value="language"
        title={plain(t("language/hint"))}
      >
        {name}
      </button>
    </>
  );
}
