import type { ReviewLine } from "#app/forms/review.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import { stepNamed } from "#app/wizard/evaluate.ts";
import { stepPath } from "#app/wizard/service.ts";
import type { OtherParentState } from "./open-agree.ts";
import { ownLines, shownLines } from "./shown-lines.ts";
import { yourDetails } from "./steps/your-details.ts";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");
const otherParentWords = wordsOf("register-my-baby/other-parent");

/** What the first parent typed, worded as in their form. */
export const ShownFacts = ({ state: { saved, facts } }: { state: OtherParentState }) =>
  shownLines(saved.facts, facts, usePage().language).map(({ name, heading, lines }) => (
    <Step key={name} name={name} heading={heading} lines={lines} />
  ));

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
