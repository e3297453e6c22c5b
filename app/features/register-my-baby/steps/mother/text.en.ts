import type { StepText } from "#app/wizard/step-text.ts";
import { prefixed } from "../person/prefixed.ts";
import { parent } from "../person/text.en.ts";

export const motherDetails = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: parent.notes,
  questions: prefixed("mother", parent.questions),
} as const satisfies StepText;
