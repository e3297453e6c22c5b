import { allTexts, type Text } from "./words.ts";

/** Māori texts that a fluent reader has checked, as "table/key". Remove a line when its text changes. */
const checked: ReadonlySet<string> = new Set([]);

/** Words at a time of loss or danger, by how "table/key" begins: a fluent reader and a kaumātua see them before all others. */
const firstOfAll: readonly string[] = [
  "registration/loss/",
  "registration/confirmation/stillborn/",
  "registration/child-details/notes/stillborn",
  "registration/child-details/questions/child.aliveAtBirth/",
  "registration/other-parent-details/notes/dead",
  "registration/other-parent-details/notes/danger",
];

export function awaitingReview(): Text[] {
  return allTexts().filter(({ table, key, en, mi }) => en !== mi && !checked.has(`${table}/${key}`));
}

export const isFirstToReview = ({ table, key }: Text): boolean =>
  firstOfAll.some((beginning) => `${table}/${key}`.startsWith(beginning));
