import type { StepBehaviour } from "./behaviour.ts";
import type { StepName } from "./step-names.ts";
import { certificatesBehaviour } from "./steps/certificates/hooks.tsx";
import { otherServicesBehaviour } from "./steps/other-services/hooks.tsx";
import { NothingToAnswer } from "./steps/relationship/view.tsx";
import { reviewBehaviour } from "./steps/review/hooks.ts";
import { taxAccountBehaviour } from "./steps/tax-account/hooks.ts";

/** What single steps do and show beyond their questions. */
export const behaviours: Partial<Record<StepName, StepBehaviour>> = {
  "parents-relationship": { Top: NothingToAnswer },
  "other-services": otherServicesBehaviour,
  "buy-birth-certificates": certificatesBehaviour,
  "manage-best-start-payments": taxAccountBehaviour,
  review: reviewBehaviour,
};
