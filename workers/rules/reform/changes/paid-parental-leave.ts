import { without } from "../edit.ts";
import type { Change } from "../reform.ts";
import { checked, sources } from "../sources.ts";

/** The section names two conditions only, the primary carer and the threshold test. */
export const parentalLeaveResidence: Change = {
  id: "paid-parental-leave-residence",
  en: "Paid Parental Leave has no condition of citizenship or residence",
  mi: "Kāore he tikanga kirirarau, kainoho rānei mō te utu whakatā tiaki pēpi",
  since: "2016-04-01",
  kind: "correction",
  act: "Parental Leave and Employment Protection Act 1987, section 71CA",
  source: [sources.parentalLeave],
  checked,
  confidence: "primary",
  criteria: { parental_leave__eligible_employee: without("citizen-or-resident") },
};
