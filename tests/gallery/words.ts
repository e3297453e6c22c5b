import { defineWords } from "#app/i18n/words.ts";
import en from "./text.en.json";
import mi from "./text.mi.json";

export const words = defineWords("gallery", { en, mi });
