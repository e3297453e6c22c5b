import { dayInWords } from "#app/i18n/day.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { DatesOffer } from "./dates-offer.tsx";
import { LawSections } from "./law-behind.tsx";
import { highestPayment } from "./limits.ts";
import { outcomes } from "./outcomes.ts";
import type { OutcomeId } from "./tree.ts";
import { words } from "./words.ts";

interface ResultViewProps {
  outcome: OutcomeId;
  dueDate: CalendarDate | undefined;
}

export function ResultView({ outcome, dueDate }: ResultViewProps) {
  const t = words(usePage().language);
  const { isLikely, steps, law, dates } = outcomes[outcome];
  return (
    <>
      <section className={isLikely ? "layer result-likely" : "layer result-not"} aria-labelledby="result">
        <h2 id="result" tabIndex={-1}>
          {t(`outcomes/${outcome}/title`)}
        </h2>
        <p className="result-text">
          <Rich text={t(`outcomes/${outcome}/text`)} />
        </p>
        {isLikely && <Amount />}
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

/** The highest payment, and since when. */
function Amount() {
  const { language } = usePage();
  const t = words(language);
  const { dollars, since, source } = highestPayment;
  return (
    <p className="result-amount">
      <Rich text={t("amount/text", { dollars })} />{" "}
      <small>
        {t("amount/dated", { date: dayInWords(since, language) })}{" "}
        <a href={source}>
          <Rich text={t("amount/source")} />
        </a>
      </small>
    </p>
  );
}
