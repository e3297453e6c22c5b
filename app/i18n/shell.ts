import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";
import { defineWords } from "./words.ts";

/** The words of the page shell and of the pages about the site itself. */
export const shellWords = defineWords("site", { en, mi });
