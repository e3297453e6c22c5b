import { hasLetter, isDash, normaliseName } from "#app/nz/name.ts";
import {
  type AllowedCharacters,
  charactersNotIn,
  isLetter,
  nearestSpelling,
} from "#app/nz/registry-limits.ts";
import type { FormWords } from "../field.ts";
import { charactersError, quoted } from "./line.tsx";

/** Suggests the nearest spelling that the registry of births accepts. */
export function registryCharactersError(
  kind: AllowedCharacters,
  answer: string,
  t: FormWords,
): string | undefined {
  const text = normaliseName(answer);
  const refused = charactersNotIn(kind, text);
  const letters = refused.filter(isLetter);
  const messages = [
    charactersError(
      refused.filter((character) => !isLetter(character)),
      t,
    ),
    letters.length > 0 && lettersError(quoted(letters), nearestSpelling(kind, text), t),
  ];
  return messages.filter(Boolean).join(" ") || undefined;
}

const lettersError = (letters: string, nearest: string | undefined, t: FormWords): string =>
  nearest ? t("errors/letters", { letters, nearest }) : t("errors/otherLetters", { letters });

export const noNameError = (answer: string, t: FormWords): string | undefined =>
  hasLetter(answer) || isDash(answer) ? undefined : t("errors/name");
