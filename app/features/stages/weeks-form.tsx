import { questionsOf } from "#app/forms/questions.ts";
import { dateAnswersIn } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { type MyWeeks, weeksStep } from "./my-weeks.ts";

const formWords = wordsOf("forms");
const words = wordsOf("stages");

const [asked] = questionsOf(weeksStep, {}).map((question) => ({ ...question, id: "date" }));

/** The day goes into the address: that needs no account and can be bookmarked. */
export function WeeksForm({ weeks }: { weeks: MyWeeks }) {
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <details className="my-weeks" id="my-weeks" open={weeks.is === "wrong"}>
      <summary>{weeks.is === "known" ? <Told weeks={weeks} /> : t("stage/weeksOf/title")}</summary>
      <form action={to(path)} method="get">
        <QuestionView
          question={asked!}
          text={textIn(language)}
          answers={shownOf(weeks)}
          errors={errorsOf(weeks, language)}
          t={formWords(language)}
          focus={weeks.is === "wrong"}
        />
        <div className="buttons">
          <button className="bar-button" type="submit" name="of" value="due">
            {t("stage/weeksOf/due")}
          </button>{" "}
          <button className="bar-button" type="submit" name="of" value="birth">
            {t("stage/weeksOf/birth")}
          </button>
        </div>
      </form>
    </details>
  );
}

function textIn(language: Language) {
  const t = words(language);
  return { label: t("stage/weeksOf/label"), hint: t("stage/weeksOf/note") };
}

function shownOf(weeks: MyWeeks) {
  if (weeks.is === "none") return {};
  return weeks.is === "wrong" ? weeks.typed : dateAnswersIn("date", weeks.day);
}

/** A wrong part, or a day from which nothing can be counted. */
function errorsOf(weeks: MyWeeks, language: Language): Errors {
  if (weeks.is !== "wrong") return {};
  const { errors } = validate(weeksStep, weeks.typed, { date: textIn(language) }, formWords(language));
  return Object.keys(errors).length > 0 ? errors : { date: [words(language)("stage/weeksOf/wrong")] };
}

function Told({ weeks: { day, of, passed } }: { weeks: MyWeeks & { is: "known" } }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      {t(`stage/weeksOf/known/${of}`, { day: dayInWords(day, language) })}
      {passed !== undefined && ` ${t(`stage/weeksOf/passed/${of}`, { count: passed })}`}
    </>
  );
}
