// 10003 in names, 10004 in addresses, places and occupations, 10066 in free text.

import limits from "#app/nz/registry-limits.json" with { type: "json" };
import { type ApplicationPayload, parentsIn, textAt } from "./application-fields.ts";
import { type ApplicationMessage, error } from "./message.ts";

type Kind = keyof typeof limits.characters;

const email = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;
const codes: Readonly<Record<Kind, string>> = {
  name: "10003",
  addressee: "10003",
  place: "10004",
  phone: "10004",
  text: "10066",
};

export function wrongCharacters(payload: ApplicationPayload): ApplicationMessage[] {
  const parents = parentsIn(payload);
  const isSent = (name: string) => !name.startsWith("father.") || parents.includes("father");
  const fields = Object.entries<{ longest: number; characters?: string }>(limits.fields).filter(([name]) =>
    isSent(name),
  );
  return [
    ...fields.flatMap(([name, { characters }]) =>
      characters ? refused(name, textAt(payload, name), characters as Kind) : [],
    ),
    ...fields.flatMap(([name, { longest }]) => tooLong(name, textAt(payload, name), longest)),
    ...wrongEmails(payload, [
      ...parents.map((parent) => `${parent}.email`),
      "certificateOrder.emailAddress",
      "confirmationEmailAddress",
    ]),
  ];
}

function refused(name: string, text: string, kind: Kind): ApplicationMessage[] {
  const found = [...new Set(text.normalize("NFC"))].filter((character) => !belongs(character, kind));
  const listed = found.map((character) => `'${character}'`).join(", ");
  return found.length > 0 ? [error(codes[kind], name, `Characters that are not allowed: ${listed}`)] : [];
}

function belongs(character: string, kind: Kind): boolean {
  const taken = limits.characters[kind];
  if ("refused" in taken) return !taken.refused.includes(character);
  return taken.others.includes(character) || (taken.letters && limits.letters.includes(character));
}

/** It joins several answers, and has no limit of its own. */
const joined = "otherInformation";

const tooLong = (name: string, text: string, longest: number): ApplicationMessage[] =>
  name !== joined && [...text].length > longest
    ? [error("too_long", name, `No more than ${longest} characters are allowed.`)]
    : [];

const wrongEmails = (payload: ApplicationPayload, names: readonly string[]): ApplicationMessage[] =>
  names
    .filter((name) => textAt(payload, name) !== "" && !email.test(textAt(payload, name)))
    .map((name) => error("10025", name, "The email address is not valid."));
