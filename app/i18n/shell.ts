import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";
import { defineWords } from "./words.ts";

export const shellWords = defineWords("site", { en, mi });
