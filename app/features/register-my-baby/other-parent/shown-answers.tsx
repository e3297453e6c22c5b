import type { ReviewLine } from "#app/forms/review.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");
const otherParentWords = wordsOf("register-my-baby/other-parent");

interface ShownStep {
  readonly name: string;
  readonly heading: string;
  readonly lines: readonly ReviewLine[];
}

/** What the first parent typed, worded as in their form. */
export const ShownFacts = ({ steps }: { steps: readonly ShownStep[] }) =>
  steps.map((step) => <Step key={step.name} {...step} />);

function Step({ name, heading, lines }: ShownStep) {
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

/** @param addressOf the step with a question, where it can be changed */
export function OwnAnswers({
  lines,
  addressOf,
}: {
  lines: readonly ReviewLine[];
  addressOf: (name: string) => string;
}) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  return (
    <details className="help">
      <summary>{t("agree/own")}</summary>
      <dl className="review">
        {lines.map(({ name, label, answer }) => (
          <div key={name}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>
              <span className="answer">{answer}</span>{" "}
              <a
                href={to(addressOf(name))}
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
