import { type ReviewLine, review } from "#app/forms/review.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import { evaluate, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { stepPath, wizardOf } from "#app/wizard/service.ts";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import { isSaid } from "../loss/lost.ts";
import { birthRegistration } from "../service.ts";

import type { OtherParentState } from "./open-agree.ts";
import { isShown, otherThan, secondIn, shownSteps } from "./shown.ts";
import { yourDetails } from "./steps/your-details.ts";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");
const otherParentWords = wordsOf("register-my-baby/other-parent");

/** What the first parent typed, worded as in their form. */
export function ShownFacts({ state: { saved, facts } }: { state: OtherParentState }) {
  const { language } = usePage();
  const first = otherThan(secondIn(saved.facts));
  // "You" is whoever filled that in: here somebody else reads it.
  const { "fillingIn.you": _, ...named } = saved.facts;
  const texts = questionTexts(birthRegistration, language, named);
  const t = formWords(language);
  const progress = evaluate(wizardOf(birthRegistration, facts), saved.facts, language);
  const linesOf = ({ step, answers, earlier }: StepState) =>
    review(step, answers, texts, t, earlier).filter(
      ({ name, answer }) =>
        isShown(name, first) &&
        isSaid(name, saved.facts) &&
        answer !== t("answers/none") &&
        name !== "child.bornInNZ",
    );
  return shownSteps.map((name) => {
    const state = stepNamed(progress, name);
    const lines = state ? linesOf(state) : [];
    return (
      lines.length > 0 && (
        <Step
          key={name}
          name={name}
          heading={stepText(birthRegistration, name, language, named).title}
          lines={lines}
        />
      )
    );
  });
}

function Step({ name, heading, lines }: { name: string; heading: string; lines: readonly ReviewLine[] }) {
  return (
    <section className="reviewed" aria-labelledby={`shown-${name}`}>
      <h2 id={`shown-${name}`}>
        <Rich text={heading} />
      </h2>
      <Lines lines={lines.filter((line) => !isOfSibling(line))} />
      <Siblings lines={lines.filter(isOfSibling)} />
    </section>
  );
}

const isOfSibling = ({ name }: ReviewLine): boolean => name.startsWith("siblings[");

/** Three lines each would be longer than everything else together. */
function Siblings({ lines }: { lines: readonly ReviewLine[] }) {
  const t = otherParentWords(usePage().language);
  if (lines.length === 0) return null;
  return (
    <details className="help">
      <summary>{t("agree/siblings")}</summary>
      <Lines lines={lines} />
    </details>
  );
}

const Lines = ({ lines }: { lines: readonly ReviewLine[] }) => (
  <dl className="review">
    {lines.map(({ name, label, answer }) => (
      <div key={name}>
        <dt>
          <Rich text={label} />
        </dt>
        <dd>
          <span className="answer">{answer}</span>
        </dd>
      </div>
    ))}
  </dl>
);

export function OwnAnswers({ state }: { state: OtherParentState }) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  const details = stepNamed(state.progress, yourDetails.name);
  if (!details) return null;
  return (
    <details className="help">
      <summary>{t("agree/own")}</summary>
      <dl className="review">
        {ownLines(details, state, language).map(({ name, label, answer }) => (
          <div key={name}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>
              <span className="answer">{answer}</span>{" "}
              <a
                href={to(stepPath(state.service, yourDetails.name, name))}
                aria-label={wizardWords(language)("changeOf", { label: plain(label) })}
              >
                {formWords(language)("buttons/change")}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const ownLines = (
  { step, answers, earlier }: StepState,
  { service, saved }: OtherParentState,
  language: Language,
) => review(step, answers, questionTexts(service, language, saved.answers), formWords(language), earlier);
