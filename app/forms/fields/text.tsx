import { isEmail, longestEmail } from "#app/nz/email.ts";
import { nameCase, placeCase } from "#app/nz/letter-case.ts";
import { invisibleCharacters, normalisePlace, normaliseSpacing } from "#app/nz/name.ts";
import { isMobile, isPhone, longestPhone, tidyPhone } from "#app/nz/phone.ts";
import { isPostcode } from "#app/nz/postcode.ts";
import type { Field } from "../field.ts";
import { type Letters, lettersError } from "./letters.ts";
import { charactersError, line } from "./line.tsx";
import { noNameError, registryCharactersError } from "./registry-characters.ts";

export const text = ({ max }: { max: number }): Field =>
  line({ max, validate: (answer, t) => charactersError(invisibleCharacters(answer), t) });

export const name = ({ max, letters = "registry" }: { max: number; letters?: Letters }): Field =>
  line({
    max,
    validate: (answer, t) => lettersError(letters, "name", answer, t) ?? noNameError(answer, t),
    normalise: normaliseSpacing,
    properCase: nameCase,
    attributes: { spellCheck: false },
  });

/** For an account or a letter: may name several people ("M Tane & H Tane") or "c/o". */
export const addressee = ({ max }: { max: number }): Field =>
  line({
    max,
    validate: (answer, t) => registryCharactersError("addressee", answer, t) ?? noNameError(answer, t),
    normalise: normalisePlace,
    properCase: nameCase,
    attributes: { spellCheck: false },
  });

/** A place, an occupation or an address line: letters of names, digits and the slash. */
export const place = ({ max, letters = "registry" }: { max: number; letters?: Letters }): Field =>
  line({
    max,
    validate: (answer, t) => lettersError(letters, "place", answer, t),
    normalise: normalisePlace,
    properCase: placeCase,
  });

export const documentNumber = ({ max }: { max: number }): Field =>
  line({
    max,
    width: 10,
    validate: (answer, t) => (/^[A-Za-z\d]+$/.test(answer) ? undefined : t("errors/documentNumber")),
    normalise: (answer) => answer.replace(/[\s-]/g, "").toUpperCase(),
    attributes: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  });

export const wholeNumber = ({ characters }: { characters: number }): Field =>
  line({
    max: characters,
    width: characters,
    validate: (answer, t) => {
      if (/^-\d+$/.test(answer)) return t("errors/negative");
      return /^\d+$/.test(answer) ? undefined : t("errors/number");
    },
    // Not type=number: its value changes with the mouse wheel and is lost when it is not a number.
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });

export const phone = ({ max = longestPhone } = {}): Field =>
  line({
    max,
    validate: (answer, t) => (isPhone(answer) ? undefined : t("errors/phone")),
    normalise: tidyPhone,
    attributes: { type: "tel", autoComplete: "tel" },
  });

export const mobile = (): Field =>
  line({
    max: longestPhone,
    validate: (answer, t) => (isMobile(withoutSpaces(answer)) ? undefined : t("errors/mobile")),
    normalise: (answer) => withoutSpaces(tidyPhone(answer)),
    attributes: { type: "tel", autoComplete: "tel" },
  });

const withoutSpaces = (answer: string): string => answer.replace(/\s/g, "");

export const email = ({ max = longestEmail } = {}): Field =>
  line({
    max,
    validate: (answer, t) => (isEmail(answer) ? undefined : t("errors/email")),
    attributes: { type: "email", autoComplete: "email", spellCheck: false },
  });

export const postcode = (): Field =>
  line({
    max: 8,
    width: 4,
    validate: (answer, t) => (isPostcode(answer) ? undefined : t("errors/postcode")),
    attributes: { inputMode: "numeric", autoComplete: "postal-code" },
  });
