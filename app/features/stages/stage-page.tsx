import {
  AccountDrawers,
  AccountPanels,
  type Personalisation,
  ProfileWanted,
  readDueDate,
  Saved,
} from "#app/features/account/index.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Card, Stage, StageSection, Tag } from "#app/server/neighbours/content.ts";
import { Bilingual, inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { DrawerOpener, DrawerPanel } from "#app/ui/drawer.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { keep } from "#app/ui/keep.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { sceneNamed } from "#app/ui/people/scenes.ts";
import { slug, stageAddress } from "#app/ui/stage-address.ts";
import styles from "../../../.build/styles.json";
import { Filter } from "./filter.tsx";
import { inOrderOfWeeks, type MyWeeks } from "./my-weeks.ts";
import { NextStages, neighboursOf } from "./next-stages.tsx";
import { SectionPart } from "./section.tsx";
import { sectionsAbout } from "./topics.ts";
import { WeeksForm } from "./weeks-form.tsx";

const words = wordsOf("stages");

export interface StagePageProps {
  stage: Stage;
  topic: Tag | undefined;
  /** The card in the address: in full, and open. */
  card: Card | undefined;
  isOpen: boolean;
  /** action=open-profile. */
  wantsProfile: boolean;
  /** Only on the stage that has profile and to-do list. */
  known?: Personalisation | undefined;
  weeks?: MyWeeks;
  isSaved?: boolean;
}

/** A page needs only the picture of its own stage. */
const pictures: Record<string, string | undefined> = styles;

export function StagePage(props: StagePageProps) {
  const { topic, card, isOpen, wantsProfile, known, weeks, isSaved } = props;
  const days = weeks?.is === "known" ? weeks : undefined;
  const stage = days ? { ...props.stage, Sections: inOrderOfWeeks(props.stage, days) } : props.stage;
  const { language, shell } = usePage();
  const t = words(language);
  const sections = topic ? sectionsAbout(stage, topic) : stage.Sections;
  const isDraft = stage.Sections.some(({ Cards }) => Cards.some((card) => card.translation === "draft"));
  const hasDrawer = stage.id !== 1 && !topic;
  const neighbours = neighboursOf(stage, shell.stages);
  const drawn = [stage.id, ...neighbours.map(({ id }) => id)].flatMap(
    (id) => pictures[`stage-picture-${id}`] ?? [],
  );
  const unfolded = unfoldedOf(sections, card, days?.now);
  const dueDate = days?.of === "due" ? readDueDate(days.day) : undefined;
  const name = inLanguage({ en: stage.nameEn, mi: stage.nameMi }, language).text;
  return (
    <Page
      title={topic ? [inLanguage({ en: topic.name, mi: topic.nameMi }, language).text, name] : [name]}
      description={t("stage/description", { stage: name })}
      sheets={[styles.stage, ...drawn, ...(known ? [styles.account] : [])]}
      isDraft={isDraft}
      isKept
      hero={<Hero stage={stage} first={firstOf(unfolded) ?? firstOf(sections[0])} />}
    >
      <div className={`stage-parts stage-${stage.id}`}>
        {!topic && <SideNavigation sections={sections} hasDrawer={hasDrawer} />}
        <div className="stage-cards">
          <Island name="stage">
            {known && isSaved && <Saved known={known} />}
            {known && wantsProfile && <ProfileWanted />}
            {known && <AccountDrawers />}
            {weeks && <WeeksForm weeks={weeks} />}
            <div className="stage-bar">
              <Filter stage={stage} topic={topic} />
              {hasDrawer && <SectionsOpener />}
            </div>
            <OpenAll isOpen={isOpen} topic={topic} />
            {sections.map((section) => (
              <SectionPart
                key={section.id}
                section={section}
                here={stageAddress(stage.nameEn)}
                isShown={isOpen || topic !== undefined || section === unfolded}
                isOpen={isOpen}
                card={card}
                dueDate={dueDate}
                weeks={days}
              />
            ))}
            {hasDrawer && <SectionsDrawer sections={sections} />}
            {known && <AccountPanels known={known} />}
          </Island>
          <NextStages neighbours={neighbours} />
        </div>
      </div>
    </Page>
  );
}

const unfoldedOf = (
  sections: readonly StageSection[],
  card: Card | undefined,
  now: StageSection["id"] | undefined,
): StageSection | undefined =>
  sections.find(({ Cards }) => Cards.some(({ id }) => id === card?.id)) ??
  sections.find(({ id }) => id === now) ??
  sections[0];

function firstOf(section: StageSection | undefined) {
  const [card, guest] = [section?.Cards[0], section?.Guests[0]];
  return card ? { ...card, stage: undefined } : guest;
}

/** @param first where to begin, on the first screen of a phone */
function Hero({ stage, first }: { stage: Stage; first: ReturnType<typeof firstOf> }) {
  const { language } = usePage();
  const to = useAddress();
  const scene = sceneNamed(slug(stage.nameEn));
  return (
    <div className={`hero stage-${stage.id}`} id="top">
      <div className="hero-words">
        <Heading
          level={1}
          {...inLanguage({ en: stage.nameEn, mi: stage.nameMi }, language)}
          companion={stage.nameMi}
        />
        {stage.introEn && <RichText en={stage.introEn} mi={stage.introMi} className="lead" />}
        {first && (
          <p className="hero-first">
            <a href={first.stage ? to(`${stageAddress(first.stage)}#card${first.id}`) : `#card${first.id}`}>
              {words(language)("stage/startWith")}{" "}
              <b>
                <Bilingual en={first.NameEN} mi={first.NameMI} />
              </b>
            </a>
          </p>
        )}
      </div>
      <div className="hero-picture" aria-hidden="true">
        {scene && <People scene={scene} isBeside={false} />}
      </div>
    </div>
  );
}

/** Beside the cards; narrow screens use the drawer instead. */
function SideNavigation({ sections, hasDrawer }: { sections: readonly StageSection[]; hasDrawer: boolean }) {
  const t = words(usePage().language);
  return (
    <nav className={hasDrawer ? "side side-wide" : "side"} aria-labelledby="side-title">
      <p className="side-title" id="side-title">
        {t("stage/sections")}
      </p>
      <SectionLinks className="section-links" of={sections} details={{}} />
      <BackToTop />
    </nav>
  );
}

function SectionsOpener() {
  const label = words(usePage().language)("stage/goToSection");
  return <DrawerOpener name="sections" label={label} icon="sections" className="bar-button" />;
}

function SectionsDrawer({ sections }: { sections: readonly StageSection[] }) {
  const title = words(usePage().language)("stage/goToSection");
  return (
    <DrawerPanel name="sections" title={title}>
      <nav aria-label={title}>
        <SectionLinks className="section-links" of={sections} details={{}} />
        <BackToTop />
      </nav>
    </DrawerPanel>
  );
}

function BackToTop() {
  const t = words(usePage().language);
  return (
    <p className="side-top alone">
      <a href="#top">{t("stage/backToTop")}</a>
    </p>
  );
}

const SectionLinks = keep<readonly StageSection[]>("ul", ({ of }) =>
  of.map(({ id, nameEn, nameMi, LabelEn, LabelMi }) => (
    <li key={id}>
      <a href={`#section-${id}`}>
        <Bilingual en={LabelEn ?? nameEn} mi={LabelMi ?? nameMi} />
      </a>
    </li>
  )),
);

/** A link, because without a script only the server can do it. */
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
    <>
      <p className="open-all alone">
        <a
          href={`${useAddress()(path)}?${query}`}
          data-open-all={isOpen ? "close" : "open"}
          data-other={other}
        >
          {now}
        </a>
      </p>
      {!isOpen && !topic && <p className="on-paper">{t("stage/onPaper", { button: now })}</p>}
    </>
  );
}
