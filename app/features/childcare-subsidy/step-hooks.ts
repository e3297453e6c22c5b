import type { StepHooks } from "#app/wizard/hooks.ts";
import type { StepName } from "./step-texts.ts";
import { childrenHooks } from "./steps/children/hooks.tsx";
import { reviewHooks } from "./steps/review/hooks.ts";

export const stepHooks: Partial<Record<StepName, StepHooks>> = {
  "dependent-children": childrenHooks,
  review: reviewHooks,
};
