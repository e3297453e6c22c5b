import { type Personalisation, sectionTime } from "#app/features/account/index.ts";
import { address, type Language } from "#app/i18n/languages.ts";
import type { Card, StageSection } from "#app/server/neighbours/content.ts";
import { bilingual, inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { CardElements } from "#app/ui/card-elements.tsx";
import { HeadingText } from "#app/ui/heading.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { words } from "./words.ts";

interface SectionPartProps {
  section: StageSection;
  isOpen: boolean;
  /** If known, months are shown instead of weeks (spec 1 section 2.3). */
  dueDate: Personalisation["dueDate"];
}

export function SectionPart({ section, isOpen, dueDate }: SectionPartProps) {
  const { id, nameEn, nameMi, weeks, introEn, introMi, Cards } = section;
  const { language } = usePage();
  const t = words(language);
  const inWeeks =
    weeks && weeks.from > 0 ? t("stage/weeks", { first: weeks.from, last: weeks.to }) : undefined;
  const time = dueDate ? sectionTime(dueDate, weeks, language) : inWeeks;
  return (
    <section className="section" id={`section-${id}`} aria-labelledby={`section-${id}-name`}>
      <div className="section-banner">
        <h2 id={`section-${id}-name`}>
          <HeadingText {...inLanguage({ en: nameEn, mi: nameMi }, language)} companion={nameMi} />
        </h2>
        {time && <p className="section-weeks">{time}</p>}
        {introEn && <RichText en={introEn} mi={introMi} />}
      </div>
      {Cards.map((card) => (
        <CardPart key={card.id} card={card} isOpen={isOpen} />
      ))}
    </section>
  );
}

/** A card: open, or collapsible when its state is closed (spec 1 section 2.3). */
function CardPart({ card, isOpen }: { card: Card; isOpen: boolean }) {
  const { id, NameEN, NameMI, state } = card;
  const { language, path } = usePage();
  const body = cardBody(card, language, address(language, path));
  const name = <h3>{bilingual({ en: NameEN, mi: NameMI }, language)}</h3>;
  if (state === "open") {
    return (
      <article className="guide-card" id={`card${id}`}>
        {name}
        {body}
      </article>
    );
  }
  return (
    <details className="guide-card" id={`card${id}`} open={isOpen}>
      <summary data-event={`Supplementary Card|Click|${NameEN}`}>{name}</summary>
      {body}
    </details>
  );
}

/** @param here the address of the page */
function cardBody(card: Card, language: Language, here: string) {
  const t = words(language);
  return (
    <div className="card-body">
      <CardElements elements={card.elements} />
      {card.tags.length > 0 && (
        <div role="group" aria-label={t("stage/topics")}>
          <ul className="tags">
            {card.tags.map(({ id, name, nameMi }) => (
              <li key={id}>
                <a href={`${here}?filter=${encodeURIComponent(id)}`}>
                  {bilingual({ en: name, mi: nameMi }, language)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
