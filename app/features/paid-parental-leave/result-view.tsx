import type { CalendarDate } from "#app/nz/date.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { valueInWords } from "#app/ui/amounts/in-words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { DatesOffer } from "./dates-offer.tsx";
import { LawSections } from "./law-behind.tsx";
import { words } from "./numbered-words.ts";
import { outcomes } from "./outcomes.ts";
import type { OutcomeId } from "./tree.ts";

interface ResultViewProps {
  outcome: OutcomeId;
  dueDate: CalendarDate | undefined;
}

export function ResultView({ outcome, dueDate }: ResultViewProps) {
  const t = words(usePage().language);
  const { isLikely, isGentle, steps, law, dates } = outcomes[outcome];
  const layer = isGentle ? "layer" : isLikely ? "layer result-likely" : "layer result-not";
  return (
    <>
      <section className={layer} aria-labelledby="result">
        <h2 id="result" tabIndex={-1}>
          {t(`outcomes/${outcome}/title`)}
        </h2>
        <p className="result-text">
          <Rich text={t(`outcomes/${outcome}/text`)} />
        </p>
        {isLikely && <Highest />}
        <h3>{t(isLikely ? "next" : "instead")}</h3>
        <ul>
          {steps.map((step) => (
            <li key={step}>
              <Rich text={t(`steps/${step}`)} />
            </li>
          ))}
        </ul>
        <LawSections ids={law} />
        <p className="note">{t("know/indication")}</p>
      </section>
      {dates && <DatesOffer whose={dates} dueDate={dueDate} />}
      <p className="note print-hint">{t("print")}</p>
    </>
  );
}

function Highest() {
  const { language, amounts } = usePage();
  const t = words(language);
  const highest = amounts.get("paid_parental_leave.weekly_maximum");
  const least = amounts.get("paid_parental_leave.weekly_minimum");
  if (!highest) return <p className="result-amount">{t("amount/unknown")}</p>;
  return (
    <p className="result-amount">
      <Rich text={t("amount/text", { dollars: valueInWords(highest) })} /> <AmountNote amount={highest} />
      {least && (
        <>
          {" "}
          <Rich text={t("amount/least", { dollars: valueInWords(least) })} />
        </>
      )}
    </p>
  );
}
