import type { StepText } from "#app/wizard/step-text.ts";

export const partnerDetails = {
  title: "Your partner",
  heading: "Your partner’s details",
  companion: "Ngā taipitopito o tō hoa rangatira",
  sections: {},
  notes: {},
  questions: {},
} as const satisfies StepText;
