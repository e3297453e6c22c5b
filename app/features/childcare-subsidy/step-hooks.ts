import type { StepHooks } from "#app/wizard/hooks.ts";
import type { StepName } from "./step-texts.ts";

export const stepHooks: Partial<Record<StepName, StepHooks>> = {};
