import { answerTo } from "#app/forms/answers.ts";
import { onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { toIso, wholeYears } from "#app/nz/date.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { mostChildren } from "./relationships.ts";

/** Years: then it ends for every child (`workers/rules/benefits/childcare-subsidy.ts`). */
const schoolAge = 6;

const children = Array.from({ length: mostChildren }, (_, at) => `children[${at}]`);
const idOf = (child: string): string => `school-age-${child.replace(/\D/g, "")}`;

/** Where it is applied for a child who is too old; it stops nobody. @param today YYYY-MM-DD */
export const childNotes = (today: string): Note[] =>
  children.map((child) => ({
    id: idOf(child),
    after: `${child}.date_of_birth`,
    when: onServer((answers) => {
      const born = readDate(answers, `${child}.date_of_birth`);
      const applies = answerTo(answers, `${child}.is_applying_for_ccs`) === "true";
      return applies && born !== undefined && wholeYears(toIso(born), today) >= schoolAge;
    }),
    kind: "warning",
  }));

/** One sentence for whichever child. */
export function childrenText(language: Language): StepText {
  const words = textsOf("childcare/parent/steps/children", language);
  const { "school-age": tooOld, ...notes } = words.notes;
  return {
    ...words,
    notes: { ...notes, ...Object.fromEntries(children.map((child) => [idOf(child), tooOld])) },
  };
}
