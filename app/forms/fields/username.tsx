import { accountNameFault, invalidAccountNameCharacters } from "#app/nz/account-name.ts";
import type { Field, FormWords } from "../field.ts";
import { charactersFault, line } from "./line.tsx";

/** A username for the online tax account. Spaces at its ends are told, not taken away: the visitor is to know the name as it is. */
export const username = (): Field =>
  line({
    max: 254,
    keepsSpaces: true,
    fault,
    attributes: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  });

function fault(answer: string, t: FormWords): string | undefined {
  switch (accountNameFault(answer)) {
    case "space-at-end":
      return t("errors/spaceAtEnd");
    case "hash-first":
      return t("errors/hashFirst");
    default:
      return charactersFault(invalidAccountNameCharacters(answer), t);
  }
}
