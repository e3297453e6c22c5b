import { accountNameFault, invalidAccountNameCharacters } from "#app/nz/account-name.ts";
import type { Field, FormWords } from "../field.ts";
import { charactersError, line } from "./line.tsx";

/** Spaces at the ends are an error, not trimmed: the visitor must know the exact name. */
export const username = (): Field =>
  line({
    max: 254,
    keepsSpaces: true,
    validate: usernameError,
    attributes: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  });

function usernameError(answer: string, t: FormWords): string | undefined {
  switch (accountNameFault(answer)) {
    case "space-at-end":
      return t("errors/spaceAtEnd");
    case "hash-first":
      return t("errors/hashFirst");
    default:
      return charactersError(invalidAccountNameCharacters(answer), t);
  }
}
