import { type Answers, readOption, readText, readYesNo } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/conditions/condition.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { type BestStartPart, type BestStartRules, bestStartRules } from "./best-start-rules.ts";
import type { Parent } from "./caregiver.ts";

type Reason = keyof BestStartRules["ineligible"];
type Way = keyof BestStartRules["eligible"];

type BestStartStatus =
  /** The child was not alive at birth. */
  | { is: "not-asked" }
  | { is: "not-wanted" }
  | { is: "not-yet-known" }
  | { is: "ineligible"; reason: Reason }
  | { is: "eligible"; way: Way };

export interface BestStart {
  status: BestStartStatus;
  asked: ReadonlySet<BestStartPart>;
  /** Undefined while it is not known. */
  irdApplied: boolean | undefined;
}

/**
 * @param answers pruned; the other parent's only once they came from their phone
 * @param today YYYY-MM-DD in New Zealand
 */
export function bestStartOf(answers: Answers, today: string): BestStart {
  const rules = bestStartRules(today);
  const isTrue = (condition: Condition) => holds(condition, answers, answers);
  const asked = namesWhere(rules.asked, isTrue);
  const declined = asked.includes("irdNumber") ? readYesNo(answers, "ird.applyForNumber") : undefined;
  return {
    status: standing(),
    asked: new Set(asked),
    irdApplied: isTrue(rules.irdApplied) || declined,
  };

  function standing(): BestStartStatus {
    if (!isTrue(rules.asked.wanted)) return { is: "not-asked" };
    if (readYesNo(answers, "bestStart.wanted") === false) return { is: "not-wanted" };
    const [reason] = namesWhere(rules.ineligible, isTrue);
    if (reason) return { is: "ineligible", reason };
    const [way] = namesWhere(rules.eligible, isTrue);
    return way ? { is: "eligible", way } : { is: "not-yet-known" };
  }
}

function namesWhere<Name extends string>(
  conditions: Readonly<Record<Name, Condition>>,
  isTrue: (condition: Condition) => boolean,
): Name[] {
  return (Object.keys(conditions) as Name[]).filter((name) => isTrue(conditions[name]));
}

const waysToReach = ["daytimePhone", "alternativePhone", "email"];

export function claimantOutOfReach(answers: Answers, today: string): Parent | undefined {
  const parent = readOption(answers, "bestStart.primaryCareGiver.type", ["mother", "father"]);
  if (!parent || waysToReach.some((way) => readText(answers, `${parent}.${way}`))) return undefined;
  return bestStartOf(answers, today).status.is === "eligible" ? parent : undefined;
}
