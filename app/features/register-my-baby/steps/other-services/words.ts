import { defineWords } from "#app/i18n/words.ts";
import { servicesPage as en } from "./page.en.ts";
import { servicesPage as mi } from "./page.mi.ts";

export const servicesWords = defineWords("registration/services-page", { en, mi });
