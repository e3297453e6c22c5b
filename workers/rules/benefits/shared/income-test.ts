// An income test is declared once: both the base's flag and the reasons come from it.

import { isFarAbove, widestReview } from "../../certainty.ts";
import { criterion } from "../../criteria.ts";
import type {
  BenefitCriterion,
  Change,
  Figures,
  IncomeLimit,
  Rule,
  RuleFamily,
  RulePerson,
  Weighing,
  Where,
} from "../../declare.ts";
import { familyRule, personRule } from "../../declare.ts";
import { amended } from "../dated.ts";

export const householdIncome = "household_income";

interface IncomeTest {
  /** The Boolean variable that the criteria read. */
  readonly flag: string;
  readonly rule: Rule;
  readonly parameters: Readonly<Record<string, string>>;
  readonly weigh: (person: RulePerson, figures: Figures) => Weighing | undefined;
}

type Uses<Id extends string> = Id | typeof householdIncome;
type Limit = Omit<IncomeLimit, "income" | "of"> & { readonly income?: number };

interface TestDeclaration<Subject, Id extends string, Name extends string> {
  readonly flag: string;
  readonly uses: readonly Id[];
  readonly parameters: Readonly<Record<Name, string>>;
  /** What `limit` names, for readers of /variable/{id}. */
  readonly where?: Where;
  /** Undefined: no income is compared. `of` names the figures that make up the limit. */
  readonly limit: (
    subject: Subject,
    figures: Figures<Name>,
  ) => (Limit & { readonly of: readonly Name[] }) | undefined;
}

/** By the newest known limit. Where none was found, only an income far above the highest possible limit is too high. */
function passes(found: IncomeLimit | undefined): boolean {
  if (!found || found.income < 0) return true;
  const { income, incomeAtMost = income, limit, limitAtMost } = found;
  if (!Number.isNaN(limit)) return incomeAtMost < limit;
  return limitAtMost === undefined || !isFarAbove(income, limitAtMost);
}

export const personTest = <const Id extends string, const Name extends string>(
  test: TestDeclaration<RulePerson<Uses<Id>>, Id, Name>,
): IncomeTest => incomeTest(test, personRule, (person) => person as RulePerson<Uses<Id>>);

export const familyTest = <const Id extends string, const Name extends string>(
  test: TestDeclaration<RuleFamily<Uses<Id>>, Id, Name>,
): IncomeTest => incomeTest(test, familyRule, ({ family }) => family as RuleFamily<Uses<Id>>);

/** @param subjectOf whom the test is about */
function incomeTest<Subject extends RulePerson | RuleFamily, Id extends string, Name extends string>(
  test: TestDeclaration<Subject, Id, Name>,
  ruleOf: typeof personRule | typeof familyRule,
  subjectOf: (person: RulePerson) => Subject,
): IncomeTest {
  const { limit } = test;
  const compared = (subject: Subject, figures: Figures<Name>): IncomeLimit | undefined => {
    const found = limit(subject, figures);
    const family = "family" in subject ? subject.family : subject;
    // To the cent: a limit made of shares is a little off its figure.
    return (
      found && {
        income: family.number(householdIncome),
        ...found,
        limit: Math.round(found.limit * 100) / 100,
      }
    );
  };
  return {
    flag: test.flag,
    parameters: test.parameters,
    rule: ruleOf<string, Name>({
      uses: [householdIncome, ...test.uses],
      parameters: test.parameters,
      where: { limit, ...test.where, compared, passes, isFarAbove, widestReview, householdIncome },
      value: (subject: unknown, figures: Figures<Name>) => passes(compared(subject as Subject, figures)),
    }),
    weigh: (person, figures) => compared(subjectOf(person), figures as Figures<Name>),
  };
}

/** From the change on the criterion compares the income with the test's limit. @param isOtherwiseMet the rest that it asks */
export const limited = (
  change: Change,
  one: BenefitCriterion,
  { flag, parameters, weigh }: IncomeTest,
  isOtherwiseMet: BenefitCriterion["met"] = () => true,
): BenefitCriterion =>
  amended(change, one, {
    parameters: { ...one.parameters, ...parameters },
    weighs: flag,
    weigh: (person, figures) =>
      isOtherwiseMet(person, figures) ? weigh(person, figures) : { met: one.met(person, figures) },
  });

export const incomeCriterion = ({ flag, parameters, weigh }: IncomeTest): BenefitCriterion =>
  criterion({
    id: "income",
    en: "Your household’s income is below the limit for this payment",
    mi: "Kei raro iho te moni whiwhi o tō kāinga i te tepe mō tēnei utu",
    uses: [flag],
    parameters,
    met: (person) => person.is(flag),
    weighs: flag,
    weigh,
  });
