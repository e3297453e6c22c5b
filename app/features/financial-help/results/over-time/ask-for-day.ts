import { dueDateField, familyCalendar } from "#app/features/account/index.ts";
import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

export const dayForm = "calendar";

export const askForDay = step("day", [section("day", { dueDate: question(dueDateField) })]);

export function dayTexts(language: Language): QuestionTexts {
  const t = words(language);
  return { dueDate: { label: t("results/day/label"), hint: t("results/day/hint") } };
}

export interface TypedDay {
  readonly answers: Answers;
  readonly errors: Errors;
}

/** By POST, so that the day is in no address. */
export function calendarOr(visit: Visit, answers: Answers): Response | TypedDay {
  const { language } = visit.request;
  const checked = validate(askForDay, answers, dayTexts(language), formWords(language));
  const day = readDate(checked.answers, "dueDate");
  return day && Object.keys(checked.errors).length === 0 ? familyCalendar(visit, day) : checked;
}
