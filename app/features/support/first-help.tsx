import { wordsOf } from "#app/i18n/words.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import { Bilingual, type BothLanguages } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";

const shellWords = wordsOf("i18n");
const words = wordsOf("support");

type Line = DistressAnswer["lines"][number];

/** Before anything else on a page. */
export function FirstHelp({ answers }: { answers: readonly DistressAnswer[] }) {
  const { language, quickExit } = usePage();
  if (answers.length === 0) return null;
  return (
    <section className="first-help" aria-label={words(language)("firstHelp")}>
      {answers.map((answer) => (
        <div key={answer.en}>
          <h2>
            <Bilingual en={answer.en} mi={answer.mi} />
          </h2>
          <ul>
            {answer.lines.map((line) => (
              <NumberToCall key={line.number} {...line} />
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a className="button-quiet" href="/quick-exit" data-quick-exit={quickExit} rel="nofollow">
          {shellWords(language)("quickExit/link")}
        </a>
      </p>
    </section>
  );
}

export function NumberToCall({ number, name, en = name, mi, mayBeTexted }: Line) {
  const t = words(usePage().language);
  const digits = number.replaceAll(" ", "");
  return (
    <li>
      <a href={`tel:${digits}`}>{number}</a>{" "}
      {mayBeTexted && <a href={`sms:${digits}`}>{t("text", { number })}</a>} <Bilingual en={en} mi={mi} />
    </li>
  );
}

/** Each link once. */
export const onwardFrom = (answers: readonly DistressAnswer[]): DistressAnswer["links"] => [
  ...new Map(answers.flatMap(({ links }) => links).map((link) => [link.address, link])).values(),
];

export function OnwardLink({ address, ...both }: BothLanguages & { address: string }) {
  const to = useAddress();
  return (
    <a href={to(address)}>
      <Bilingual {...both} />
    </a>
  );
}
