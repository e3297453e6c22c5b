import { defineWords } from "#app/i18n/words.ts";
import { provider as en } from "./provider.en.ts";
import { provider as mi } from "./provider.mi.ts";

export const providerWords = defineWords("childcare-subsidy/children-services", { en, mi });
