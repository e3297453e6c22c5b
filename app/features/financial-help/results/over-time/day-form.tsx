import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../../pages.ts";
import { askForDay, dayForm, dayTexts, type TypedDay } from "./ask-for-day.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

const [asked] = questionsOf(askForDay, {});

/** The calendar file needs no account. */
export function DayForm({ typed }: { typed: TypedDay | undefined }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <form id={dayForm} className="no-print" method="post" action={to(pages.results)} noValidate>
      <FormToken />
      <QuestionView
        question={asked!}
        text={dayTexts(language).dueDate!}
        answers={typed?.answers ?? {}}
        errors={typed?.errors ?? {}}
        t={formWords(language)}
        focus={false}
      />
      <div className="buttons">
        <button className="button-quiet" type="submit" name="intent" value="calendar">
          {t("results/day/button")}
        </button>
      </div>
    </form>
  );
}

export function DayErrors({ errors }: Pick<TypedDay, "errors">) {
  const { language } = usePage();
  return (
    <ErrorSummary questions={[asked!]} errors={errors} texts={dayTexts(language)} t={formWords(language)} />
  );
}
