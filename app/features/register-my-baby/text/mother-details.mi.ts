import type { Translation } from "#app/i18n/translation.ts";
import type { motherDetails as en } from "./mother-details.en.ts";
import { parent } from "./parent.mi.ts";
import { prefixed } from "./prefixed.ts";

export const motherDetails: Translation<typeof en> = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: parent.notes,
  questions: prefixed("mother", parent.questions),
};
