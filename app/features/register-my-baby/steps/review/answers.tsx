import { Fragment } from "react";
import { formWords } from "#app/forms/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import type { Titles } from "../person/titles.ts";
import type { PlacedMessage } from "./place-messages.ts";
import { MessagesAt } from "./registry-messages.tsx";
import { type ReviewedLine, type ReviewedSection, reviewedSteps } from "./reviewed-steps.ts";
import { reviewWords } from "./words.ts";

interface ReviewedAnswersProps {
  progress: WizardProgress;
  titles: Titles;
  messages: readonly PlacedMessage[];
  /** Questions without a link to change them. */
  unchangeable: readonly string[];
}

/** Steps are folded up; our own warnings stay in sight below their step, what the registry says stands above them all. */
export function ReviewedAnswers({ progress, titles, ...shown }: ReviewedAnswersProps) {
  const { language } = usePage();
  return reviewedSteps(progress, language, titles).map(({ name, heading, sections }) => (
    <Fragment key={name}>
      <details className="reviewed">
        <summary>
          <h2 id={`review-${name}`}>
            <Rich text={heading} />
          </h2>
        </summary>
        {sections.map((section) => (
          <Section key={section.name} {...section} {...shown} />
        ))}
      </details>
      {notesOf(sections, shown).map((note) => (
        <p key={note} className="review-note">
          <Rich text={note} />
        </p>
      ))}
    </Fragment>
  ));
}

const hasMessages = ({ lines }: ReviewedSection, { messages }: Shown): boolean =>
  messages.some(({ at }) => lines.some(({ name }) => name === at?.question));

/** A message of the registry replaces our own notes about the same answers. */
const notesOf = (sections: readonly ReviewedSection[], shown: Shown): string[] =>
  sections
    .filter((section) => !hasMessages(section, shown))
    .flatMap(({ lines }) => lines.flatMap(({ notes }) => notes));

type Shown = Pick<ReviewedAnswersProps, "messages" | "unchangeable">;

function Section({ heading, lines, messages, unchangeable }: ReviewedSection & Shown) {
  return (
    <>
      {heading && (
        <h3>
          <Rich text={heading} />
        </h3>
      )}
      <dl className="review">
        {lines.map((line) => (
          <Line key={line.name} {...line} messages={messages} unchangeable={unchangeable} />
        ))}
      </dl>
    </>
  );
}

function Line({ name, label, answer, change, messages, unchangeable }: ReviewedLine & Shown) {
  const { language } = usePage();
  const to = useAddress();
  const t = reviewWords(language);
  const forms = formWords(language);
  return (
    <div>
      <dt>
        <Rich text={label} />
      </dt>
      <dd>
        <span className={answer === forms("answers/none") ? "answer unanswered" : "answer"}>{answer}</span>{" "}
        {!unchangeable.includes(name) && (
          <a href={to(change)} aria-label={t("changeOf", { label: plain(label) })}>
            {forms("buttons/change")}
          </a>
        )}
        <MessagesAt question={name} messages={messages} />
      </dd>
    </div>
  );
}
