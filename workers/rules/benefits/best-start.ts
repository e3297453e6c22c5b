import { benefit, criterion } from "../criteria.ts";
import { type Change, type Figures, familyRule, type RulePerson, yesNo } from "../declare.ts";
import { cite, familiesPackageBill, incomeTaxAct } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { familySchemeBase } from "../variables/family-scheme.ts";
import { noVeteransFamilyPayment } from "../variables/payments-received.ts";
import type { ChildFacts } from "../week/facts.ts";
import { from } from "./dated.ts";
import {
  type Benefit,
  type Exclusion,
  type Figure,
  left,
  no,
  type Outcome,
  type Reckoning,
  weeks,
  yes,
} from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { incomeTax, inFamilyScheme, toSections } from "./shared/acts.ts";
import { incomeCriterion, personTest } from "./shared/income-test.ts";
import { isOnParentalLeave } from "./shared/main-benefit.ts";
import { because, childsBenefitInstead, incomeTakesAll } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";
import {
  careFactor,
  childrenInCare,
  hasChildsBenefit,
  meetsResidence,
} from "./shared/working-for-families.ts";

/** The model looks at every member of the family, and does not know a partner’s age. */
const eachChild: Change = {
  id: "best-start-children",
  en: "Best Start looks at each child: born or due from 1 July 2018, and under 3 or on the way",
  mi: "Ka titiro te <en>Best Start</en> ki ia tamaiti: i whānau mai, ka whānau mai rānei i te 1 o Hūrae 2018, i muri iho rānei, kei raro iho i te 3 tau, e haere mai ana rānei",
  since: "2018-07-01",
  kind: "correction",
  act: "Income Tax Act 2007, section MG 1",
  source: [sources.bestStart],
  checked,
  confidence: "primary",
};

const incomeTested: Change = {
  id: "best-start-income",
  en: "From a child’s first birthday, income above the threshold lowers Best Start, until nothing is left",
  mi: "Mai i te huritau tuatahi o te tamaiti, ka whakahekea te <en>Best Start</en> e te moni whiwhi kei runga ake i te paepae, tae noa ki te kore",
  since: "2018-07-01",
  kind: "limit",
  act: "Income Tax Act 2007, sections MG 1 to MG 3",
  source: [sources.bestStart],
  checked,
  confidence: "primary",
};

/** The day of birth decides, not that of the claim. */
const firstYear: Change = {
  id: "best-start-first-year",
  en: "For children born from 1 April 2026 Best Start is income-tested from birth, not from the first birthday",
  mi: "Mō ngā tamariki ka whānau mai i te 1 o Āperira 2026, i muri iho rānei, ka whakamātauria te moni whiwhi mō te <en>Best Start</en> mai i te whānautanga, kaua mai i te huritau tuatahi",
  since: "2026-04-01",
  kind: "law",
  act: "Income Tax Act 2007, sections MG 1 to MG 3; enacted with Budget 2025 (title of the Act not found)",
  source: [sources.budget2025, sources.budget2025Rnz],
  checked,
  confidence: "secondary",
};

/** Children born before have their first year without an income test. */
export const testedFromBirth = "2026-04-01";

// Income Tax Act 2007, section MG 3: income above the threshold lowers Best Start from the second year on, or from birth
// for children born from 1 April 2026.

/** Children born or due before this day have no Best Start. */
const launch = "2018-07-01";
const untilAge = 3;

const ofChild = ["date_of_birth", "due_date_of_birth", "age", "is_expected"] as const;
type Child = RulePerson<(typeof ofChild)[number]>;

const bornOrDue = (child: Child): string =>
  child.is("is_expected") ? child.date("due_date_of_birth") : child.date("date_of_birth");

const hasBestStart = (child: Child): boolean =>
  bornOrDue(child) >= launch && (child.is("is_expected") || child.number("age") < untilAge);

const isTested = (child: Child): boolean =>
  bornOrDue(child) >= testedFromBirth || (!child.is("is_expected") && child.number("age") >= 1);

/** With everything that it names. */
const whoHasBestStart = { hasBestStart, bornOrDue, launch, untilAge };

const bestStartFlag = "best_start__income_under_threshold";

const bestStartTest = personTest({
  flag: bestStartFlag,
  uses: ofChild,
  parameters: {
    threshold: amountParameter("best_start.abatement_threshold"),
    rate: amountParameter("best_start.abatement_rate"),
    annual: amountParameter("best_start.annual"),
  },
  where: { ...whoHasBestStart, isTested, testedFromBirth },
  limit: ({ family }, { threshold, rate, annual }: Figures<"threshold" | "rate" | "annual">) => {
    const children = family.withRole("child").filter(hasBestStart);
    if (children.length === 0 || !children.every(isTested)) return undefined;
    const count = children.length;
    return {
      limit: threshold + annual / rate,
      per: "year",
      children: count,
      of: ["annual", "threshold", "rate"],
    };
  },
});

const law = cite("Income Tax Act 2007 (Families Package)", familiesPackageBill("DLM7512349"));

const variables = [
  from(
    incomeTested,
    yesNo(bestStartFlag, "Income is low enough for Best Start", {
      default: true,
      law: [incomeTaxAct("LMS63782")],
      rules: [{ ...from(incomeTested, bestStartTest.rule), movedBy: [firstYear] }],
    }),
  ),
  yesNo("best_start__family_has_children_eligible", "Has a child young enough for Best Start", {
    of: "family",
    law: [law.url],
    rules: [
      familyRule({
        uses: ["date_of_birth", "due_date_of_birth", "age_of_youngest"],
        where: { launch },
        // The model looks at every member of the family, not only at the children.
        value: (family) =>
          family.members.some(
            (one) => one.date("date_of_birth") >= launch || one.date("due_date_of_birth") >= launch,
          ) && family.number("age_of_youngest") < 3,
      }),
      from(
        eachChild,
        familyRule({
          uses: ofChild,
          where: whoHasBestStart,
          value: (family) => family.withRole("child").some(hasBestStart),
        }),
      ),
    ],
  }),
  benefit(
    "best_start__eligibility",
    "Can get Best Start",
    law,
    [
      familySchemeBase,
      criterion({
        id: "young-child",
        en: "Your family has a child under 3, or a baby on the way, born or due on or after 1 July 2018",
        mi: "He tamaiti kei raro iho i te 3 tau, he pēpi rānei e haere mai ana, i tō whānau, i whānau mai, ka whānau mai rānei i te 1 o Hūrae 2018, i muri iho rānei",
        unmet: {
          en: "It is for families with a child under 3, or with a baby on the way.",
          mi: "Mō ngā whānau he tamaiti tā rātou kei raro i te 3 tau, he pēpi rānei e haere mai ana, tēnei.",
        },
        since: launch,
        uses: ["best_start__family_has_children_eligible"],
        met: (person) => person.family.is("best_start__family_has_children_eligible"),
      }),
      noVeteransFamilyPayment,
      from(incomeTested, {
        ...incomeCriterion(bestStartTest),
        law: incomeTax("s MG 3", "whole", "2018-07-01"),
      }),
    ],
    {
      from: toSections,
      law: incomeTax("s MG 1", "LMS63782", "2018-07-01"),
      own: inFamilyScheme,
    },
  ),
];

const act = "Income Tax Act 2007";
const until = 3;
const why = {
  age: because(
    "no-child-under-3",
    `${act}, s MG 1`,
    "It is for children until their third birthday.",
    "Mō ngā tamariki tae noa ki te huritau tuatoru.",
  ),
  onLeave: because(
    "best-start-after-leave",
    `${act}, s MG 1`,
    "It begins when Paid Parental Leave ends.",
    "Ka tīmata ina mutu te utu whakatā tiaki pēpi.",
  ),
  income: incomeTakesAll("best-start-income-takes-all", `${act}, s MG 3`),
  instead: childsBenefitInstead("best-start-childs-benefit", `${act}, s MG 1`),
  paid: because(
    "for-each-young-child",
    `${act}, ss MG 1–MG 3`,
    "For each child under 3; income above the limit lowers each of them.",
    "Mō ia tamaiti kei raro i te 3; ka whakaheke te moni whiwhi i runga ake i te tepe i tēnā, i tēnā.",
  ),
};

const isTestedNow = ({ born, age }: ChildFacts): boolean => age >= 1 || born >= testedFromBirth;

/** For one child, dollars a year: each has its own abatement (section MG 3). @param income of the family in a year */
export function bestStartOf(
  child: { readonly share: number; readonly isTested: boolean },
  income: number,
  figure: Figure,
): number {
  const over = Math.max(0, Math.floor(income - figure("best_start.abatement_threshold")));
  const abated = child.isTested ? over * figure("best_start.abatement_rate") : 0;
  return Math.max(0, figure("best_start.annual") * child.share - abated);
}

function rule(reckoning: Reckoning): Outcome {
  const { figure, facts, familyIncome } = reckoning;
  const young = facts.children.filter(({ age }) => age < until);
  if (young.length === 0) return no(why.age);
  const inCare = childrenInCare(reckoning).filter(({ age }) => age < until);
  if (inCare.length === 0) return no(otherParent);
  const resident = inCare.filter((child) => meetsResidence(reckoning, child));
  if (resident.length === 0) return no(residence);
  const counting = resident.filter((child) => !hasChildsBenefit(reckoning, child));
  if (counting.length === 0) return no(why.instead);
  // While leave payments run for the youngest, nothing is paid for it.
  const youngest = isOnParentalLeave(reckoning) ? counting.at(-1)!.born : undefined;
  const yearly = counting
    .filter(({ born }) => born !== youngest)
    .map((child) => ({ share: careFactor(child), isTested: isTestedNow(child) }))
    .reduce((sum, child) => sum + bestStartOf(child, familyIncome, figure), 0);
  if (left(yearly)) return yes(yearly / weeks, why.paid);
  return no(youngest && counting.every(({ born }) => born === youngest) ? why.onLeave : why.income);
}

const afterLeave: Exclusion = {
  id: "best-start-and-paid-parental-leave",
  en: "Best Start is not paid for the same time as Paid Parental Leave: it begins when the leave payments end",
  mi: "Kāore e utua te <en>Best Start</en> mō te wā kotahi me te utu whakatā tiaki pēpi: ka tīmata ina mutu te utu whakatā tiaki pēpi",
  between: [["best_start__eligibility"], ["parental_leave__eligible_employee"]],
  scope: "time",
  since: "2018-07-01",
  act: "Income Tax Act 2007, section MG 1",
  source: [
    {
      title: "Inland Revenue, Best Start",
      address: "https://www.ird.govt.nz/working-for-families/types/best-start",
    },
  ],
  confidence: "primary",
};

export const bestStart: Benefit = {
  id: "bestStart",
  name: { en: "Best Start", mi: "<en>Best Start</en>" },
  law: `${act}, ss MG 1–MG 4, MF 7`,
  variables,
  excludes: [afterLeave],
  adds: "cash",
  isPaidByInlandRevenue: true,
  rule,
};
