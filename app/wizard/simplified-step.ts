import type { Answers } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/condition.ts";
import { mapConditions, simplify } from "#app/forms/simplify.ts";
import type { WizardStep } from "./wizard.ts";

type EarlierCondition = Extract<Condition, { op: "fromEarlierSteps" }>;

/** The looks of a step that have been worked out, by which of its conditions on earlier answers hold. */
interface SimplifiedVariants {
  readonly givens: readonly EarlierCondition[];
  readonly known: Map<string, WizardStep>;
}

const variantsByStep = new WeakMap<WizardStep, SimplifiedVariants>();
/** There are few: more than this and one starts again. */
const maxVariants = 100;

/**
 * The step as it stands once everything before it is answered (`settled`). Most visitors see the same few looks of a step: each is
 * worked out once.
 */
export function simplifiedStep(step: WizardStep, earlier: Answers): WizardStep {
  const { givens, known } = variantsOf(step);
  const key = givens.map((given) => (given.holds(earlier) ? "1" : "0")).join("");
  const found = known.get(key);
  if (found) return found;
  const look = simplify(step, earlier);
  if (known.size >= maxVariants) known.clear();
  known.set(key, look);
  return look;
}

function variantsOf(step: WizardStep): SimplifiedVariants {
  const before = variantsByStep.get(step);
  if (before) return before;
  const givens = new Set<EarlierCondition>();
  mapConditions(step, (condition) => {
    if (condition.op === "fromEarlierSteps") givens.add(condition);
    return undefined;
  });
  const made = { givens: [...givens], known: new Map<string, WizardStep>() };
  variantsByStep.set(step, made);
  return made;
}
