import type { Translation } from "#app/i18n/translation.ts";
import type { otherServices as en } from "./other-services.en.ts";

export const otherServices: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
