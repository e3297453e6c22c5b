import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { useAnswerWords } from "./answer-words.ts";
import { LayerLink } from "./layer-link.tsx";
import { words } from "./numbered-words.ts";
import { type CheckerQuestion, lossAnswer } from "./tree.ts";
import { type AnsweredQuestion, questionsLeft } from "./tree-path.ts";

/** Each answer is a link: every browser can follow one. */
export function NextQuestion({
  question,
  answered,
}: {
  question: CheckerQuestion;
  answered: readonly AnsweredQuestion[];
}) {
  const t = words(usePage().language);
  const answerWords = useAnswerWords();
  const { id, answers: all } = question;
  const { [lossAnswer]: loss, ...answers } = all;
  const heading = t.find(`questions/${id}/heading`);
  const isYesNo = "yes" in answers;
  const number = answered.length + 1;
  return (
    <section className="layer" aria-labelledby="question">
      <p className="layer-progress">
        <span className="layer-number" aria-hidden="true">
          {number}
        </span>
        <span>
          {t("progress", { number, most: answered.length + questionsLeft(question) })}
          {heading && <b>{heading}</b>}
        </span>
      </p>
      <h2 id="question" tabIndex={-1}>
        <Rich text={t(`questions/${id}/question`)} />
      </h2>
      <MoreInfo id={id} />
      <ul className={isYesNo ? "choices choices-two" : "choices"}>
        {inOrder(Object.keys(answers)).map((answer) => (
          <li key={answer}>
            <LayerLink
              className="choice"
              answered={[...answered, { question, answer }]}
              to={answers[answer]!}
            >
              {answerWords(question, answer)}
            </LayerLink>
          </li>
        ))}
      </ul>
      {loss && (
        <p className="note">
          <LayerLink answered={[...answered, { question, answer: lossAnswer }]} to={loss}>
            {answerWords(question, lossAnswer)}
          </LayerLink>
        </p>
      )}
    </section>
  );
}

const inOrder = (answers: readonly string[]): readonly string[] =>
  answers.includes("yes") ? ["yes", "no"] : answers;

function MoreInfo({ id }: Pick<CheckerQuestion, "id">) {
  const t = words(usePage().language);
  const title = t.find(`questions/${id}/moreInfo/title`);
  const text = t.find(`questions/${id}/moreInfo/text`);
  if (!title || !text) return null;
  return (
    <details className="more">
      <summary>{title}</summary>
      <p>
        <Rich text={text} />
      </p>
    </details>
  );
}
