import { Fragment } from "react";
import { shellWords } from "#app/i18n/shell.ts";
import { Bilingual } from "./bilingual.tsx";
import { DrawerOpener, DrawerPanel } from "./drawer.tsx";
import { type FormOnPage, LanguageToggle } from "./language-toggle.tsx";
import { Logo } from "./logo.tsx";
import { useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";
import { SearchForm } from "./search-form.tsx";
import { stageAddress } from "./stage-address.ts";

const searchTerms = ["breastfeeding", "kindergarten", "immunisation", "money", "names", "violence"] as const;

export function Header({ form }: { form: FormOnPage | undefined }) {
  const { language, path, shell } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  const hasStages = shell.stages.length > 0;
  const hasSearch = path !== "/search";
  return (
    <header className="header">
      <div className="header-bar">
        <a className="logo" href={to("/")}>
          <Logo />
          <span lang="mi">{t("site/name")}</span>
        </a>
        <div className="header-tools">
          {/* The spaces separate the buttons without style sheets. */}
          <LanguageToggle form={form} />{" "}
          {hasStages && <DrawerOpener name="stages" label={t("stages/select")} icon="stages" />}{" "}
          {hasSearch && <DrawerOpener name="search-drawer" label={t("search/button")} icon="search" />}{" "}
          <DrawerOpener name="menu" label={t("menu/title")} icon="menu" />
        </div>
      </div>
      {/* After the buttons, which would otherwise move on a slow connection. */}
      {hasStages && (
        <DrawerPanel name="stages" title={t("stages/select")}>
          <nav aria-label={t("stages/select")}>
            <StageList />
          </nav>
        </DrawerPanel>
      )}
      {hasSearch && (
        <DrawerPanel name="search-drawer" title={t("search/label")} hasFocus>
          <SearchForm id="search" hasFocus />
          <p className="search-terms">
            {t("search/or")}
            {searchTerms.map((term) => (
              <Fragment key={term}>
                {" "}
                <a href={`${to("/search")}?search=${encodeURIComponent(t(`search/terms/${term}`))}`}>
                  {t(`search/terms/${term}`)}
                </a>
              </Fragment>
            ))}
          </p>
        </DrawerPanel>
      )}
      <DrawerPanel name="menu" title={t("menu/title")}>
        <Menu />
      </DrawerPanel>
    </header>
  );
}

export function StageList() {
  const { path, shell } = usePage();
  const to = useAddress();
  return (
    <ol className="menu">
      {shell.stages.map(({ nameEn, nameMi }) => {
        const address = stageAddress(nameEn);
        return (
          <li key={nameEn}>
            <a href={to(address)} aria-current={path === address ? "page" : undefined}>
              <Bilingual en={nameEn} mi={nameMi} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

const menu = [
  [
    "financialHelp",
    [
      ["/financial-help/financial-help-checker", "financialHelpItems/checker"],
      ["/financial-help/paid-parental-leave-checker", "financialHelpItems/paidParentalLeave"],
      ["/financial-help/childcare-subsidy-application", "financialHelpItems/childcareSubsidy"],
    ],
  ],
  [
    "online",
    [
      ["/register-my-baby", "registerBaby"],
      ["/to-do", "toDo"],
      ["/profile", "reminders"],
    ],
  ],
  [
    "find",
    [
      ["/services-near-me", "servicesNearMe"],
      ["/news/baby-names", "babyNames"],
      ["/support", "support"],
    ],
  ],
] as const;

function Menu() {
  const { language, path, search, session } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <nav aria-label={t("menu/label")}>
      <ul className="menu">
        {menu.map(([group, items]) => (
          <li key={group}>
            <span className="menu-group" id={`menu-${group}`}>
              {t(`menu/${group}`)}
            </span>
            <div role="group" aria-labelledby={`menu-${group}`}>
              <ul>
                {items.map(([target, item]) => (
                  <li key={target}>
                    <a href={to(target)} aria-current={path === target ? "page" : undefined}>
                      <Rich text={t(`menu/${item}`)} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
        <li>
          {session ? (
            <a href={to("/logout/")} rel="nofollow">
              {t("menu/logOut")}
            </a>
          ) : (
            <a href={`${to("/login/")}?next=${encodeURIComponent(to(path) + search)}`}>{t("menu/logIn")}</a>
          )}
        </li>
      </ul>
    </nav>
  );
}
