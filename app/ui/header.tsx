import { Fragment } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { Bilingual } from "./bilingual.tsx";
import { DrawerOpener, DrawerPanel } from "./drawer.tsx";
import { keep } from "./keep.tsx";
import { type FormOnPage, LanguageToggle } from "./language-toggle.tsx";
import { Logo } from "./logo.tsx";
import { type ShellContent, useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";
import { searchAddress, searchPath } from "./search/search-address.ts";
import { SearchForm } from "./search/search-form.tsx";
import { stageAddress } from "./stage-address.ts";

const shellWords = wordsOf("i18n");

const searchTerms = ["breastfeeding", "kindergarten", "immunisation", "money", "names", "violence"] as const;

export function Header({ form }: { form: FormOnPage | undefined }) {
  const { language, path, shell } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  const hasStages = shell.stages.length > 0;
  const hasSearch = path !== searchPath;
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
          <SearchTerms className="search-terms" of={searchTerms} details={{}} />
        </DrawerPanel>
      )}
      <DrawerPanel name="menu" title={t("menu/title")}>
        <Menu />
      </DrawerPanel>
    </header>
  );
}

const SearchTerms = keep<typeof searchTerms>("p", ({ of }) => {
  const t = shellWords(usePage().language);
  const to = useAddress();
  return (
    <>
      {t("search/or")}
      {of.map((term) => (
        <Fragment key={term}>
          {" "}
          <a href={to(searchAddress({ term: t(`search/terms/${term}`) }))}>{t(`search/terms/${term}`)}</a>
        </Fragment>
      ))}
    </>
  );
});

export function StageList() {
  const { path, shell } = usePage();
  const here = shell.stages.find(({ nameEn }) => stageAddress(nameEn) === path);
  return <Stages className="menu" of={shell.stages} details={{ here: here?.nameEn }} />;
}

const Stages = keep<ShellContent["stages"], { here: string | undefined }>("ol", ({ of, details }) => {
  const to = useAddress();
  return of.map(({ nameEn, nameMi }) => (
    <li key={nameEn}>
      <a href={to(stageAddress(nameEn))} aria-current={nameEn === details.here ? "page" : undefined}>
        <Bilingual en={nameEn} mi={nameMi} />
      </a>
    </li>
  ));
});

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

const MenuGroup = keep<(typeof menu)[number], { here: string | undefined }>(
  "li",
  ({ of: [group, items], details }) => {
    const t = shellWords(usePage().language);
    const to = useAddress();
    return (
      <>
        <span className="menu-group" id={`menu-${group}`}>
          {t(`menu/${group}`)}
        </span>
        <div role="group" aria-labelledby={`menu-${group}`}>
          <ul>
            {items.map(([target, item]) => (
              <li key={target}>
                <a href={to(target)} aria-current={target === details.here ? "page" : undefined}>
                  <Rich text={t(`menu/${item}`)} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  },
);

function Menu() {
  const { language, path, search, session } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <nav aria-label={t("menu/label")}>
      <ul className="menu">
        {menu.map((group) => (
          <MenuGroup
            key={group[0]}
            of={group}
            details={{ here: group[1].find(([target]) => target === path)?.[0] }}
          />
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
