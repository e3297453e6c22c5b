import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { useAnswerWords } from "./answer-words.ts";
import { LayerLink } from "./layer-link.tsx";
import { words } from "./numbered-words.ts";
import { tree } from "./tree.ts";
import type { AnsweredQuestion } from "./tree-path.ts";

const formWords = wordsOf("forms");

export function AnswersSoFar({ answered }: { answered: readonly AnsweredQuestion[] }) {
  const { language } = usePage();
  const t = words(language);
  const answerWords = useAnswerWords();
  if (answered.length === 0) return null;
  return (
    <section className="answered" aria-labelledby="answered">
      <div className="answered-title">
        <h2 id="answered">{t("answered")}</h2>
        {answered.length > 1 && (
          <LayerLink answered={[]} to={tree}>
            {t("again")}
          </LayerLink>
        )}
      </div>
      <dl>
        {answered.map(({ question, answer }, index) => (
          <div key={question.name}>
            <dt>
              <Rich text={t(`questions/${question.id}/question`)} />
            </dt>
            <dd>
              <span>{answerWords(question, answer)}</span>{" "}
              <LayerLink answered={answered.slice(0, index)} to={question}>
                {formWords(language)("buttons/change")}{" "}
                <span className="visually-hidden">
                  <Rich text={t(`questions/${question.id}/question`)} />
                </span>
              </LayerLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
