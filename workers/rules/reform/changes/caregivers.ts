import { without } from "../edit.ts";
import type { Change } from "../reform.ts";
import { checked, sources } from "../sources.ts";

const withoutTheYear = (id: string, payment: "Orphans" | "Unsupported Child’s", mi: string, act: string) => ({
  en: `${payment} Benefit no longer asks that the carer expects to care for the child for a year`,
  mi: `Kua kore ${mi} e tono kia tiakina te tamaiti mō te tau kotahi`,
  since: "2021-07-01",
  kind: "law" as const,
  act: `${act}, repealed by the Social Security (Financial Assistance for Caregivers) Amendment Act 2021`,
  source: [sources.caregiversBill, sources.caregiversManual, sources.caregiversNotice],
  checked,
  confidence: "secondary" as const,
  criteria: { [id]: without("carer-for-a-year") },
});

export const orphansBenefitYear: Change = {
  id: "orphans-benefit-year",
  ...withoutTheYear(
    "social_security__eligible_for_orphans_benefit",
    "Orphans",
    "te <en>Orphans Benefit</en>",
    "Social Security Act 2018, section 44(e)",
  ),
};

export const unsupportedChildsBenefitYear: Change = {
  id: "unsupported-childs-benefit-year",
  ...withoutTheYear(
    "social_security__eligible_for_unsupported_childs_benefit",
    "Unsupported Child’s",
    "te <en>Unsupported Child’s Benefit</en>",
    "Social Security Act 2018, section 47(e)",
  ),
};
