import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import type { ReviewedLine, ReviewedSection, ReviewedStep } from "./reviewed-steps.ts";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");

interface ReviewedAnswersProps {
  steps: readonly ReviewedStep[];
  isChangeable?(question: string, step: string): boolean;
  isAnnotated?(question: string): boolean;
  isNoted?(note: string): boolean;
  after?(question: string): ReactNode;
  /** What a step says in a line; its number of answers stands before it. */
  digest?(step: ReviewedStep): string;
  /** All that somebody must see before it is sent, though folded up. */
  gist?(step: ReviewedStep): string;
  /** For a copy to print. */
  isOpen?: boolean;
}

/** Steps are folded up; our own warnings stay visible in their rows. */
export function ReviewedAnswers({
  steps,
  isChangeable = () => true,
  isAnnotated = () => false,
  isNoted = () => true,
  after,
  digest,
  gist,
  isOpen = false,
}: ReviewedAnswersProps) {
  return steps.map((step) => {
    const { name, heading, sections } = step;
    const notes = notesOf(sections, isAnnotated).filter(({ id }) => isNoted(id));
    return (
      <div key={name} className="reviewed-row">
        <details className="reviewed" open={isOpen}>
          <summary>
            <h2 id={`review-${name}`}>
              <Rich text={heading} />
            </h2>
            {digest && <Digest words={digest(step)} step={step} />}
            {gist?.(step) && <span className="gist">{gist(step)}</span>}
          </summary>
          {sections.map((section) => (
            <Section
              key={section.name}
              {...section}
              isChangeable={(question) => isChangeable(question, name)}
              after={after}
            />
          ))}
        </details>
        {notes.map(({ id, text }) => (
          <p key={id} className="review-note">
            <Rich text={text} />
          </p>
        ))}
      </div>
    );
  });
}

function Digest({ words, step: { sections } }: { words: string; step: ReviewedStep }) {
  const { language } = usePage();
  const none = formWords(language)("answers/none");
  const count = sections.flatMap(({ lines }) => lines).filter(({ answer }) => answer !== none).length;
  return (
    <span className="digest">
      {[wizardWords(language)("answered", { count }), words].filter(Boolean).join(" · ")}
    </span>
  );
}

const notesOf = (sections: readonly ReviewedSection[], isAnnotated: (question: string) => boolean) =>
  sections
    .filter(({ lines }) => !lines.some(({ name }) => isAnnotated(name)))
    .flatMap(({ lines }) => lines.flatMap(({ notes }) => notes));

interface Shown {
  isChangeable(question: string): boolean;
  after: ((question: string) => ReactNode) | undefined;
}

function Section({ heading, lines, ...shown }: ReviewedSection & Shown) {
  return (
    <>
      {heading && (
        <h3>
          <Rich text={heading} />
        </h3>
      )}
      <dl className="review">
        {lines.map((line) => (
          <Line key={line.name} {...shown} {...line} />
        ))}
      </dl>
    </>
  );
}

function Line({ name, label, answer, change, isChangeable, after }: ReviewedLine & Shown) {
  const { language } = usePage();
  const to = useAddress();
  const forms = formWords(language);
  return (
    <div>
      <dt>
        <Rich text={label} />
      </dt>
      <dd>
        <span className={answer === forms("answers/none") ? "answer unanswered" : "answer"}>{answer}</span>{" "}
        {isChangeable(name) && (
          <a href={to(change)} aria-label={wizardWords(language)("changeOf", { label: plain(label) })}>
            {forms("buttons/change")}
          </a>
        )}
        {after?.(name)}
      </dd>
    </div>
  );
}
