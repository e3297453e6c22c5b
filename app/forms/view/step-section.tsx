import { Fragment, type ReactNode } from "react";
import { type Answers, answersTo } from "../answers.ts";
import { sectionName } from "../conditions/hidden-questions.ts";
import type { Note } from "../conditions/note.ts";
import type { Section } from "../declaration.ts";
import type { FormWords, QuestionTexts } from "../field.ts";
import { errorsOf } from "../question-errors.ts";
import { textOf } from "../question-words.ts";
import { controlsOf, type Question } from "../questions.ts";
import { isNested, rowsOfSection } from "../rows-state.ts";
import type { Errors } from "../validate.ts";
import { Notes } from "./notes.tsx";
import { QuestionView } from "./question-view.tsx";
import { AddRow, RowEnd } from "./row-buttons.tsx";

interface StepSectionProps {
  section: Section;
  isOfRow?: boolean;
  questions: readonly Question[];
  answers: Answers;
  counted: Answers;
  earlier: Answers;
  ruledOut: ReadonlySet<string>;
  errors: Errors;
  texts: QuestionTexts;
  notes: { notes: readonly Note[]; texts: Readonly<Record<string, string>> };
  t: FormWords;
  focus: string | undefined;
  heading: ReactNode;
  end: ReactNode;
}

export function StepSection(props: StepSectionProps) {
  const { section, ruledOut, heading } = props;
  const { name } = section;
  const headingId = `${name}-t`;
  const title = heading && <h2 id={headingId}>{heading}</h2>;
  const body = <SectionBody {...props} />;
  return (
    <section
      id={name}
      className={[
        "form-section",
        section.isFolded && "foldable",
        ruledOut.has(sectionName(name)) && "unasked",
      ]
        .filter(Boolean)
        .join(" ")}
      aria-labelledby={heading ? headingId : undefined}
    >
      {section.isFolded ? (
        <details className="folded" open={isInUse(props)}>
          <summary>{title}</summary>
          {body}
        </details>
      ) : (
        <>
          {title}
          {body}
        </>
      )}
    </section>
  );
}

function SectionBody(props: StepSectionProps) {
  const { section, questions, answers, counted, earlier, ruledOut, notes, t, end } = props;
  const notesAfter = (after: string) => (
    <Notes {...notes} after={after} answers={counted} earlier={earlier} t={t} />
  );
  return (
    <>
      {notesAfter(section.name)}
      {questions.map(
        (question, index) =>
          question.section === section.name && (
            <Fragment key={question.name}>
              <QuestionView
                question={question}
                text={textOf(question, props.texts)}
                answers={answers}
                errors={props.errors}
                earlier={earlier}
                t={t}
                focus={props.focus === question.name}
                isUnasked={ruledOut.has(question.name)}
              />
              <RowEnd
                question={question}
                next={questions[index + 1]}
                isPage={props.isOfRow === true}
                texts={props.texts}
                t={t}
              />
              {notesAfter(question.name)}
            </Fragment>
          ),
      )}
      {rowsOfSection(section, answers)
        .filter((rows) => !isNested(rows))
        .map((rows) => (
          <AddRow key={rows.name} rows={rows} texts={props.texts} t={t} />
        ))}
      {end}
    </>
  );
}

const isInUse = ({ section, questions, answers, errors, focus }: StepSectionProps): boolean =>
  questions.some(
    (question) =>
      question.section === section.name &&
      (question.name === focus ||
        errorsOf(question, errors).length > 0 ||
        controlsOf(question).some((control) => answersTo(answers, control).length > 0)),
  );
