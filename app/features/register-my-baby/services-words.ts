import { defineWords } from "#app/i18n/words.ts";
import { servicesPage as en } from "./text/services-page.en.ts";
import { servicesPage as mi } from "./text/services-page.mi.ts";

/** The words of the services' page that belong to no question. */
export const servicesWords = defineWords("registration/services-page", { en, mi });
