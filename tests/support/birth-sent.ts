import * as z from "zod";
import { type Payload, payloadJsonSchema } from "#app/features/register-my-baby/registry/table.ts";
import { ethnicities } from "#app/features/register-my-baby/steps/options.ts";
import type { Answers } from "#app/forms/answers.ts";

/** What is sent of ethnic groups. */
export const groups = (...chosen: string[]) =>
  Object.fromEntries(ethnicities.map((group) => [group, chosen.includes(group)]));

const home = { line1: "12 High Street", suburb: "Titahi Bay", line2: "Porirua 5022" };

const parent = {
  occupation: "Teacher",
  dateOfBirth: "1990-05-06",
  placeOfBirth: "Rotorua",
  homeAddress: home,
  maoriDescendant: "yes",
  ethnicGroups: groups("maori"),
  isCitizen: true,
  citizenshipSource: "bornInNZ",
  daytimePhone: "0211234567",
};

/** What is sent of the parents of `ownBirth`. */
export const motherSent = { ...parent, firstNames: "Mere", surname: "Tāne", email: "mere@example.nz" };
export const fatherSent = { ...parent, firstNames: "Hemi", surname: "Ngata" };

export const childSent = {
  bornInNZ: true,
  surname: "Tāne",
  sex: "female",
  stillBorn: false,
  birthDate: "2026-10-01",
  oneOfMultiple: false,
  maoriDescendant: "yes",
  ethnicGroups: groups("maori", "nzEuropean"),
};

/** What is copied from a mother who is the caregiver. */
export const motherCopied = {
  firstNames: "Mere",
  surname: "Tāne",
  daytimePhone: "0211234567",
  email: "mere@example.nz",
  homeAddress: {
    streetAddress: "12 High Street",
    suburb: "Titahi Bay",
    postCode: "5022",
    cityTown: "Porirua",
  },
};

/** What is sent of a mother who is the caregiver, whichever way she is entitled. */
export const caregiverSent = { type: "mother", isNewZealandResident: true, ...motherCopied };

/** Parts of what is sent that stand in the place of those of `ownBirth`; undefined = left out. */
export type Sent = { readonly [Part in keyof Payload]?: unknown };

/** Everything that is sent of `ownBirth` as it is, with some parts of it replaced: nothing else may be in a payload. */
export const birthSent = (answers: Answers, more: Sent) =>
  given({
    activity: "fullSubmission",
    birthPlace: { category: "hospital", hospital: "sample-01" },
    mother: motherSent,
    fatherKnown: true,
    father: fatherSent,
    parentRelationship: "deFacto",
    bestStart: { wanted: "N" },
    ird: { applyForNumber: false },
    msd: { notify: false },
    declarationMade: true,
    ...more,
    child: { firstNames: answers["child.firstNames"], ...childSent, ...(more.child as object) },
  });

/** No other parent is registered: nothing of them, the relationship, other children. */
export const noOtherParent: Sent = { fatherKnown: false, father: undefined, parentRelationship: undefined };

const given = (parts: object): object =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));

const published = z.fromJSONSchema(payloadJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);

/** What the published schema of a registration has against a payload: it allows nothing that it does not name. */
export const againstSchema = (payload: unknown): string[] =>
  published.safeParse(payload).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ??
  [];
