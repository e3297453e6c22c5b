import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import { questionsOf } from "#app/forms/questions.ts";
import { submissionIn } from "#app/forms/submission.ts";
import { dateAnswersIn, readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { usePage } from "#app/ui/page-context.tsx";

const formWords = wordsOf("forms");
const words = wordsOf("account");

export const dueDateField = date({ namesPart: true });

const dueDateStep = step("due-date", [section("due-date", { dueDate: question(dueDateField) })]);
const [asked] = questionsOf(dueDateStep, {}).map((question) => ({ ...question, id: "calendar-day" }));

function texts(language: Language): QuestionTexts {
  const t = words(language);
  return { dueDate: { label: t("profile/questions/dueDate/label"), missing: t("calendar/missing") } };
}

export interface TypedDueDate {
  readonly answers: Answers;
  readonly errors: Errors;
  /** Undefined when it is wrong. */
  readonly day?: CalendarDate | undefined;
}

export function typedDueDate(sent: FormData, language: Language): TypedDueDate {
  const { data, formatErrors } = readDueDateForm(sent, language);
  const { answers } = submissionIn(data, dueDateStep);
  const checked = validate(dueDateStep, answers, texts(language), formWords(language));
  const errors = { ...checked.errors, ...formatErrors };
  return { answers, errors, day: Object.keys(errors).length > 0 ? undefined : readDate(answers, "dueDate") };
}

/** Programs may send yyyy-mm-dd as one value: it is split into the three fields. */
export function readDueDateForm(
  sent: FormData,
  language: Language,
): { data: FormData; formatErrors: Errors } {
  const whole = sent.get("dueDate");
  if (typeof whole !== "string") return { data: sent, formatErrors: {} };
  for (const [name, value] of Object.entries(dateAnswersIn("dueDate", whole))) sent.set(name, String(value));
  const isReadable = /^(\d{4}-\d{2}-\d{2})?$/.test(whole.trim());
  return {
    data: sent,
    formatErrors: isReadable ? {} : { dueDate: [words(language)("profile/errors/format")] },
  };
}

export function DueDateQuestion({ answers, errors }: Omit<TypedDueDate, "day">) {
  const { language } = usePage();
  return (
    <QuestionView
      question={asked!}
      text={texts(language).dueDate!}
      answers={answers}
      errors={errors}
      t={formWords(language)}
      focus={false}
    />
  );
}

export function DueDateErrors({ errors }: { errors: Errors }) {
  const { language } = usePage();
  return (
    <ErrorSummary questions={[asked!]} errors={errors} texts={texts(language)} t={formWords(language)} />
  );
}
