import type { Translation } from "#app/i18n/translation.ts";
import type { otherParentDetails as en } from "./other-parent-details.en.ts";

export const otherParentDetails: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
