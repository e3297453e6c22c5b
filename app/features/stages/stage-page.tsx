import {
  AccountDrawers,
  AccountPanels,
  type Personalisation,
  ProfileWanted,
  Saved,
} from "#app/features/account/index.ts";
import type { Stage, StageSection, Tag } from "#app/server/neighbours/content.ts";
import { Bilingual, inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { DrawerOpener, DrawerPanel } from "#app/ui/drawer.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { Filter } from "./filter.tsx";
import { SectionPart } from "./section.tsx";
import { sectionsAbout } from "./topics.ts";
import { words } from "./words.ts";

export interface StagePageProps {
  stage: Stage;
  topic: Tag | undefined;
  isOpen: boolean;
  /** The profile was asked for (spec 1 section 2.1, action=open-profile). */
  wantsProfile: boolean;
  /** Only on the stage that has profile and to-do list. */
  known?: Personalisation | undefined;
  /** The form of a drawer was saved just now. */
  isSaved?: boolean;
}

/** A page needs the picture of its own stage only. */
const pictures: Record<string, string | undefined> = styles;

/** A stage of family life: its sections, side by side with the list of them, and their cards (spec 1 section 2.3). */
export function StagePage({ stage, topic, isOpen, wantsProfile, known, isSaved }: StagePageProps) {
  const { language } = usePage();
  const t = words(language);
  const sections = topic ? sectionsAbout(stage, topic) : stage.Sections;
  const isDraft = stage.Sections.some(({ Cards }) => Cards.some((card) => card.translation === "draft"));
  const hasDrawer = stage.id !== 1 && !topic;
  const picture = pictures[`stage-picture-${stage.id}`];
  const name = inLanguage({ en: stage.nameEn, mi: stage.nameMi }, language).text;
  return (
    <Page
      title={topic ? [inLanguage({ en: topic.name, mi: topic.nameMi }, language).text, name] : [name]}
      description={t("stage/description", { stage: name })}
      sheets={[styles.stage, ...(picture ? [picture] : []), ...(known ? [styles.account] : [])]}
      isDraft={isDraft}
      hero={<Hero stage={stage} />}
    >
      <div className={`stage-parts stage-${stage.id}`}>
        {!topic && <SideNavigation sections={sections} hasDrawer={hasDrawer} />}
        <div className="stage-cards">
          <Island name="stage">
            {known && isSaved && <Saved known={known} />}
            {known && wantsProfile && <ProfileWanted />}
            {known && <AccountDrawers />}
            <div className="stage-bar">
              <Filter stage={stage} topic={topic} />
              {hasDrawer && (
                <DrawerOpener
                  name="sections"
                  label={t("stage/goToSection")}
                  icon="sections"
                  className="bar-button"
                />
              )}
            </div>
            <OpenAll isOpen={isOpen} topic={topic} />
            {sections.map((section) => (
              <SectionPart key={section.id} section={section} isOpen={isOpen} dueDate={known?.dueDate} />
            ))}
            {hasDrawer && (
              <DrawerPanel name="sections" title={t("stage/goToSection")}>
                <nav aria-label={t("stage/goToSection")}>
                  <SectionLinks sections={sections} />
                  <BackToTop />
                </nav>
              </DrawerPanel>
            )}
            {known && <AccountPanels known={known} />}
          </Island>
        </div>
      </div>
    </Page>
  );
}

function Hero({ stage }: { stage: Stage }) {
  return (
    <div className={`hero stage-${stage.id}`} id="top">
      <div className="hero-words">
        <Heading
          level={1}
          {...inLanguage({ en: stage.nameEn, mi: stage.nameMi }, usePage().language)}
          companion={stage.nameMi}
        />
        {stage.introEn && <RichText en={stage.introEn} mi={stage.introMi} className="lead" />}
      </div>
      <div className="hero-picture" aria-hidden="true" />
    </div>
  );
}

/** Beside the cards; on narrow screens the drawer takes its place. */
function SideNavigation({ sections, hasDrawer }: { sections: readonly StageSection[]; hasDrawer: boolean }) {
  const t = words(usePage().language);
  return (
    <nav className={hasDrawer ? "side side-wide" : "side"} aria-labelledby="side-title">
      <p className="side-title" id="side-title">
        {t("stage/sections")}
      </p>
      <SectionLinks sections={sections} />
      <BackToTop />
    </nav>
  );
}

function BackToTop() {
  const t = words(usePage().language);
  return (
    <p className="side-top">
      <a href="#top">{t("stage/backToTop")}</a>
    </p>
  );
}

function SectionLinks({ sections }: { sections: readonly StageSection[] }) {
  return (
    <ul className="section-links">
      {sections.map(({ id, nameEn, nameMi, LabelEn, LabelMi }) => (
        <li key={id}>
          <a href={`#section-${id}`}>
            <Bilingual en={LabelEn ?? nameEn} mi={LabelMi ?? nameMi} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens or closes every card: a link, because only the server can do it where there is no script. */
function OpenAll({ isOpen, topic }: { isOpen: boolean; topic: Tag | undefined }) {
  const { language, path } = usePage();
  const t = words(language);
  const query = new URLSearchParams({
    ...(topic ? { filter: topic.id } : {}),
    ...(isOpen ? {} : { open: "all" }),
  });
  const [now, other] = isOpen
    ? [t("stage/closeAll"), t("stage/openAll")]
    : [t("stage/openAll"), t("stage/closeAll")];
  return (
    <p className="open-all">
      <a href={`${useAddress()(path)}?${query}`} data-open-all={isOpen ? "close" : "open"} data-other={other}>
        {now}
      </a>
    </p>
  );
}
