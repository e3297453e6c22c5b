import type { StepText } from "#app/wizard/step-text.ts";

export const relationshipStatus = {
  title: "Relationship",
  heading: "Relationship status",
  companion: "Te tūnga hononga",
  sections: {},
  notes: {},
  questions: { hasPartner: { label: "Do you have a partner?" } },
} as const satisfies StepText;
