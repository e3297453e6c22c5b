import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Bilingual, RichText } from "#app/ui/bilingual.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { sourcesOf } from "#app/ui/sources.tsx";
import { stageAddress } from "#app/ui/stage-address.ts";
import styles from "../../../.build/styles.json";
import { cards, type FirstAidCard, nameOf, oldestReading } from "./cards.ts";
import { Drawing } from "./drawings.tsx";

const words = wordsOf("first-aid");

/** Twelve cards, whole, on one page: every browser that has met the site keeps it, and it prints on one sheet. */
export function FirstAidPage() {
  const { language, origin } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("title")]}
      description={t("description")}
      sheets={[styles["first-aid"]]}
      isKept
      isDraft={cards.some(({ translation }) => translation === "draft")}
    >
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      <p className="first-aid-numbers">
        <Rich text={t("numbers")} />
      </p>
      <ul className="first-aid-list">
        {cards.map((card) => (
          <li key={card.id}>
            <a href={`#${card.id}`}>
              <Bilingual {...nameOf(card)} />
            </a>
          </li>
        ))}
      </ul>
      <div className="first-aid-cards">
        {cards.map((card) => (
          <FirstAid key={card.id} card={card} />
        ))}
      </div>
      <p className="no-print">{t("kept")}</p>
      <p className="first-aid-printed">
        {t("printed", { day: dayInWords(oldestReading, language), address: origin + to("/first-aid") })}
      </p>
    </Page>
  );
}

function FirstAid({ card }: { card: FirstAidCard }) {
  const { id, text, sources, more } = card;
  const { language } = usePage();
  const to = useAddress();
  return (
    <article className="first-aid-card" id={id}>
      <h2>
        <Bilingual {...nameOf(card)} />
      </h2>
      <Drawing of={id} />
      <RichText en={text.content} mi={text.contentMI} />
      {sourcesOf(sources, language)}
      {more && (
        <p className="no-print">
          <a href={to(`${stageAddress(more.stage)}#card${more.id}`)} className="onward">
            {words(language)("more")}
            <span className="visually-hidden">
              : <Bilingual {...nameOf(card)} />
            </span>
          </a>
        </p>
      )}
    </article>
  );
}
