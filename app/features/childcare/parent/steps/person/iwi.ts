import type { SelectOption } from "#app/forms/fields/select-from.tsx";
import records from "./records/iwi.json" with { type: "json" };

// The runtime has no Māori collation; any Latin one sorts letters with macrons beside those without.
const { compare } = new Intl.Collator("en");

/** By name; a name that says no iwi comes last. */
export const iwi: readonly SelectOption[] = records
  .map(([value = "", label = ""]) => ({ value, label }))
  .sort(
    (one, other) =>
      Number(isGroup(one.value)) - Number(isGroup(other.value)) || compare(one.label, other.label),
  );

/** Codes from 20 on are of waka and regions. */
function isGroup(code: string): boolean {
  return code >= "20";
}
