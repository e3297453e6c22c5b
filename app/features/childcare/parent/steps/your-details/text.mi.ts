import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { identityText, personText } from "../person/text.mi.ts";
import type { yourDetails as en } from "./text.en.ts";

const { sections, notes, questions } = personText("parent");

export const yourDetails: Translation<typeof en> = {
  title: "Ō taipitopito",
  heading: "Ō taipitopito",
  companion: "Your details",
  sections,
  notes,
  questions: prefixed("parent", { ...identityText, ...questions }),
};
