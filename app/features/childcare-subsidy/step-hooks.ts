import type { StepHooks } from "#app/wizard/hooks.ts";
import type { StepName } from "./step-texts.ts";
import { childrenHooks } from "./steps/children/hooks.tsx";

export const stepHooks: Partial<Record<StepName, StepHooks>> = {
  "dependent-children": childrenHooks,
};
