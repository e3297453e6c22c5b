/** Apostrophes as people and their keyboards write them, ʻokina among them. */
const apostrophes = /[‘’‛ʼʻ´`′＇]/g;

const nameCharacter = /^[\p{Script=Latin}\p{M} '-]$/u;

/** Brings a name into one form: composed characters, one kind of apostrophe, no space at the ends. */
export const normaliseName = (name: string): string => name.normalize("NFC").replace(apostrophes, "'").trim();

/**
 * The characters that do not belong in a name, each once, in order of appearance. Letters of Latin script with
 * their marks, spaces, hyphens and apostrophes belong (quality of text: NFC first, then counted by code point).
 */
export function nameOffences(name: string): string[] {
  const offences = [...normaliseName(name)].filter((character) => !nameCharacter.test(character));
  return [...new Set(offences)];
}
