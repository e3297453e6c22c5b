import type { StepBehaviour } from "./behaviour.ts";
import { certificatesBehaviour } from "./certificates-behaviour.tsx";
import { NothingToAnswer } from "./nothing-to-answer.tsx";
import { otherServicesBehaviour } from "./other-services-behaviour.tsx";
import { reviewBehaviour } from "./review/behaviour.ts";
import type { StepName } from "./step-names.ts";
import { taxAccountBehaviour } from "./tax-account/behaviour.ts";

/** What single steps do and show beyond their questions. */
export const behaviours: Partial<Record<StepName, StepBehaviour>> = {
  "parents-relationship": { Top: NothingToAnswer },
  "other-services": otherServicesBehaviour,
  "buy-birth-certificates": certificatesBehaviour,
  "manage-best-start-payments": taxAccountBehaviour,
  review: reviewBehaviour,
};
