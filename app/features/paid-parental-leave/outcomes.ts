import type { Texts } from "#app/i18n/words.ts";
import type { DatesFor } from "./key-dates.ts";
import type { LawId } from "./limits.ts";
import type { OutcomeId } from "./tree.ts";

type StepId = keyof Texts["paid-parental-leave"]["steps"];

interface Outcome {
  isLikely: boolean;
  steps: readonly StepId[];
  law: readonly LawId[];
  dates?: DatesFor;
}

const instead = ["otherLeave", "otherHelp", "ask"] as const;
const not = (...law: LawId[]): Outcome => ({ isLikely: false, steps: instead, law });

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
