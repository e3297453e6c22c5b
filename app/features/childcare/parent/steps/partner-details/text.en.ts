import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { personText } from "../person/text.en.ts";

const { sections, notes, questions } = personText("partner");

export const partnerDetails = {
  title: "Your partner",
  heading: "Your partner’s details",
  companion: "Ngā taipitopito o tō hoa rangatira",
  sections,
  notes,
  questions: prefixed("partner", questions),
} as const satisfies StepText;
