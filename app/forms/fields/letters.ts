import { charactersNotInLatin } from "#app/nz/name.ts";
import type { FormWords } from "../field.ts";
import { charactersError } from "./line.tsx";
import { registryCharactersError } from "./registry-characters.ts";

export type Letters = "registry" | "latin";

/** @returns a message that lists each character that does not belong */
export const lettersError = (
  letters: Letters,
  kind: "name" | "place",
  answer: string,
  t: FormWords,
): string | undefined =>
  letters === "registry"
    ? registryCharactersError(kind, answer, t)
    : charactersError(charactersNotInLatin(kind, answer), t);
