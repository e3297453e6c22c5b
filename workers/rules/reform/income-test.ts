// An income test is declared once: the flag of the base gets its rule from it, the reasons their figures.

import { isFarAbove } from "../certainty.ts";
import { criterion } from "../criteria.ts";
import type {
  BenefitCriterion,
  Figures,
  IncomeLimit,
  Rule,
  RuleFamily,
  RulePerson,
  Weighing,
} from "../declare.ts";
import { familyRule, personRule } from "../declare.ts";

export const householdIncome = "household_income";

export interface IncomeTest {
  /** The Boolean variable that the criteria read. */
  readonly flag: string;
  readonly rule: Omit<Rule, "since">;
  readonly parameters: Readonly<Record<string, string>>;
  readonly weigh: (person: RulePerson, figures: Figures) => Weighing | undefined;
}

type Uses<Id extends string> = Id | typeof householdIncome;
type Limit = Omit<IncomeLimit, "income" | "of"> & { readonly income?: number };

interface TestDeclaration<Subject, Id extends string, Name extends string> {
  readonly flag: string;
  readonly uses: readonly Id[];
  readonly parameters: Readonly<Record<Name, string>>;
  /** Undefined: no income is compared. `of` names the figures the limit is made of. */
  readonly limit: (
    subject: Subject,
    figures: Figures<Name>,
  ) => (Limit & { readonly of: readonly Name[] }) | undefined;
}

/** Yes or no by the newest limit that is known. Where none was found, only an income far above the highest it can be is too high. */
function passes(found: IncomeLimit | undefined): boolean {
  if (!found || found.income < 0) return true;
  const { income, incomeAtMost = income, limit, limitAtMost } = found;
  if (!Number.isNaN(limit)) return incomeAtMost < limit;
  return limitAtMost === undefined || !isFarAbove(income, limitAtMost);
}

export function personTest<const Id extends string, const Name extends string>(
  test: TestDeclaration<RulePerson<Uses<Id>>, Id, Name>,
): IncomeTest {
  const compared = (person: RulePerson<Uses<Id>>, figures: Figures<Name>): IncomeLimit | undefined => {
    const limit = test.limit(person, figures);
    return limit && { income: person.family.number(householdIncome), ...limit };
  };
  return {
    flag: test.flag,
    parameters: test.parameters,
    rule: personRule({
      uses: [householdIncome, ...test.uses],
      parameters: test.parameters,
      where: { limit: test.limit },
      value: (person, figures) => passes(compared(person as RulePerson<Uses<Id>>, figures)),
    }),
    weigh: (person, figures) => compared(person as RulePerson<Uses<Id>>, figures as Figures<Name>),
  };
}

export function familyTest<const Id extends string, const Name extends string>(
  test: TestDeclaration<RuleFamily<Uses<Id>>, Id, Name>,
): IncomeTest {
  const compared = (family: RuleFamily<Uses<Id>>, figures: Figures<Name>): IncomeLimit | undefined => {
    const limit = test.limit(family, figures);
    return limit && { income: family.number(householdIncome), ...limit };
  };
  return {
    flag: test.flag,
    parameters: test.parameters,
    rule: familyRule({
      uses: [householdIncome, ...test.uses],
      parameters: test.parameters,
      where: { limit: test.limit },
      value: (family, figures) => passes(compared(family as RuleFamily<Uses<Id>>, figures)),
    }),
    weigh: (person, figures) => compared(person.family as RuleFamily<Uses<Id>>, figures as Figures<Name>),
  };
}

/** The criterion with its limit, in place of the base's. */
export const withLimit =
  ({ flag, parameters, weigh }: IncomeTest, isOtherwiseMet: (person: RulePerson) => boolean = () => true) =>
  (one: BenefitCriterion): BenefitCriterion => ({
    ...one,
    parameters: { ...one.parameters, ...parameters },
    weighs: flag,
    weigh: (person, figures) =>
      isOtherwiseMet(person) ? weigh(person, figures) : { met: one.met(person, figures) },
  });

export const incomeCriterion = ({ flag, parameters, weigh }: IncomeTest): BenefitCriterion =>
  criterion({
    id: "income",
    en: "Your household’s income is below the limit for this payment",
    mi: "Kei raro iho ngā moni whiwhi o tō whare i te tepe mō tēnei utu",
    uses: [flag],
    parameters,
    met: (person) => person.is(flag),
    weighs: flag,
    weigh,
  });
