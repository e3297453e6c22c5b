import type { Translation } from "#app/i18n/translation.ts";
import type { manageBestStartPayments as en } from "./manage-best-start-payments.en.ts";

export const manageBestStartPayments: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
