import type { Answers } from "#app/forms/answers.ts";
import { toPayload } from "#app/forms/payload/to-payload.ts";
import type { Derived } from "#app/wizard/hooks.ts";
import { table } from "./table.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

interface Rest {
  readonly sections?: readonly Json[];
  /** In the order of the rows, as services and documents name them. */
  readonly childIds?: readonly string[];
}

/** What services were asked is in `supervisor_sections`. @param answers pruned, of all steps */
export function applicationJson(
  answers: Answers,
  derived: Derived,
  { sections = [], childIds = [] }: Rest = {},
): JsonObject {
  const ids = Object.fromEntries(childIds.map((id, at) => [`children[${at}].id`, id]));
  return {
    ...(toPayload(table, { ...derived, ...ids, ...answers }) as JsonObject),
    supervisor_sections: sections,
  };
}
