/** As in their addresses (spec 2 section 1). */
export const stepNames = [
  "child-details",
  "mother-details",
  "other-parent-details",
  "parents-relationship",
  "other-services",
  "manage-best-start-payments",
  "buy-birth-certificates",
  "review",
] as const;

export type StepName = (typeof stepNames)[number];
