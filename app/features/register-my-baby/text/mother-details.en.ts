import type { StepText } from "../step-text.ts";
import { parent } from "./parent.en.ts";
import { prefixed } from "./prefixed.ts";

export const motherDetails = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: parent.notes,
  questions: prefixed("mother", parent.questions),
} as const satisfies StepText;
