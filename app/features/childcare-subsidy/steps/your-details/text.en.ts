import type { StepText } from "#app/wizard/step-text.ts";

export const yourDetails = {
  title: "Your details",
  heading: "Your details",
  companion: "Ō taipitopito",
  sections: {},
  notes: {},
  questions: {},
} as const satisfies StepText;
