import { accentedLetters, macronLetters } from "#app/nz/registry-limits.ts";

export const letters = {
  title: "Which letters can be used",
  body: `The registry of births takes the letters A to Z, <mi>${macronLetters}</mi> and ${accentedLetters}, capital or small, and spaces, hyphens and apostrophes. It cannot write other letters, such as Ł, Š or ễ: then you are shown the nearest spelling. Questions? Call <a href="tel:0800225252">0800 22 52 52</a>. A name typed all in capitals or all in small letters is given the usual capitals. To keep it as you typed it, change it back: then it stays.`,
} as const;
