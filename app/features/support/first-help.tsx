import { wordsOf } from "#app/i18n/words.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import { Bilingual, type BothLanguages } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { sourcesOf } from "#app/ui/sources.tsx";

const shellWords = wordsOf("i18n");
const words = wordsOf("support");

type Line = DistressAnswer["lines"][number];

/** Before anything else on a page: the numbers, then what to do, because a phone shows little at once. */
export function FirstHelp({ answers }: { answers: readonly DistressAnswer[] }) {
  const { language, quickExit } = usePage();
  if (answers.length === 0) return null;
  return (
    <section className="first-help" aria-label={words(language)("firstHelp")}>
      {answers.map((answer) => (
        <div key={answer.en}>
          <ul className="first-help-numbers">
            {answer.lines.map((line) => (
              <NumberToCall key={line.number} {...line} />
            ))}
          </ul>
          <h2>
            <Bilingual en={answer.en} mi={answer.mi} />
          </h2>
          {answer.steps.length > 0 && (
            <ul className="first-help-steps">
              {answer.steps.map((step) => (
                <li key={step.en}>
                  <Bilingual {...step} />
                </li>
              ))}
            </ul>
          )}
          {sourcesOf(answer.sources, language)}
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

export function NumberToCall({ number, name, en = name, mi, mayBeTexted, text }: Line) {
  const t = words(usePage().language);
  const digits = number.replaceAll(" ", "");
  const texted = text ?? (mayBeTexted ? digits : undefined);
  return (
    <li>
      <a href={`tel:${digits}`}>{number}</a>{" "}
      {texted && <a href={`sms:${texted}`}>{t("text", { number: text ?? number })}</a>}{" "}
      <Bilingual en={en} mi={mi} />
    </li>
  );
}

/** On every page where somebody may have typed what we did not understand. */
export function QuietLine() {
  const t = words(usePage().language);
  return (
    <p className="quiet-line">
      <Rich text={t("quiet")} />
    </p>
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
