import { changeAddress, review } from "#app/forms/review.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { pages } from "../pages.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import type { FinancialHelpResults } from "./find-results.ts";
import { Fold } from "./fold.tsx";
import { WhenOwn } from "./when-own.tsx";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

export function YourAnswers({ answers }: Pick<FinancialHelpResults, "answers">) {
  const { language } = usePage();
  const t = words(language);
  const forms = formWords(language);
  const to = useAddress();
  const texts = textsOf("financial-help", language).questions;
  return (
    <Fold id="your-answers" title={t("results/answersTitle")}>
      <dl className="review reach">
        {review(questionnaire, answers, texts, forms).map(({ name, label, answer }) => (
          <div key={name}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>
              {answer}{" "}
              <WhenOwn>
                <a href={changeAddress(to(pages.questions), name)}>
                  {forms("buttons/change")}{" "}
                  <span className="visually-hidden">
                    <Rich text={label} />
                  </span>
                </a>
              </WhenOwn>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
