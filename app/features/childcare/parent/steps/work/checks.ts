import type { Answers } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso } from "#app/nz/date.ts";
import type { Person } from "../../people.ts";

const workWords = wordsOf("childcare/parent/steps/work/checks");

/** @param all pruned answers @param on.today YYYY-MM-DD in New Zealand */
export function workErrors(who: Person, all: Answers, on: { today: string; language: Language }): Errors {
  const finish = `${who}.work_and_activities.course_end_date`;
  const end = readDate(all, finish);
  const start = readDate(all, `${who}.work_and_activities.course_start_date`);
  const t = workWords(on.language);
  if (end && start && toIso(end) <= toIso(start)) return { [finish]: [t("finishBeforeStart")] };
  const lastYear = Number(on.today.slice(0, 4)) + 1;
  return end && end.year > lastYear ? { [finish]: [t("finishTooLate", { year: lastYear })] } : {};
}
