import type { Translation } from "#app/i18n/translation.ts";
import type { motherDetails as en } from "./mother-details.en.ts";

export const motherDetails: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
