import type { StepBehaviour } from "./behaviour.ts";
import type { StepName } from "./step-names.ts";

/** What single steps do and show beyond their questions. */
export const behaviours: Partial<Record<StepName, StepBehaviour>> = {};
