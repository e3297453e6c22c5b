import type { StepHooks } from "#app/wizard/hooks.ts";
import { AboutOthers } from "./born-together/notices.tsx";
import type { StepName } from "./step-texts.ts";
import { certificatesHooks } from "./steps/certificates/hooks.tsx";
import { otherParentHooks } from "./steps/other-parent/hooks.tsx";
import { otherServicesHooks } from "./steps/other-services/hooks.tsx";
import { NothingToAnswer } from "./steps/relationship/view.tsx";
import { reviewHooks } from "./steps/review/hooks.ts";
import { taxAccountHooks } from "./steps/tax-account/hooks.ts";

export const stepHooks: Partial<Record<StepName, StepHooks>> = {
  "child-details": { Above: AboutOthers },
  "other-parent-details": otherParentHooks,
  "parents-relationship": { Above: NothingToAnswer },
  "other-services": otherServicesHooks,
  "buy-birth-certificates": certificatesHooks,
  "manage-best-start-payments": taxAccountHooks,
  review: reviewHooks,
};
