import type { Translation } from "#app/i18n/translation.ts";
import type { partnerDetails as en } from "./text.en.ts";

export const partnerDetails: Translation<typeof en> = {
  title: "Tō hoa rangatira",
  heading: "Ngā taipitopito o tō hoa rangatira",
  companion: "Your partner’s details",
  sections: {},
  notes: {},
  questions: {},
};
