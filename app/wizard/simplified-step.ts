import type { Answers } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/condition.ts";
import { fold, settled } from "#app/forms/simplify.ts";
import type { WizardStep } from "./wizard.ts";

type Given = Extract<Condition, { op: "given" }>;

/** The looks of a step that have been worked out, by which of its conditions on earlier answers hold. */
interface Looks {
  readonly givens: readonly Given[];
  readonly known: Map<string, WizardStep>;
}

const looks = new WeakMap<WizardStep, Looks>();
/** There are few: more than this and one starts again. */
const most = 100;

/**
 * The step as it stands once everything before it is answered (`settled`). Most visitors see the same few looks of a step: each is
 * worked out once.
 */
export function settledStep(step: WizardStep, earlier: Answers): WizardStep {
  const { givens, known } = looksOf(step);
  const key = givens.map((given) => (given.holds(earlier) ? "1" : "0")).join("");
  const found = known.get(key);
  if (found) return found;
  const look = settled(step, earlier);
  if (known.size >= most) known.clear();
  known.set(key, look);
  return look;
}

function looksOf(step: WizardStep): Looks {
  const before = looks.get(step);
  if (before) return before;
  const givens = new Set<Given>();
  fold(step, (condition) => {
    if (condition.op === "given") givens.add(condition);
    return undefined;
  });
  const made = { givens: [...givens], known: new Map<string, WizardStep>() };
  looks.set(step, made);
  return made;
}
