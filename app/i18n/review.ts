import { allTexts, type Text } from "./words.ts";

/**
 * Māori texts that a fluent reader has checked, as "table/key". Add a line here when one has; take it out when
 * the text changes. All others are listed on the review page.
 */
const checked: ReadonlySet<string> = new Set([]);

/** Every Māori text that still awaits a fluent reader, with its English. */
export function awaitingReview(): Text[] {
  return allTexts().filter(({ table, key, en, mi }) => en !== mi && !checked.has(`${table}/${key}`));
}
