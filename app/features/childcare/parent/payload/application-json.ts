import type { Answers } from "#app/forms/answers.ts";
import { toPayload } from "#app/forms/payload/to-payload.ts";
import type { Derived } from "#app/wizard/hooks.ts";
import { table } from "./table.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** What services were asked is in `supervisor_sections`. @param answers pruned, of all steps */
export const applicationJson = (
  answers: Answers,
  derived: Derived,
  sections: readonly Json[] = [],
): JsonObject => ({
  ...(toPayload(table, { ...derived, ...answers }) as JsonObject),
  supervisor_sections: sections,
});
