import type { Translation } from "#app/i18n/translation.ts";
import type { buyBirthCertificates as en } from "./buy-birth-certificates.en.ts";

export const buyBirthCertificates: Translation<typeof en> = {
  title: "",
  heading: "",
  companion: "",
  sections: {},
  notes: {},
  questions: {},
};
