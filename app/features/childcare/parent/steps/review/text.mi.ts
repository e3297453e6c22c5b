import type { Translation } from "#app/i18n/translation.ts";
import type { review as en } from "./text.en.ts";

export const review: Translation<typeof en> = {
  title: "Arotake",
  heading: "Tirohia ō whakautu",
  companion: "Review",
  sections: {},
  notes: {},
  questions: {},
};
