import type { Translation } from "#app/i18n/translation.ts";
import type { review as en } from "./review.en.ts";

export const review: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
