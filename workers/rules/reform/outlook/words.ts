import type { Amount, AmountId } from "#workers/amounts/index.ts";
import type { Bilingual } from "../../declare.ts";

export type AmountOn = (id: AmountId) => Amount | undefined;

/** Words of the other language are marked `<en>` or `<mi>`. */
export const both = (en: string, mi: string): Bilingual => ({ en, mi });

/** Cents only where there are any. */
export const dollars = (value: number): string =>
  `$${value.toLocaleString("en-NZ", { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`;
