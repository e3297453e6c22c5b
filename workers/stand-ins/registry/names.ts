// Warnings only: a registrar looks at them.

import { type ApplicationPayload, parentsIn, textAt } from "./application-fields.ts";
import { type ApplicationMessage, warning } from "./message.ts";
import declined from "./records/declined-names.json" with { type: "json" };

const folded = (word: string): string => word.normalize("NFC").toLowerCase();
const wordsThat = (offend: boolean): ReadonlySet<string> =>
  new Set(
    declined
      .filter((entry) => ("offends" in entry && entry.offends) === offend)
      .map(({ name }) => folded(name)),
  );
const offending = wordsThat(true);
const ranks = wordsThat(false);

const childNames = ["child.firstNames", "child.surname"];

export function doubtfulNames(payload: ApplicationPayload): ApplicationMessage[] {
  return [...childNames.flatMap((name) => doubts(name, textAt(payload, name))), ...sameSurname(payload)];
}

function doubts(field: string, name: string): ApplicationMessage[] {
  const isWholly = (change: (text: string) => string) => name.length > 1 && change(name) === name;
  const hasLetters = /\p{L}/u.test(name);
  const inOneCase =
    hasLetters && (isWholly((text) => text.toLowerCase()) || isWholly((text) => text.toUpperCase()));
  // A declined name may be one of several, the whole name, or a word of a double name.
  const words = [name, ...name.split(/\s+/), ...name.split(/[\s-]+/)].map(folded);
  return [
    ...(inOneCase
      ? [warning("10010", field, "Please check the use of capital and small letters in this name.")]
      : []),
    ...(words.some((word) => ranks.has(word))
      ? [warning("name_contains_rank", field, "The name contains a title or rank.")]
      : []),
    ...(words.some((word) => offending.has(word))
      ? [warning("obscene_name", field, "The name may cause offence.")]
      : []),
  ];
}

function sameSurname(payload: ApplicationPayload): ApplicationMessage[] {
  const surname = folded(textAt(payload, "mother.surname"));
  const isAsked = parentsIn(payload).length === 2 && surname !== "";
  if (!isAsked || surname !== folded(textAt(payload, "father.surname"))) return [];
  return textAt(payload, "mother.surnameAtBirth") === ""
    ? [warning("surname_match", "mother.surname", "The surnames of the parents are the same.")]
    : [];
}
