// Error codes for invalid characters: 10003 in names, 10004 in addresses, places and occupations, 10066 in free text.

import { type ApplicationPayload, parentsIn, textAt } from "./application-fields.ts";
import { type ApplicationMessage, error } from "./message.ts";

const letters = "A-Za-zÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀĒĪŌŪāēīōū";
const inName = new RegExp(`[^${letters}\\s'-]`, "gu");
const inAddress = new RegExp(`[^${letters}0-9/\\s'-]`, "gu");
const inFreeText = /[~!@#$%^&*()+={}[\]|:;<>]/g;
const email = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

const parentNames = ["firstNames", "surname", "firstNamesAtBirth", "surnameAtBirth"];
const parentPlaces = [
  "occupation",
  "placeOfBirth",
  "countryOfBirth",
  "homeAddress.line1",
  "homeAddress.suburb",
  "homeAddress.line2",
];

/** Also reports invalid e-mail addresses. */
export function wrongCharacters(payload: ApplicationPayload): ApplicationMessage[] {
  const parents = parentsIn(payload);
  const of = (names: readonly string[]) =>
    parents.flatMap((parent) => names.map((name) => `${parent}.${name}`));
  const home = ["line1", "line2", "line3"].map((line) => `birthPlace.home.${line}`);
  return [
    ...refused(payload, "10003", ["child.firstNames", "child.surname", ...of(parentNames)], inName),
    ...refused(payload, "10004", [...home, "parentRelationshipPlace", ...of(parentPlaces)], inAddress),
    ...refused(
      payload,
      "10066",
      ["birthPlace.other", "otherInformation", "child.nameExplaination", ...of(["ethnicGroups.other"])],
      inFreeText,
    ),
    ...wrongEmails(payload, [...of(["email"]), "certificateOrder.emailAddress", "confirmationEmailAddress"]),
  ];
}

function refused(
  payload: ApplicationPayload,
  code: string,
  names: readonly string[],
  offending: RegExp,
): ApplicationMessage[] {
  return names.flatMap((name) => {
    const found = [...new Set(textAt(payload, name).normalize("NFC").match(offending))];
    const listed = found.map((character) => `'${character}'`).join(", ");
    return found.length > 0 ? [error(code, name, `Characters that are not allowed: ${listed}`)] : [];
  });
}

const wrongEmails = (payload: ApplicationPayload, names: readonly string[]): ApplicationMessage[] =>
  names
    .filter((name) => textAt(payload, name) !== "" && !email.test(textAt(payload, name)))
    .map((name) => error("10025", name, "The email address is not valid."));
