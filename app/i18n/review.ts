import { allTexts, type Text } from "./words.ts";

/** Māori texts that a fluent reader has checked, as "table/key". Remove a line when its text changes. */
const checked: ReadonlySet<string> = new Set([]);

export function awaitingReview(): Text[] {
  return allTexts().filter(({ table, key, en, mi }) => en !== mi && !checked.has(`${table}/${key}`));
}
