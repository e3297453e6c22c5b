import type { BenefitId } from "../benefits.ts";
import type { Household } from "./household.ts";

/** An income limit of the open-data catalogue. Records may lack any field. */
export interface Threshold {
  id?: string;
  /** "2" = exactly two, "3+" = three or more; empty = any. */
  NumberOfChildren?: string;
  /** single or notsingle; empty = any. */
  RelationshipType?: string;
  /** "1" to "4"; empty = any. */
  Area?: string;
  /** Dollars a year. */
  IncomeThreshold?: string;
  /** TRUE when we do not have the real figure. */
  sample?: string;
}

/** The first matching record counts. */
export function limitOf(
  benefit: BenefitId,
  household: Household,
  area: string | undefined,
  thresholds: readonly Threshold[],
): Threshold | undefined {
  return thresholds.find((record) => record.id === benefit && fits(record, household, area));
}

/** Dollar signs and commas are allowed. @returns undefined when it cannot be read as money */
export function incomeLimitOf({ IncomeThreshold }: Threshold): number | undefined {
  const said = (IncomeThreshold ?? "").replace(/[$,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(said) ? Number(said) : undefined;
}

/** A source with unreadable limits counts as failed, so that it refuses nobody. */
export const areReadable = (thresholds: readonly Threshold[]): boolean =>
  thresholds.length > 0 && thresholds.every((record) => incomeLimitOf(record) !== undefined);

/** Equal is not below, and without a limit nobody is below. */
export const isBelow = (limit: Threshold | undefined, { yearlyIncome }: Household): boolean =>
  limit !== undefined && yearlyIncome < (incomeLimitOf(limit) ?? 0);

function fits(record: Threshold, household: Household, area: string | undefined): boolean {
  const { NumberOfChildren, RelationshipType, Area } = record;
  return (
    fitsNumber(NumberOfChildren, household.numberOfChildren) &&
    (!RelationshipType || RelationshipType === household.relationshipStatus) &&
    (!Area || String(Area) === area)
  );
}

function fitsNumber(said: string | undefined, number: number): boolean {
  if (!said) return true;
  return said.endsWith("+") ? number >= Number.parseInt(said, 10) : number === Number(said);
}
