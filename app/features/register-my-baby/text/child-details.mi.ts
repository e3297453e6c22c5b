import type { Translation } from "#app/i18n/translation.ts";
import type { childDetails as en } from "./child-details.en.ts";

export const childDetails: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
