import type { Translation } from "#app/i18n/translation.ts";
import type { parentsRelationship as en } from "./parents-relationship.en.ts";

export const parentsRelationship: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
