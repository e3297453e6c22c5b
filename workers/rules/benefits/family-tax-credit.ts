import { benefit } from "../criteria.ts";
import { yesNo } from "../declare.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { familySchemeBase } from "../variables/family-scheme.ts";
import { incomeBelow } from "../variables/income.ts";
import { amended, from } from "./dated.ts";
import { type Benefit, left, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import { incomeTax, inFamilyScheme, toSections } from "./shared/acts.ts";
import { incomeCriterion, personTest } from "./shared/income-test.ts";
import { because, childsBenefitInstead, incomeTakesAll, shared } from "./shared/reasons.ts";
import {
  abatement,
  abatement2018,
  abatement2022,
  abatement2026,
  childBorn,
  childrenInCare,
  fullCredit,
  fullFamilyCredit,
  goneAt,
  hasChildsBenefit,
  howLimitsAreFound,
  madeOf,
  meetsResidence,
  rates,
} from "./shared/working-for-families.ts";

const familyTest = personTest({
  flag: "family_scheme__family_tax_credit_income_under_threshold",
  uses: ["family_scheme__number_of_children"],
  parameters: rates,
  where: howLimitsAreFound,
  limit: ({ family }, figures) => {
    const count = family.number("family_scheme__number_of_children");
    if (count === 0) return undefined;
    const limit = goneAt(fullCredit(count, figures), figures);
    return { limit, per: "year", children: count, of: madeOf(count) };
  },
});

const variables = [
  yesNo(familyTest.flag, "Income is low enough for Family Tax Credit", {
    law: [incomeTaxAct("DLM1518484")],
    rules: [{ ...from(abatement2018, familyTest.rule), movedBy: [abatement2022, abatement2026] }],
  }),
  benefit(
    "family_scheme__qualifies_for_family_tax_credit",
    "Can get Family Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518515")),
    [
      familySchemeBase,
      amended(abatement2018, incomeBelow(familyTest.flag), incomeCriterion(familyTest)),
      childBorn,
    ],
    {
      from: toSections,
      law: incomeTax("s MD 3", "DLM1518515"),
      own: { ...inFamilyScheme, income: incomeTax("s MD 13", "DLM1518553") },
    },
  ),
];

const act = "Income Tax Act 2007";

export const residence = because(
  "family-residence",
  `${act}, s MC 5`,
  "You need 12 months in New Zealand, or a child who is a citizen or resident and lives here.",
  "Me 12 marama koe i Aotearoa, me he kirirarau, he kainoho rānei tō tamaiti e noho ana i konei.",
);
export const otherParent = because(
  "under-a-third",
  `${act}, s MC 10`,
  "You have less than a third of the care.",
  "He iti iho i te hautoru tō tiaki.",
);
const why = {
  instead: childsBenefitInstead("childs-benefit-instead", `${act}, s MD 1`),
  income: incomeTakesAll("family-income-takes-all", `${act}, ss MD 1, MD 13`),
  paid: because(
    "for-each-child",
    `${act}, ss MD 1, MD 3, MD 13`,
    "An amount for each child by your share of the care, less a part of the income above the limit.",
    "He moni mō ia tamaiti e ai ki tō wāhanga tiaki, ka tangohia he wāhanga o te moni whiwhi i runga ake i te tepe.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { children } = reckoning.facts;
  if (children.length === 0) return no(shared.noChild);
  const inCare = childrenInCare(reckoning);
  if (inCare.length === 0) return no(otherParent);
  const resident = inCare.filter((child) => meetsResidence(reckoning, child));
  if (resident.length === 0) return no(residence);
  if (resident.every((child) => hasChildsBenefit(reckoning, child))) return no(why.instead);
  const yearly = fullFamilyCredit(reckoning) - abatement(reckoning);
  return left(yearly) ? yes(yearly / weeks, why.paid) : no(why.income);
}

export const familyTaxCredit: Benefit = {
  id: "familyTaxCredit",
  name: { en: "Family Tax Credit", mi: "<en>Family Tax Credit</en>" },
  law: `${act}, ss MC 2–MC 10, MD 1, MD 3, MD 13, MF 7`,
  variables,
  adds: "cash",
  isPaidByInlandRevenue: true,
  rule,
};
