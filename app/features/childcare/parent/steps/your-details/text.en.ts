import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { identityText, personText } from "../person/text.en.ts";

const { sections, notes, questions } = personText("parent");

export const yourDetails = {
  title: "Your details",
  heading: "Your details",
  companion: "Ō taipitopito",
  sections,
  notes,
  questions: prefixed("parent", { ...identityText, ...questions }),
} as const satisfies StepText;
