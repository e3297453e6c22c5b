import { all, is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { BestStartRules } from "./best-start-rules.ts";

const caregiver = "bestStart.primaryCareGiver";

export const servicesNotes = ({ turnedThree, asked, ineligible, eligible }: BestStartRules): Note[] => [
  { id: "turned-three", after: "bestStart.wanted", when: turnedThree, kind: "warning" },
  { id: "too-early", after: "bestStart.expectedDueDate", when: ineligible.tooEarly, kind: "warning" },
  { id: "other-caregiver", after: `${caregiver}.type`, when: ineligible.other, kind: "warning" },
  { id: "unknown-caregiver", after: `${caregiver}.type`, when: ineligible.unknown, kind: "warning" },
  { id: "too-young", after: `${caregiver}.type`, when: ineligible.tooYoung, kind: "warning" },
  { id: "not-resident", after: `${caregiver}.type`, when: ineligible.notResident, kind: "warning" },
  { id: "will-call", after: `${caregiver}.daytimePhone`, when: ineligible.other, kind: "information" },
  {
    id: "not-tax-resident",
    after: `${caregiver}.taxResidentWhenBestStartStarts`,
    when: ineligible.notTaxResident,
    kind: "warning",
  },
  {
    id: "no-partner",
    after: `${caregiver}.hasPartner`,
    when: all(asked.hasPartner, is(`${caregiver}.hasPartner`, "no")),
    kind: "warning",
  },
  {
    id: "lump-sum",
    after: `${caregiver}.bankAccount.paymentFrequency`,
    when: all(eligible.newClaim, is(`${caregiver}.bankAccount.paymentFrequency`, "B")),
    kind: "information",
  },
  { id: "with-claim", after: "ird", when: asked.declaration, kind: "information" },
];
