import type { StepText } from "#app/wizard/step-text.ts";

export const dependentChildren = {
  title: "Children",
  heading: "Dependent children",
  companion: "Ngā tamariki whakawhirinaki",
  sections: {},
  notes: {},
  questions: {},
} as const satisfies StepText;
