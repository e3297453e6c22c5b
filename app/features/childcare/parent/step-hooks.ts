import type { StepHooks } from "#app/wizard/hooks.ts";
import type { StepName } from "./step-texts.ts";
import { childrenHooks } from "./steps/children/hooks.tsx";
import { incomeHooks } from "./steps/income/hooks.ts";
import { reviewHooks } from "./steps/review/hooks.ts";

export const stepHooks: Partial<Record<StepName, StepHooks>> = {
  "assets-and-income": incomeHooks,
  "dependent-children": childrenHooks,
  "partner-assets-and-income": incomeHooks,
  review: reviewHooks,
};
