// 10001 for text, 10002 for a choice.

import { type ApplicationPayload, parentsIn, siblingsIn, textAt, valueAt } from "./application-fields.ts";
import { type ApplicationMessage, error } from "./message.ts";

const childWrites = ["child.firstNames", "child.surname", "child.birthDate"];
const childChooses = [
  "child.sex",
  "child.stillBorn",
  "child.oneOfMultiple",
  "child.maoriDescendant",
  "birthPlace.category",
];
const parentWrites = [
  "firstNames",
  "surname",
  "occupation",
  "dateOfBirth",
  "placeOfBirth",
  "homeAddress.line1",
  "homeAddress.line2",
];
const parentChooses = ["maoriDescendant", "isCitizen"];
const formal = ["marriage", "civilUnion"];

/** Only a submission needs the declaration. */
export function missing(payload: ApplicationPayload, isSubmission: boolean): ApplicationMessage[] {
  const writes = [
    ...childWrites,
    ...placeOf(payload),
    ...parentsIn(payload).flatMap((parent) => parentWrites.map((name) => `${parent}.${name}`)),
    "mother.homeAddress.suburb",
    ...relationshipOf(payload),
    ...siblingDates(payload),
  ];
  const chooses = [
    ...childChooses,
    ...(valueAt(payload, "child.oneOfMultiple") === true
      ? ["child.birthOrderNumber", "child.birthOrderTotal"]
      : []),
    ...parentsIn(payload).flatMap((parent) => [
      ...parentChooses.map((name) => `${parent}.${name}`),
      ...(valueAt(payload, `${parent}.isCitizen`) === true ? [`${parent}.citizenshipSource`] : []),
    ]),
    "fatherKnown",
    ...(valueAt(payload, "fatherKnown") === true ? ["parentRelationship"] : []),
    ...siblingChoices(payload),
  ];
  return [
    ...writes.filter((name) => textAt(payload, name) === "").map((name) => absent("10001", name)),
    ...chooses.filter((name) => isUnchosen(valueAt(payload, name))).map((name) => absent("10002", name)),
    ...(isSubmission && valueAt(payload, "declarationMade") !== true
      ? [absent("10002", "declarationMade")]
      : []),
  ];
}

const absent = (code: string, field: string): ApplicationMessage =>
  error(code, field, "This field is required.");

const isUnchosen = (value: unknown): boolean => value === undefined || value === null || value === "";

function placeOf(payload: ApplicationPayload): string[] {
  switch (valueAt(payload, "birthPlace.category")) {
    case "hospital":
      return ["birthPlace.hospital"];
    case "home":
      return ["birthPlace.home.line1", "birthPlace.home.line2"];
    case "other":
      return ["birthPlace.other"];
    default:
      return [];
  }
}

const relationshipOf = (payload: ApplicationPayload): string[] =>
  formal.includes(textAt(payload, "parentRelationship"))
    ? ["parentRelationshipDate", "parentRelationshipPlace"]
    : [];

const rows = (payload: ApplicationPayload): number[] => [...Array(siblingsIn(payload)).keys()];

const siblingDates = (payload: ApplicationPayload): string[] =>
  rows(payload).map((row) => `siblings.${row}.dateOfBirth`);

const siblingChoices = (payload: ApplicationPayload): string[] =>
  rows(payload).flatMap((row) => [`siblings.${row}.sex`, `siblings.${row}.statusOfChild`]);
