import { wholeYears } from "#app/nz/date.ts";
import { hasDisabledChild } from "./applicant.ts";
import { bornYearsAgo, type Household } from "./household.ts";
import type { ValuesByVariable } from "./situation.ts";

export const childSources: Readonly<Record<string, string>> = {
  age: "children.ages",
  date_of_birth: "children.youngestDateOfBirth",
  social_security__parents_unable_to_provide_sufficient_care: "children.birthParents",
  social_security__is_orphaned: "children.birthParents",
  early_childcare_hours_participation_per_week: "child.weeklyECEHours",
  social_security__child_with_serious_disability: "child.hasSeriousDisability",
  social_security__requires_constant_care_and_attention: "child.requiresConstantCareAndAttention",
};

/** An expected baby is child_0, the others are child_1 and on. */
export function childrenOf(household: Household, firstDay: string): Record<string, ValuesByVariable> {
  const baby: [string, ValuesByVariable][] = household.expectsBaby
    ? [["child_0", { age: 0, due_date_of_birth: firstDay, ...everyChild(household, 0) }]]
    : [];
  const others = household.childAges.map((group, index): [string, ValuesByVariable] => {
    const born = household.births[index];
    const age = born ? Math.max(0, wholeYears(born, firstDay)) : group;
    return [
      `child_${index + 1}`,
      {
        age,
        date_of_birth: born ?? bornYearsAgo(age, firstDay),
        ...livingChild(household),
        ...everyChild(household, age, index),
      },
    ];
  });
  return Object.fromEntries([...baby, ...others]);
}

function livingChild({ isYes, chosen }: Household): ValuesByVariable {
  const resident = isYes("applicant.isNZResident");
  const reasons = chosen("children.birthParents");
  const because = (...these: string[]) =>
    reasons.length > 0 ? these.some((each) => reasons.includes(each)) : undefined;
  return {
    is_citizen_or_resident: resident,
    is_resident: resident,
    is_nz_citizen: resident,
    social_security__is_a_child: true,
    social_security__is_dependent_child: true,
    is_dependent_child: true,
    social_security__parents_unable_to_provide_sufficient_care: because("family-breakdown", "in-prison"),
    social_security__is_orphaned: because("not-found", "died"),
  };
}

function everyChild(household: Household, age: number, index?: number): ValuesByVariable {
  const { isYes } = household;
  const isDisabled = hasDisabledChild(household);
  return {
    is_attending_school: age < 5 ? false : undefined,
    early_childcare_hours_participation_per_week: household.eceHours(age, index),
    will_be_enrolled_in_school: age === 5 ? true : undefined,
    social_security__child_with_serious_disability: isDisabled || undefined,
    social_security__medical_certification_months: isDisabled ? 12 : undefined,
    social_security__requires_constant_care_and_attention:
      (isDisabled && isYes("child.requiresConstantCareAndAttention")) || undefined,
  };
}
