import type { Change } from "../../declare.ts";
import { checked, sources } from "./sources.ts";

/** The year ended for both benefits, by a section of each. */
export const withoutTheYear = (
  id: string,
  payment: "Orphans" | "Unsupported Child’s",
  mi: string,
  section: string,
): Change => ({
  id,
  en: `${payment} Benefit no longer asks that the carer expects to care for the child for a year`,
  mi: `Kua kore ${mi} e tono kia tiakina te tamaiti mō te tau kotahi`,
  since: "2021-07-01",
  kind: "law",
  act: `Social Security Act 2018, section ${section}, repealed by the Social Security (Financial Assistance for Caregivers) Amendment Act 2021`,
  source: [sources.caregiversBill, sources.caregiversManual, sources.caregiversNotice],
  checked,
  confidence: "secondary",
});
