import { type Answers, readOption, readText, readYesNo } from "#app/forms/answers.ts";
import { type Condition, holds } from "#app/forms/conditions/condition.ts";
import { type BestStartPart, type BestStartRules, bestStartRules } from "./best-start-rules.ts";
import type { Parent } from "./caregiver.ts";

type Reason = keyof BestStartRules["ineligible"];
type Way = keyof BestStartRules["eligible"];

/** How a claim of Best Start stands. */
type BestStartStatus =
  /** The child was not alive at birth. */
  | { is: "not-asked" }
  | { is: "not-wanted" }
  | { is: "not-yet-known" }
  | { is: "ineligible"; reason: Reason }
  | { is: "eligible"; way: Way };

/** The state of a claim, and the groups of questions that are asked because of it. */
export interface BestStart {
  status: BestStartStatus;
  asked: ReadonlySet<BestStartPart>;
  /** An IRD number for the child is applied for; nothing while that is not known. */
  irdApplied: boolean | undefined;
}

/**
 * Whether the principal caregiver is entitled to Best Start payments, and what has to be asked to know.
 * @param answers of the whole registration to questions that are asked: those of the other parent only once they came from their phone
 * @param today the day in New Zealand, YYYY-MM-DD
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

/** The parent who claims Best Start and gave no way to be reached; nothing when all is well. */
export function claimantOutOfReach(answers: Answers, today: string): Parent | undefined {
  const parent = readOption(answers, "bestStart.primaryCareGiver.type", ["mother", "father"]);
  if (!parent || waysToReach.some((way) => readText(answers, `${parent}.${way}`))) return undefined;
  return bestStartOf(answers, today).status.is === "eligible" ? parent : undefined;
}
