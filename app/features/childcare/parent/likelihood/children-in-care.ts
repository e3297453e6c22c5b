import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { people } from "../people.ts";
import { hasPartner } from "../read-answers.ts";
import { yearlyIncome } from "./family.ts";
import type { Carer, ChildInCare } from "./weekly-subsidy.ts";

/** As the services have told it. */
export const childrenInCare = (forms: readonly SectionForm[]): ChildInCare[] =>
  forms.flatMap(({ children, sent }) =>
    (sent?.children ?? []).flatMap((child) => {
      const born = children.find(({ id }) => id === child.id)?.dob;
      const fee = readDollars(child.hourly_fee);
      const hours = Number(child.hours_of_care_weekly);
      const hasFreeHours = Number(child.provider_20_hours_weekly) > 0;
      return child.is_attending && born && fee !== undefined && hours > 0
        ? [{ born, hours, fee, hasFreeHours }]
        : [];
    }),
  );

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
    };
  });
}
