import type { Answers } from "#app/forms/answers.ts";
import { type Condition, holds } from "#app/forms/condition.ts";
import { readYesNo } from "../../read-answers.ts";
import { type BestStartPart, type BestStartRules, bestStartRules } from "./best-start-rules.ts";

type Reason = keyof BestStartRules["ineligible"];
type Way = keyof BestStartRules["eligible"];

/** How a claim of Best Start stands. */
export type BestStartStatus =
  /** The child was not alive at birth. */
  | { standing: "not-asked" }
  | { standing: "not-wanted" }
  | { standing: "not-yet-known" }
  | { standing: "ineligible"; reason: Reason }
  | { standing: "eligible"; way: Way };

/** How a claim of Best Start stands, and the groups of questions that are asked therefore. */
export interface BestStart {
  standing: BestStartStatus;
  asked: ReadonlySet<BestStartPart>;
  /** An IRD number for the child is applied for; nothing while that is not settled. */
  irdApplied: boolean | undefined;
}

/**
 * Whether the principal caregiver is entitled to Best Start payments (spec 2, section 4), and what has to be asked to know.
 * @param answers of the whole registration; those to questions that are not asked do not count
 * @param today the day in New Zealand, YYYY-MM-DD
 */
export function bestStartOf(answers: Answers, today: string): BestStart {
  const rules = bestStartRules(today);
  const isTrue = (condition: Condition) => holds(condition, answers, answers);
  const asked = namesWhere(rules.asked, isTrue);
  const declined = asked.includes("irdNumber") ? readYesNo(answers, "ird.applyForNumber") : undefined;
  return {
    standing: standing(),
    asked: new Set(asked),
    irdApplied: isTrue(rules.irdApplied) || declined,
  };

  function standing(): BestStartStatus {
    if (!isTrue(rules.asked.wanted)) return { standing: "not-asked" };
    if (readYesNo(answers, "bestStart.wanted") === false) return { standing: "not-wanted" };
    const [reason] = namesWhere(rules.ineligible, isTrue);
    if (reason) return { standing: "ineligible", reason };
    const [way] = namesWhere(rules.eligible, isTrue);
    return way ? { standing: "eligible", way } : { standing: "not-yet-known" };
  }
}

function namesWhere<Name extends string>(
  conditions: Readonly<Record<Name, Condition>>,
  isTrue: (condition: Condition) => boolean,
): Name[] {
  return (Object.keys(conditions) as Name[]).filter((name) => isTrue(conditions[name]));
}
