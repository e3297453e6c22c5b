import type { AmountId } from "#workers/amounts/index.ts";
import type { Bilingual } from "../../declare.ts";
import type { FamilyFacts } from "./family.ts";
import { otherPayments } from "./others-list.ts";

/** Shown, but not checked. */
export interface OtherPaymentTold {
  id: string;
  name: Bilingual;
  who: Bilingual;
  amounts: readonly AmountId[];
  link: string;
}

/** @param can whether a verdict of the 17 is "probably" */
export const othersFor = (family: FamilyFacts, can: (variable: string) => boolean): OtherPaymentTold[] =>
  family.isResident
    ? otherPayments
        .filter((one) => one.fits(family, can))
        .map(({ id, name, who, amounts, link }) => ({
          id,
          name,
          who,
          amounts: amounts?.(family) ?? [],
          link,
        }))
    : [];
