import { question, section, when } from "#app/forms/builders.ts";
import { all, type Condition, is, onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Group, Section } from "#app/forms/declaration.ts";
import { select } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { hoursPerWeek } from "#app/forms/fields/hours.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { withDefault } from "#app/forms/fields/with-default.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { EnrolledChild } from "../../application/section-form.ts";
import { isWeekUnlikely } from "../fees.ts";
import { truth } from "./truth.ts";

const longestText = 50;
const longestExplanation = 256;
const mostTwentyHours = 21;

const amount = () => dollars({ characters: longestText });
const hoursToChoose = Array.from({ length: mostTwentyHours + 1 }, (_, hours) => String(hours));

interface ChildQuestions {
  /** Of its questions' names, such as `children[0]`. */
  readonly child: string;
  /** Of its sections' names. */
  readonly section: string;
  readonly offersTwentyHours: boolean;
  /** Asked of each child unless the service has said it of all. */
  readonly isHomeBased?: Condition;
  /** In dollars. */
  readonly hourlyFee?: string | undefined;
}

/** What is asked about one child: whether and how long it attends, then what that costs. */
export function childSections({
  child,
  section: name,
  offersTwentyHours,
  isHomeBased: ofAll,
  hourlyFee,
}: ChildQuestions): Section[] {
  const of = (question: string) => `${child}.${question}`;
  const attends = is(of("is_attending"), "true");
  const isHomeBased = all(attends, ofAll ?? is(of("is_home_based_educator"), "true"));
  const hasTopUp = all(isHomeBased, is(of("charges_home_based_top_up"), "true"));
  const named = (group: Group): Group =>
    Object.fromEntries(Object.entries(group).map(([question, entry]) => [of(question), entry]));
  const attendance = named({
    is_attending: truth(),
    ...when(attends, {
      enrollment_date: question(date()),
      hours_of_care_weekly: question(hoursPerWeek({ max: longestText })),
      ...(offersTwentyHours ? { provider_20_hours_weekly: question(select(hoursToChoose)) } : {}),
    }),
  });
  const fees = named({
    ...when(attends, {
      hourly_fee: question(hourlyFee ? withDefault(amount(), hourlyFee) : amount()),
      weekly_fee: question(amount()),
      ...when(
        onServer((answers) => isWeekUnlikely(answers, child)),
        { fee_explanation: question(text({ max: longestExplanation })) },
      ),
      ...(ofAll ? {} : { is_home_based_educator: truth() }),
    }),
    ...when(isHomeBased, { charges_home_based_top_up: truth() }),
    ...when(hasTopUp, {
      top_up_payment_hourly: question(amount()),
      top_up_start_date: question(date()),
    }),
  });
  return [section(name, attendance), section(`${name}-fees`, fees, attends)];
}

export const notAttending = (child: string, id: string): Note => ({
  id,
  after: `${child}.is_attending`,
  when: is(`${child}.is_attending`, "false"),
  kind: "warning",
});

export function nameAndBirth(
  { first_name, middle_name, last_name, dob }: EnrolledChild,
  language: Language,
): string {
  // A dash means there is no such name.
  const names = [first_name, middle_name, last_name].filter((name) => name !== "" && name !== "-");
  return `${names.join(" ")}, ${dayInWords(dob, language)}`;
}
