import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The words beside numbers to call, in te reo Māori. */
export const mi: Translation<typeof en> = {
  firstHelp: "Te hunga hei āwhina i a koe ināianei",
  text: "Pātuhi ki te {{number}}",
};
