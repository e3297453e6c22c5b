import type { Translation } from "#app/i18n/translation.ts";
import type { yourDetails as en } from "./text.en.ts";

export const yourDetails: Translation<typeof en> = {
  title: "Ō taipitopito",
  heading: "Ō taipitopito",
  companion: "Your details",
  sections: {},
  notes: {},
  questions: {},
};
