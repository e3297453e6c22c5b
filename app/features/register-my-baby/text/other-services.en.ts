import type { StepText } from "../step-text.ts";

export const otherServices = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
} as const satisfies StepText;
