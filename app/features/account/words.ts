import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words of the profile, the to-do list, the calendar file and of deleting everything. */
export const words = defineWords("account", { en, mi });
