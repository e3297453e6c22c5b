import type { Translation } from "#app/i18n/translation.ts";
import type { reviewPage as en } from "./page.en.ts";

export const reviewPage: Translation<typeof en> = {
  submit: "Tukuna te tono",
  submitToAgency: "Tukuna te tono ki Te Manatū Whakahiato Ora",
  checking: "E tirohia ana tō tono ...",
};
