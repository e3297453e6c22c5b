import type { Answers } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Errors } from "#app/forms/validate.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso } from "#app/nz/date.ts";

const supervisorWords = wordsOf("childcare/supervisor");

/** The specification does not give the value: this is the first day of the rates in our rules. */
const homeCareStartDate = "2018-04-01";

interface On {
  readonly language: Language;
  /** YYYY-MM-DD in New Zealand. */
  readonly today: string;
}

interface Checked {
  /** Of its questions' names, such as `children[0]`. */
  readonly child: string;
  /** YYYY-MM-DD */
  readonly dob: string;
}

/** No date before the child's birth or more than a year ahead; the top-up after care and home-based care have begun. */
export function enrolmentErrors(all: Answers, children: readonly Checked[], on: On): Errors {
  const entries = children.flatMap(({ child, dob }) => {
    const care = dateError(all, `${child}.enrollment_date`, dob, on);
    return [...care, ...topUpError(all, child, on)];
  });
  return Object.fromEntries(entries);
}

type NamedErrors = readonly (readonly [name: string, errors: readonly string[]])[];

const dayOf = (all: Answers, name: string): string | undefined => {
  const date = readDate(all, name);
  return date && toIso(date);
};

function dateError(all: Answers, name: string, dob: string, { language, today }: On): NamedErrors {
  const day = dayOf(all, name);
  const t = supervisorWords(language);
  if (day === undefined) return [];
  if (day < dob) return [[name, [t("checks/beforeBirth")]]];
  return day > yearAfter(today) ? [[name, [t("checks/tooLate")]]] : [];
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function topUpError(all: Answers, child: string, { language, today }: On): NamedErrors {
  const t = supervisorWords(language);
  const name = `${child}.top_up_start_date`;
  const start = dayOf(all, name);
  const care = dayOf(all, `${child}.enrollment_date`);
  if (start === undefined) return [];
  if (start < homeCareStartDate)
    return [[name, [t("checks/beforeHomeCare", { date: dayInWords(homeCareStartDate, language) })]]];
  if (care !== undefined && start < care) return [[name, [t("checks/beforeCare")]]];
  return start > yearAfter(today) ? [[name, [t("checks/tooLate")]]] : [];
}
