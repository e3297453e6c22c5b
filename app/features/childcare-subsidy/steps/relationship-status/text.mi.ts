import type { Translation } from "#app/i18n/translation.ts";
import type { relationshipStatus as en } from "./text.en.ts";

export const relationshipStatus: Translation<typeof en> = {
  title: "Te hononga",
  heading: "Te tūnga hononga",
  companion: "Relationship status",
  sections: {},
  notes: {},
  questions: { hasPartner: { label: "He hoa rangatira tōu?" } },
};
