import type { DatesFor } from "./key-dates.ts";
import type { LawId } from "./limits.ts";
import type { en } from "./text.en.ts";
import type { OutcomeId } from "./tree.ts";

export type StepId = keyof typeof en.steps;

/** What stands on the page of an outcome beside its own words. */
interface Outcome {
  /** Somebody can probably be paid. */
  isLikely: boolean;
  /** What to do next. */
  steps: readonly StepId[];
  law: readonly LawId[];
  /** Which days can be worked out from the due date. */
  dates?: DatesFor;
}

/** What may help those who cannot be paid. */
const instead = ["otherLeave", "otherHelp", "ask"] as const;
const not = (...law: LawId[]): Outcome => ({ isLikely: false, steps: instead, law });

/** Every end of the tree (facts 5.4). */
export const outcomes: Readonly<Record<OutcomeId, Outcome>> = {
  own: {
    isLikely: true,
    steps: ["apply", "tellEmployer", "onePaid", "help"],
    law: ["carer", "threshold", "entitlement", "duration", "between", "notice", "earlyStart", "application"],
    dates: "giving-birth",
  },
  inCare: {
    isLikely: true,
    steps: ["applyInCare", "tellEmployerSoon", "onePaid", "help"],
    law: ["carer", "threshold", "entitlement", "duration", "between", "application"],
  },
  withBaby: {
    isLikely: true,
    steps: ["applySoon", "onePaid", "help"],
    law: ["carer", "threshold", "entitlement", "duration", "between", "application"],
  },
  transfer: {
    isLikely: true,
    steps: ["applyBoth", "tellEmployers", "onePaid", "help"],
    law: ["carer", "threshold", "transfer", "duration", "between", "notice", "application"],
    dates: "transferring",
  },
  work: not("threshold"),
  leave: not("entitlement"),
  recent: not("between"),
  nothingToTransfer: not("transfer", "threshold"),
  partner: not("transfer"),
  temporary: not("carer"),
  age: not("carer"),
  already: not("entitlement"),
  returned: not("application"),
  none: not("carer"),
};
