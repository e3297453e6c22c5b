import type { BenefitId } from "../benefits.ts";
import type { Household } from "./household.ts";

/** An income limit as the open-data resource gives it. Any field may be missing from a record. */
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
  /** TRUE on sample records for figures we do not have. */
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

/** With a dollar sign and with commas it is a limit too. @returns nothing where no amount of money is to be read */
export function incomeLimitOf({ IncomeThreshold }: Threshold): number | undefined {
  const said = (IncomeThreshold ?? "").replace(/[$,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(said) ? Number(said) : undefined;
}

/** A source whose limits cannot be read counts as failed: nobody is refused by it. */
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
