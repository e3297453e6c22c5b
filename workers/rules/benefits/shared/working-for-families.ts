// What the tax credits of families have in common (Income Tax Act 2007, subparts MC, MD and MG).

import type { AmountId } from "../../../amounts/table.ts";
import { criterion } from "../../criteria.ts";
import type { Change, Figures } from "../../declare.ts";
import { amountParameter } from "../../parameters/declare.ts";
import type { ChildFacts } from "../../week/facts.ts";
import { from } from "../dated.ts";
import { type Figure, isHere, type Reckoning } from "../declare.ts";
import { familyScheme } from "./acts.ts";
import { checked, sources } from "./sources.ts";

const aThird = 1 / 3;
const rounding = 1e-9;

/** Sections MC 10 and MD 3(7): under a third of the care nothing, over two thirds all of it. */
export function careFactor({ share }: ChildFacts): number {
  if (share < aThird - rounding) return 0;
  return share > 1 - aThird + rounding ? 1 : share;
}

/** Section MC 5: a carer who has been here for 12 months, or the child. */
export function meetsResidence({ facts }: Reckoning, { isResident }: ChildFacts): boolean {
  return isResident || facts.adults.some((adult) => isHere(adult) && adult.years >= 1);
}

/** Orphan's or Unsupported Child's Benefit is paid for the child. */
export const hasChildsBenefit = ({ of }: Reckoning, { isOwn, told }: ChildFacts): boolean =>
  !isOwn &&
  of(
    told.parents === "breakdown" || told.parents === "prison" ? "unsupportedChildsBenefit" : "orphansBenefit",
  ).verdict === "yes";

/** Whose care is here for a third or more of the time; the eldest first. */
export const childrenInCare = ({ facts }: Reckoning): ChildFacts[] =>
  facts.children.filter((child) => careFactor(child) > 0).sort((a, b) => (a.born < b.born ? -1 : 1));

/** The Family Tax Credit before abatement, dollars a year: more for the eldest. @param shares of the care of each child, the eldest first */
export const familyCreditOf = (shares: readonly number[], figure: Figure): number =>
  shares.reduce((sum, share, at) => {
    const full = figure(
      at === 0 ? "family_tax_credit.annual.first_child" : "family_tax_credit.annual.other_child",
    );
    return sum + full * share;
  }, 0);

export const fullFamilyCredit = (reckoning: Reckoning): number =>
  familyCreditOf(
    childrenInCare(reckoning)
      .filter((child) => meetsResidence(reckoning, child) && !hasChildsBenefit(reckoning, child))
      .map(careFactor),
    reckoning.figure,
  );

/** Section MD 13: dollars a year, on the family credit first and then on the in-work credit. @param income in a year; only complete dollars count */
export const abatementOf = (income: number, figure: Figure): number =>
  figure("working_for_families.abatement_rate") *
  Math.max(0, Math.floor(income - figure("working_for_families.abatement_threshold")));

export const abatement = ({ figure, familyIncome }: Reckoning): number => abatementOf(familyIncome, figure);

const childrenBorn: Change = {
  id: "tax-credits-from-birth",
  en: "A child on the way is no child yet for the tax credits other than Best Start",
  mi: "Ehara te pēpi e haere mai ana i te tamaiti mō ngā whiwhinga tāke, hāunga te <en>Best Start</en>",
  since: null,
  kind: "correction",
  act: "Income Tax Act 2007, sections MC 2 to MC 8",
  source: [sources.minimumFamilyTaxCredit],
  checked,
  confidence: "primary",
};

export const childBorn = from(
  childrenBorn,
  criterion({
    id: "child-born",
    en: "Your child is born: tax credits are paid from the birth on",
    mi: "Kua whānau mai tō tamaiti: ka utua ngā whiwhinga tāke mai i te whānautanga",
    unmet: {
      en: "It is paid once the child is born.",
      mi: "Ka utua tēnei ina whānau mai te tamaiti.",
    },
    law: familyScheme,
    uses: ["family_scheme__number_of_children"],
    quiet: true,
    met: (person) => person.family.number("family_scheme__number_of_children") > 0,
  }),
);

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
};

export const abatement2022: Change = {
  kind: "limit",
  checked,
  id: "working-for-families-2022",
  en: "Tax credits fall by 27 cents of each dollar of income above the threshold, not 25",
  mi: "Ka heke ngā whiwhinga tāke mā te 27 hēneti o ia tāra o ngā moni whiwhi kei runga ake i te paepae, kaua mā te 25",
  since: "2022-04-01",
  act: "Taxation (COVID-19 Support Payments and Working for Families Tax Credits) Act 2021; section MD 13",
  source: [sources.abatement2022],
  confidence: "primary",
};

export const abatement2026: Change = {
  kind: "limit",
  checked,
  id: "working-for-families-2026",
  en: "Tax credits fall above $44,900 of income, by 27.5 cents of each dollar; before above $42,700, by 27 cents",
  mi: "Ka heke ngā whiwhinga tāke i runga ake i te $44,900 o ngā moni whiwhi, mā te 27.5 hēneti o ia tāra; i mua i runga ake i te $42,700, mā te 27 hēneti",
  since: "2026-04-01",
  act: "Income Tax Act 2007, section MD 13; enacted with Budget 2025 (title of the Act not found)",
  source: [sources.budget2025],
  confidence: "secondary",
};

const read = [
  "best_start.annual",
  "best_start.abatement_threshold",
  "best_start.abatement_rate",
  "family_tax_credit.annual.first_child",
  "family_tax_credit.annual.other_child",
  "working_for_families.abatement_threshold",
  "working_for_families.abatement_rate",
  "in_work_tax_credit.annual",
  "in_work_tax_credit.further_child",
] as const satisfies readonly AmountId[];

export type TaxCreditRates = Figures<(typeof read)[number]>;

export const rates = Object.fromEntries(read.map((id) => [id, amountParameter(id)])) as Readonly<
  Record<(typeof read)[number], string>
>;

export const figureOf = (figures: TaxCreditRates) => (id: AmountId) => figures[id as keyof TaxCreditRates];

const children = "family_scheme__number_of_children";
const threshold = "working_for_families.abatement_threshold";
const rate = "working_for_families.abatement_rate";

/** The income at which so much a year is taken. */
export const goneAt = (yearly: number, figures: TaxCreditRates): number =>
  figures[threshold] + yearly / figures[rate];
export const fullCredit = (count: number, figures: TaxCreditRates): number =>
  familyCreditOf(Array(count).fill(1), figureOf(figures));
/** The figures of that income. */
export const madeOf = (count: number) =>
  [
    threshold,
    rate,
    "family_tax_credit.annual.first_child",
    ...(count > 1 ? (["family_tax_credit.annual.other_child"] as const) : []),
  ] as const;

/** With everything that it names. */
export const howLimitsAreFound = {
  children,
  threshold,
  rate,
  goneAt,
  fullCredit,
  familyCreditOf,
  figureOf,
  madeOf,
};
