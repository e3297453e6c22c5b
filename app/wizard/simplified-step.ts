import type { Answers } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/conditions/condition.ts";
import { mapConditions } from "#app/forms/conditions/simplify.ts";
import type { WizardStep } from "./wizard.ts";

interface SimplifiedVariants {
  readonly conditions: readonly Condition[];
  readonly cache: Map<string, WizardStep>;
}

const variantsByStep = new WeakMap<WizardStep, SimplifiedVariants>();
/** When a step has more the cache is cleared. */
const maxVariants = 100;

export const simplifiedStep = (step: WizardStep, earlier: Answers): WizardStep =>
  decidedStep(
    step,
    ({ op }) => op === "fromEarlierSteps",
    (condition) => condition.op === "fromEarlierSteps" && condition.holds(earlier),
  );

/** Most visitors see the same few variants, so each is computed once. @param isDecided always the same for one step */
export function decidedStep(
  step: WizardStep,
  isDecided: (condition: Condition) => boolean,
  holds: (condition: Condition) => boolean,
): WizardStep {
  const { conditions, cache } = variantsOf(step, isDecided);
  const key = conditions.map((condition) => (holds(condition) ? "1" : "0")).join("");
  const cached = cache.get(key);
  if (cached) return cached;
  const variant = mapConditions(step, (condition) => (isDecided(condition) ? holds(condition) : undefined));
  if (cache.size >= maxVariants) cache.clear();
  cache.set(key, variant);
  return variant;
}

function variantsOf(step: WizardStep, isDecided: (condition: Condition) => boolean): SimplifiedVariants {
  const cached = variantsByStep.get(step);
  if (cached) return cached;
  const conditions = new Set<Condition>();
  mapConditions(step, (condition) => {
    if (isDecided(condition)) conditions.add(condition);
    return undefined;
  });
  const made = { conditions: [...conditions], cache: new Map<string, WizardStep>() };
  variantsByStep.set(step, made);
  return made;
}
