import type { StepText } from "#app/wizard/step-text.ts";

export const review = {
  title: "Review",
  heading: "Check your answers",
  companion: "Arotake",
  sections: {},
  notes: {},
  questions: {},
} as const satisfies StepText;
