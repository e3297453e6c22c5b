import { wordsOf } from "#app/i18n/words.ts";
import type { Card } from "#app/server/neighbours/content.ts";
import { bilingual, richText } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { firstSentence } from "./first-sentence.ts";

const words = wordsOf("stages");

/** Closed cards in folded sections show one sentence and a link to the rest. */
export function CardBeginning({ card, here, search }: { card: Card; here: string; search: string }) {
  const page = usePage();
  const to = useAddress();
  const { id, NameEN, NameMI, elements } = card;
  const [first] = elements;
  const [en, mi] =
    first?.type === "richtext" ? [first.content, first.contentMI].map(firstSentence) : [undefined, undefined];
  return (
    <div className="card-body">
      {en && richText({ en, mi }, page)}
      <p className="card-link">
        <a className="onward" href={to(`${here}${keptIn(search)}#card${id}`)}>
          {words(page.language)("stage/readOn")}
          <span className="visually-hidden">: {bilingual({ en: NameEN, mi: NameMI }, page.language)}</span>
        </a>
      </p>
    </div>
  );
}

function keptIn(search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => name === "date" || name === "of");
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}
