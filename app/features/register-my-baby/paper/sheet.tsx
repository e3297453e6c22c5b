import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { filledInBy } from "../registry/filled-in-by.ts";
import { isNotKnown } from "../registry/not-known.ts";
import type { RegistrationState } from "../service.ts";
import { reviewedSteps } from "../steps/review/reviewed-steps.ts";

const formWords = wordsOf("forms");
const paperWords = wordsOf("register-my-baby/paper");

/** Ours alone: the paper form does not ask them. */
const notOnForm = [
  "mother.absence",
  "fillingIn.who",
  "fillingIn.parent",
  "fillingIn.reason",
  "parentSameAddress",
];

/** In English, as the registrar and the form read; in the form's order: child, mother, other parent, relationship. */
export function PaperSheet({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const t = paperWords(language);
  const { answers } = state.progress;
  return (
    <section className="paper-sheet" aria-labelledby="paper-sheet">
      <h2 id="paper-sheet">{t("sheet/title")}</h2>
      <div lang={language === "mi" ? "en-NZ" : undefined}>
        {partsOf(state).map(({ name, heading, lines }, index) => (
          <details key={name} className="reviewed" open={index === 0}>
            <summary>
              <h3>
                <Rich text={heading} />
              </h3>
            </summary>
            <dl className="review">
              {lines.map((line) => (
                <div key={line.name}>
                  <dt>
                    <Rich text={line.label} />
                  </dt>
                  <dd>{line.answer}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
        <Signature reason={filledInBy(answers) ?? ""} />
      </div>
    </section>
  );
}

function partsOf(state: RegistrationState) {
  const unknown = paperWords("en")("sheet/unknown");
  const none = formWords("en")("answers/none");
  const { answers } = state.progress;
  return reviewedSteps(state, "en").map(({ name, heading, sections }) => ({
    name,
    heading,
    lines: sections
      .flatMap(({ lines }) => lines)
      .filter(({ name }) => !notOnForm.includes(name))
      .map((line) =>
        line.answer === none && isNotKnown(answers, line.name) ? { ...line, answer: unknown } : line,
      )
      .filter(({ answer }) => answer !== none),
  }));
}

function Signature({ reason }: { reason: string }) {
  const t = paperWords("en");
  return (
    <dl className="review">
      {[
        [t("sheet/reason"), reason],
        [t("sheet/signature"), ""],
        [t("sheet/date"), ""],
      ].map(([label, answer]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{answer || <span className="to-write" />}</dd>
        </div>
      ))}
    </dl>
  );
}
