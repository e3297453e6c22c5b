// What the tax credits of families have in common (Income Tax Act 2007, subparts MC, MD and MG).

import type { ChildFacts } from "../week/facts.ts";
import { type Figure, isHere, type Reckoning } from "./declare.ts";

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
