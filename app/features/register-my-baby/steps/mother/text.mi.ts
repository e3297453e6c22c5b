import type { Translation } from "#app/i18n/translation.ts";
import { prefixed } from "../person/prefixed.ts";
import { parent } from "../person/text.mi.ts";
import type { motherDetails as en } from "./text.en.ts";

export const motherDetails: Translation<typeof en> = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: parent.notes,
  questions: prefixed("mother", parent.questions),
};
