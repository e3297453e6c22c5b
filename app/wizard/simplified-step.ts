import type { Answers } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/condition.ts";
import { mapConditions, simplify } from "#app/forms/simplify.ts";
import type { WizardStep } from "./wizard.ts";

type EarlierCondition = Extract<Condition, { op: "fromEarlierSteps" }>;

interface SimplifiedVariants {
  readonly conditions: readonly EarlierCondition[];
  readonly cache: Map<string, WizardStep>;
}

const variantsByStep = new WeakMap<WizardStep, SimplifiedVariants>();
/** When a step has more the cache is cleared. */
const maxVariants = 100;

/** Most visitors see the same few variants: each is computed once. */
export function simplifiedStep(step: WizardStep, earlier: Answers): WizardStep {
  const { conditions, cache } = variantsOf(step);
  const key = conditions.map((condition) => (condition.holds(earlier) ? "1" : "0")).join("");
  const cached = cache.get(key);
  if (cached) return cached;
  const variant = simplify(step, earlier);
  if (cache.size >= maxVariants) cache.clear();
  cache.set(key, variant);
  return variant;
}

function variantsOf(step: WizardStep): SimplifiedVariants {
  const cached = variantsByStep.get(step);
  if (cached) return cached;
  const conditions = new Set<EarlierCondition>();
  mapConditions(step, (condition) => {
    if (condition.op === "fromEarlierSteps") conditions.add(condition);
    return undefined;
  });
  const made = { conditions: [...conditions], cache: new Map<string, WizardStep>() };
  variantsByStep.set(step, made);
  return made;
}
