import type { SelectOption } from "#app/forms/fields/select-from.tsx";
import records from "./records/iwi.json" with { type: "json" };

// The runtime has no Māori collation; any Latin one puts macrons beside plain letters.
const { compare } = new Intl.Collator("en");

/** By name; those that name no iwi come last. */
export const iwi: readonly SelectOption[] = records
  .map(([value = "", label = "", labelMi]) => ({ value, label, labelMi }))
  .sort(
    (one, other) =>
      Number(isGroup(one.value)) - Number(isGroup(other.value)) || compare(one.label, other.label),
  );

/** Codes from 20 on are waka and regions. */
function isGroup(code: string): boolean {
  return code >= "20";
}
