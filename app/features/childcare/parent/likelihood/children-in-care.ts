import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso } from "#app/nz/date.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { people } from "../people.ts";
import { hasPartner } from "../read-answers.ts";
import { childRows } from "../steps/children/provider-rows.ts";
import { yearlyIncome } from "./family.ts";
import { type Carer, type ChildInCare, type WeeklySubsidy, weeklySubsidy } from "./weekly-subsidy.ts";

/** What comes off the bill once services have told it. @param answers pruned @param today YYYY-MM-DD */
export async function subsidyOf(
  forms: readonly SectionForm[],
  answers: Answers,
  today: string,
  visit: Pick<Visit, "neighbours">,
): Promise<WeeklySubsidy | undefined> {
  const family = childrenOf(answers);
  const children = childrenInCare(forms).map((child) => ({
    ...child,
    ...family.find(({ born, name }) => born === child.born && name === child.name),
  }));
  if (children.length === 0) return undefined;
  const others = family.map(({ born }) => born);
  for (const { born } of children) if (others.includes(born)) others.splice(others.indexOf(born), 1);
  return weeklySubsidy({ carers: carersIn(answers), children, others }, today, visit);
}

/** As the services have told it. */
export const childrenInCare = (forms: readonly SectionForm[]): ChildInCare[] =>
  forms.flatMap(({ children, sent }) =>
    (sent?.children ?? []).flatMap((child) => {
      const { dob: born, first_name: name = "" } = children.find(({ id }) => id === child.id) ?? {};
      const fee = readDollars(child.hourly_fee);
      const hours = Number(child.hours_of_care_weekly);
      const freeHours = Number(child.provider_20_hours_weekly) || 0;
      return child.is_attending && born && fee !== undefined && hours > 0
        ? [{ name, born, hours, fee, freeHours }]
        : [];
    }),
  );

/** Every child of the family: their number decides the rate. @param answers pruned */
const childrenOf = (answers: Answers) =>
  childRows(answers).flatMap((row) => {
    const born = readDate(answers, `${row}.date_of_birth`);
    const is = (name: string) => readYesNo(answers, `${row}.${name}`) === true;
    return born
      ? [
          {
            name: answerTo(answers, `${row}.first_name`) ?? "",
            born: toIso(born),
            isDisabled: is("child_disability_allowance"),
            waitsForCohort: is("cohort_entry"),
          },
        ]
      : [];
  });

/** @param answers pruned */
export function carersIn(answers: Answers): Carer[] {
  const asked = hasPartner(answers) ? people : (["parent"] as const);
  return asked.map((who) => {
    const of = (name: string) => `${who}.work_and_activities.${name}`;
    const is = (name: string) => readYesNo(answers, of(name)) === true;
    const hours = (name: string) => Number(answerTo(answers, of(name)) ?? 0);
    return {
      hours: hours("work_hours_weekly") + hours("activity_hours_weekly"),
      income: Math.round((yearlyIncome(answers, who) / 52) * 100) / 100,
      isStudying: is("has_course"),
      isIll: is("has_medical_reason"),
      caresForIllChild: is("cares_for_ill_child"),
    };
  });
}
