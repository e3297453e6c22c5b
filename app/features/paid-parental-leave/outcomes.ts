import type { Texts } from "#app/i18n/words.ts";
import type { DatesFor } from "./key-dates.ts";
import type { LawId } from "./limits.ts";
import type { OutcomeId } from "./tree.ts";

type StepId = keyof Texts["paid-parental-leave"]["steps"];

interface Outcome {
  isLikely: boolean;
  /** No yes or no is said. */
  isGentle?: true;
  steps: readonly StepId[];
  law: readonly LawId[];
  dates?: DatesFor;
}

const instead = ["otherLeave", "otherHelp", "ask"] as const;
const not = (...law: LawId[]): Outcome => ({ isLikely: false, steps: instead, law });

export const outcomes: Readonly<Record<OutcomeId, Outcome>> = {
  own: {
    isLikely: true,
    steps: ["apply", "tellEmployer", "preterm", "severalJobs", "onePaid", "help"],
    law: [
      "carer",
      "threshold",
      "entitlement",
      "duration",
      "preterm",
      "between",
      "notice",
      "earlyStart",
      "application",
    ],
    dates: "giving-birth",
  },
  inCare: {
    isLikely: true,
    steps: ["applyInCare", "tellEmployerSoon", "severalJobs", "onePaid", "help"],
    law: ["carer", "threshold", "entitlement", "duration", "between", "application"],
  },
  withBaby: {
    isLikely: true,
    steps: ["applySoon", "preterm", "severalJobs", "onePaid", "help"],
    law: ["carer", "threshold", "entitlement", "duration", "preterm", "between", "application"],
  },
  transfer: {
    isLikely: true,
    steps: ["applyBoth", "tellEmployers", "onePaid", "help"],
    law: ["carer", "threshold", "transfer", "duration", "between", "notice", "application"],
    dates: "transferring",
  },
  loss: {
    isLikely: true,
    isGentle: true,
    steps: ["lossCall", "lossEmployer", "lossSupport"],
    law: ["carer", "threshold", "entitlement", "duration"],
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
