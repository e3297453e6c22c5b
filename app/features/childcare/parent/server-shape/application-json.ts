import type { Answers } from "#app/forms/answers.ts";
import type { Derived } from "#app/wizard/hooks.ts";
import type { ApplicationStatus } from "../../application/states.ts";
import { type Json, type JsonObject, readShape } from "./kinds.ts";
import { table } from "./table.ts";

/**
 * What was asked of the services stands in `supervisor_sections`.
 * @param answers pruned, of all steps
 */
export const applicationJson = (
  answers: Answers,
  derived: Derived,
  sections: readonly Json[] = [],
): JsonObject => ({ ...readShape(table, { ...derived, ...answers }), supervisor_sections: sections });
