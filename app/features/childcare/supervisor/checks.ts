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

/** The top-up may not start before home-based care is paid for, nor before the child's care. */
export function topUpErrors(all: Answers, children: number, language: Language): Errors {
  const t = supervisorWords(language);
  const day = (name: string) => {
    const date = readDate(all, name);
    return date && toIso(date);
  };
  const entries = Array.from({ length: children }, (_, at) => {
    const name = `children[${at}].top_up_start_date`;
    const start = day(name);
    const care = day(`children[${at}].enrollment_date`);
    if (start === undefined) return [];
    if (start < homeCareStartDate)
      return [
        [name, [t("checks/beforeHomeCare", { date: dayInWords(homeCareStartDate, language) })]] as const,
      ];
    return care !== undefined && start < care ? [[name, [t("checks/beforeCare")]] as const] : [];
  });
  return Object.fromEntries(entries.flat());
}
