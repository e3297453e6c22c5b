import { Fragment, type ReactNode } from "react";
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

/** Steps are folded up; what the registry says of an answer, and our own warnings, stay in sight below their step. */
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
      <Told sections={sections} {...shown} />
    </Fragment>
  ));
}

function Told({ sections, messages, unchangeable }: { sections: readonly ReviewedSection[] } & Shown) {
  const isTold = ({ name }: ReviewedLine) => messages.some(({ at }) => at?.question === name);
  const told = sections.flatMap(({ lines }) => lines.filter(isTold));
  // A message of the registry replaces our own notes about the same answers.
  const notes = sections
    .filter(({ lines }) => !lines.some(isTold))
    .flatMap(({ lines }) => lines.flatMap((line) => line.notes));
  return (
    <>
      {told.length > 0 && (
        <div className="reviewed">
          <dl className="review">
            {told.map((line) => (
              <Line key={line.name} {...line} unchangeable={unchangeable}>
                <MessagesAt question={line.name} messages={messages} />
              </Line>
            ))}
          </dl>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="review-note">
          <Rich text={note} />
        </p>
      ))}
    </>
  );
}

type Shown = Pick<ReviewedAnswersProps, "messages" | "unchangeable">;

function Section({ heading, lines, unchangeable }: ReviewedSection & Shown) {
  return (
    <>
      {heading && (
        <h3>
          <Rich text={heading} />
        </h3>
      )}
      <dl className="review">
        {lines.map((line) => (
          <Line key={line.name} {...line} unchangeable={unchangeable} />
        ))}
      </dl>
    </>
  );
}

interface LineProps extends ReviewedLine, Pick<Shown, "unchangeable"> {
  children?: ReactNode;
}

function Line({ name, label, answer, change, unchangeable, children }: LineProps) {
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
        {children}
      </dd>
    </div>
  );
}
