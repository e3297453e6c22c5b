import { criterion } from "../../criteria.ts";
import type { Criteria } from "../../declare.ts";
import { also, replaced } from "../edit.ts";
import { incomeCriterion } from "../income-test.ts";
import {
  minimumFamilyTaxCreditFlag,
  minimumFamilyTaxCreditIncome,
  minimumFamilyTaxCreditTest,
} from "../limits/minimum-family-tax-credit.ts";
import { familyTaxCreditTest, inWorkTaxCreditTest } from "../limits/working-for-families.ts";
import type { Change } from "../reform.ts";
import { sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";

const familyTaxCredit = "family_scheme__qualifies_for_family_tax_credit";
const inWorkTaxCredit = "family_scheme__qualifies_for_in_work_tax_credit";
const minimumFamilyTaxCredit = "family_scheme__qualifies_for_minimum_family_tax_credit";
const both = [familyTaxCreditTest.flag, inWorkTaxCreditTest.flag];

const childBorn = criterion({
  id: "child-born",
  en: "Your child is born: tax credits are paid from the birth on",
  mi: "Kua whānau mai tō tamaiti: ka utua ngā whiwhinga tāke mai i te whānautanga",
  unmet: {
    en: "It is paid once the child is born.",
    mi: "Ka utua tēnei ina whānau mai te tamaiti.",
  },
  law: sections.familyScheme,
  uses: ["family_scheme__number_of_children"],
  quiet: true,
  met: (person) => person.family.number("family_scheme__number_of_children") > 0,
});

const withChildBorn = also(childBorn);

export const childrenBorn: Change = {
  id: "tax-credits-from-birth",
  en: "A child on the way is no child yet for the tax credits other than Best Start",
  mi: "Ehara te pēpi e haere mai ana i te tamaiti mō ngā whiwhinga tāke, hāunga te <en>Best Start</en>",
  since: null,
  kind: "correction",
  act: "Income Tax Act 2007, sections MC 2 to MC 8",
  source: [sources.minimumFamilyTaxCredit],
  checked,
  confidence: "primary",
  criteria: {
    [familyTaxCredit]: withChildBorn,
    [inWorkTaxCredit]: withChildBorn,
    [minimumFamilyTaxCredit]: withChildBorn,
  },
};

export const abatement2018: Change = {
  id: "working-for-families-2018",
  en: "Family and In-Work Tax Credit end where income has used them up: above $42,700, by 25 cents of each dollar",
  mi: "Ka mutu ngā whiwhinga tāke <en>Family Tax Credit</en> me <en>In-Work Tax Credit</en> ina pau i te moni whiwhi: i runga ake i te $42,700, e 25 hēneti o ia tāra",
  since: "2018-07-01",
  kind: "limit",
  act: "Income Tax Act 2007, section MD 13",
  source: [sources.abatement, sources.abatement2018],
  checked,
  confidence: "primary",
  rules: {
    [familyTaxCreditTest.flag]: familyTaxCreditTest.rule,
    [inWorkTaxCreditTest.flag]: inWorkTaxCreditTest.rule,
  },
  criteria: {
    [familyTaxCredit]: replacedIncome(familyTaxCreditTest),
    [inWorkTaxCredit]: replacedIncome(inWorkTaxCreditTest),
  },
};

function replacedIncome(test: typeof familyTaxCreditTest) {
  return (before: Criteria): Criteria => {
    const law = before.find(({ id }) => id === "income");
    return replaced("income", {
      ...incomeCriterion(test),
      ...(law && "law" in law && law.law && { law: law.law }),
    })(before);
  };
}

const limit = (
  one: Omit<Change, "kind" | "checked" | "limits">,
  limits: readonly string[] = both,
): Change => ({
  ...one,
  kind: "limit",
  checked,
  limits,
});

export const abatement2022 = limit({
  id: "working-for-families-2022",
  en: "Tax credits fall by 27 cents of each dollar of income above the threshold, not 25",
  mi: "Ka heke ngā whiwhinga tāke mā te 27 hēneti o ia tāra o ngā moni whiwhi kei runga ake i te paepae, kaua mā te 25",
  since: "2022-04-01",
  act: "Taxation (COVID-19 Support Payments and Working for Families Tax Credits) Act 2021; section MD 13",
  source: [sources.abatement2022],
  confidence: "primary",
});

export const abatement2026 = limit({
  id: "working-for-families-2026",
  en: "Tax credits fall above $44,900 of income, by 27.5 cents of each dollar; before above $42,700, by 27 cents",
  mi: "Ka heke ngā whiwhinga tāke i runga ake i te $44,900 o ngā moni whiwhi, mā te 27.5 hēneti o ia tāra; i mua i runga ake i te $42,700, mā te 27 hēneti",
  since: "2026-04-01",
  act: "Income Tax Act 2007, section MD 13; enacted with Budget 2025 (title of the Act not found)",
  source: [sources.budget2025],
  confidence: "secondary",
});

export const inWorkAmount2024 = limit(
  {
    id: "in-work-amount-2024",
    en: "The In-Work Tax Credit is $97.50 a week, so it ends at a higher income",
    mi: "E $97.50 i te wiki te whiwhinga tāke <en>In-Work Tax Credit</en>, nō reira he teitei ake ngā moni whiwhi e mutu ai",
    since: "2024-07-31",
    act: "Income Tax Act 2007, sections MD 10 and MF 4J",
    source: [sources.inWork2024],
    confidence: "primary",
  },
  [inWorkTaxCreditTest.flag],
);

export const inWorkAmount2026 = limit(
  {
    id: "in-work-amount-2026",
    en: "The In-Work Tax Credit is $147.50 a week for a time; whether it still is was not found",
    mi: "E $147.50 i te wiki te whiwhinga tāke <en>In-Work Tax Credit</en> mō tētahi wā; kāore i kitea mēnā kei te pērā tonu",
    since: "2026-04-07",
    act: "Title of the Act not found",
    source: [sources.inWork2026],
    confidence: "secondary",
  },
  [inWorkTaxCreditTest.flag],
);

export const minimumFamilyTaxCreditLimit: Change = {
  id: "minimum-family-tax-credit-limit",
  en: "The Minimum Family Tax Credit is for families whose income after tax is below the amount of the year",
  mi: "Mō ngā whānau kei raro iho tō rātou moni whiwhi i muri i te tāke i te rahi o te tau te whiwhinga tāke <en>Minimum Family Tax Credit</en>",
  since: "2018-07-01",
  kind: "limit",
  act: "Income Tax Act 2007, sections ME 1 and ME 3",
  source: [sources.minimumFamilyTaxCredit, sources.minimumFamilyTaxCreditCopy],
  checked,
  confidence: "secondary",
  variables: [
    {
      ...minimumFamilyTaxCreditIncome,
      rules: [{ ...minimumFamilyTaxCreditTest.rule, since: "2018-07-01" }],
    },
  ],
  criteria: {
    [minimumFamilyTaxCredit]: also({
      ...incomeCriterion(minimumFamilyTaxCreditTest),
      en: "Your family’s income after tax is below the limit for this payment",
      mi: "Kei raro iho ngā moni whiwhi o tō whānau i muri i te tāke i te tepe mō tēnei utu",
      uses: [minimumFamilyTaxCreditFlag],
      law: sections.minimumFamilyTaxCreditIncome,
    }),
  },
};
