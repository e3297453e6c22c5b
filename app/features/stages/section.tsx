import { eventInWords, type Personalisation, sectionTime } from "#app/features/account/index.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { address, htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Card, StageSection } from "#app/server/neighbours/content.ts";
import { bilingual, inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { CardElements } from "#app/ui/card-elements.tsx";
import { HeadingText } from "#app/ui/heading.tsx";
import { keep } from "#app/ui/keep.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { sourcesOf } from "#app/ui/sources.tsx";
import { stageAddress } from "#app/ui/stage-address.ts";
import { CardBeginning } from "./card-beginning.tsx";
import type { CardDay, Weeks } from "./my-weeks.ts";

const shellWords = wordsOf("i18n");
const words = wordsOf("stages");

interface SectionPartProps {
  section: StageSection;
  /** The path of the stage. */
  here: string;
  /** Unfolded sections show cards in full. Closed cards show one sentence, so that the page stays small. */
  isShown: boolean;
  isOpen: boolean;
  card: Card | undefined;
  /** If known, months are shown instead of weeks. */
  dueDate: Personalisation["dueDate"];
  /** If known, each section and card has its days. */
  weeks: Weeks | undefined;
}

export function SectionPart(props: SectionPartProps) {
  const { section, here, isShown, weeks } = props;
  const { search } = usePage();
  const attributes = {
    className: "section",
    id: `section-${section.id}`,
    "aria-labelledby": `section-${section.id}-name`,
  };
  return search || weeks ? (
    <section {...attributes}>
      <Fold {...props} search={search} />
    </section>
  ) : (
    <KeptSection {...attributes} of={section} details={{ here, isShown }} />
  );
}

/** Shared by everyone who has chosen nothing. */
const KeptSection = keep<StageSection, { here: string; isShown: boolean }>("section", ({ of, details }) => (
  <Fold
    section={of}
    {...details}
    search=""
    isOpen={false}
    card={undefined}
    dueDate={undefined}
    weeks={undefined}
  />
));

function Fold(props: SectionPartProps & { search: string }) {
  const { here, search, isShown, isOpen, card: named, dueDate, weeks: days } = props;
  const { id, nameEn, nameMi, weeks, introEn, introMi, Cards, Guests } = props.section;
  const { language } = usePage();
  const other = otherLanguage(language);
  const t = words(language);
  const inWeeks =
    weeks && weeks.from > 0 ? t("stage/weeks", { first: weeks.from, last: weeks.to }) : undefined;
  const begins = weeks?.from === 0 ? undefined : days?.begins.get(id);
  const time = dueDate ? sectionTime(dueDate, weeks, language) : inWeeks;
  return (
    <details className="section-fold" open={isShown}>
      <summary className="section-banner">
        <h2 id={`section-${id}-name`}>
          <HeadingText {...inLanguage({ en: nameEn, mi: nameMi }, language)} companion={nameMi} />
        </h2>
        {days?.now === id && <b className="section-now">{t("stage/weeksOf/now")}</b>}{" "}
        {time && <span className="section-weeks">{time}</span>}{" "}
        {begins && (
          <span className="section-count">
            {t("stage/weeksOf/from", { day: dayInWords(begins, language) })}
          </span>
        )}{" "}
        {Cards.length + Guests.length > 0 && (
          <span className="section-count">{t("stage/cards", { count: Cards.length + Guests.length })}</span>
        )}
      </summary>
      <p className="section-language alone">
        <a
          href={`${address(other, here)}${search}#section-${id}`}
          hrefLang={htmlLang[other]}
          lang={htmlLang[other]}
        >
          {shellWords(language)("language/toggle")}
        </a>
      </p>
      {introEn && <RichText en={introEn} mi={introMi} className="rich section-intro" />}
      {Cards.map((card) => (
        <CardPart
          key={card.id}
          card={card}
          here={here}
          search={search}
          isOpen={isOpen || card === named}
          isWhole={isShown || card === named}
          days={days?.days.get(card.id)}
          isLine={days !== undefined}
        />
      ))}
      {Guests.length > 0 && <GuestLinks guests={Guests} />}
    </details>
  );
}

function GuestLinks({ guests }: { guests: StageSection["Guests"] }) {
  const { language } = usePage();
  return (
    <ul className="guests">
      {guests.map(({ id, NameEN, NameMI, stage }) => (
        <li key={id}>
          <a href={address(language, `${stageAddress(stage)}#card${id}`)} className="onward">
            {bilingual({ en: NameEN, mi: NameMI }, language)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CardPartProps {
  card: Card;
  here: string;
  search: string;
  isOpen: boolean;
  isWhole: boolean;
  days: readonly CardDay[] | undefined;
  /** Among the days of "My weeks" every card is a line. */
  isLine: boolean;
}

function CardPart({ card, here, search, isOpen, isWhole, days = [], isLine }: CardPartProps) {
  const { id, NameEN, NameMI, state } = card;
  const { language } = usePage();
  const body = <KeptBody className="card-body" of={card} details={{ here }} />;
  const name = <h3>{bilingual({ en: NameEN, mi: NameMI }, language)}</h3>;
  const dated = days.map(({ day, event }) => (
    <span key={event} className="card-day">
      <b>{dayInWords(day, language)}</b> {eventInWords(event, language)}
    </span>
  ));
  if (state === "open" && !isLine) {
    return (
      <article className="guide-card" id={`card${id}`}>
        {name}
        {dated}
        {body}
      </article>
    );
  }
  return (
    <details
      className="guide-card"
      id={`card${id}`}
      open={isOpen}
      {...(isWhole ? {} : { "data-beginning": "" })}
      {...(card.quiet ? { "data-quiet": "" } : {})}
    >
      <summary data-event={`Supplementary Card|Click|${id}`}>
        {name}
        {dated}
      </summary>
      {isWhole ? body : <CardBeginning card={card} here={here} search={search} />}
    </details>
  );
}

const KeptBody = keep<Card, { here: string }>("div", ({ of, details }) => (
  <Body card={of} here={details.here} />
));

function Body({ card, here }: { card: Card; here: string }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      <CardElements elements={card.elements} />
      {sourcesOf(card.sources, language)}
      {card.tags.length > 0 && (
        <div role="group" aria-label={t("stage/topics")}>
          <ul className="tags">
            {card.tags.map(({ id, name, nameMi }) => (
              <li key={id}>
                <a href={`${address(language, here)}?filter=${encodeURIComponent(id)}`}>
                  {bilingual({ en: name, mi: nameMi }, language)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
