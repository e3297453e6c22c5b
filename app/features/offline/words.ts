import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

export const words = defineWords("offline", { en, mi });
