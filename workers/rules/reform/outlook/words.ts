import type { Bilingual } from "../../declare.ts";

/** `<en>` or `<mi>` marks words in the other language. */
export const both = (en: string, mi: string): Bilingual => ({ en, mi });

const withCents = (least: number) =>
  new Intl.NumberFormat("en-NZ", { minimumFractionDigits: least, maximumFractionDigits: 2 });
const [whole, exact] = [withCents(0), withCents(2)];

/** Cents only where there are any. */
export const dollars = (value: number): string =>
  `$${(Number.isInteger(value) ? whole : exact).format(value)}`;
