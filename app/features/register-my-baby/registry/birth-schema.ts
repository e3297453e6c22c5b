import * as z from "zod";
import { day, email, ethnicGroups, name, phone, sexes, text, yesNoUnknown } from "./kinds.ts";

export const birthPlaces = ["hospital", "home", "other"] as const;
export const citizenshipSources = [
  "bornInNZ",
  "bornInNiue",
  "bornInCookIslands",
  "bornInTokelau",
  "byDescent",
  "byGrant",
] as const;
/** Born in one of these, a citizen is asked for a passport number. */
export const passportSources = ["bornInNiue", "bornInCookIslands", "bornInTokelau"] as const;
export const nonCitizenSources = [
  "permanentResident",
  "pacificIslandResident",
  "australian",
  "none",
] as const;
export const siblingStatuses = ["born-alive", "has-died-since", "stillborne"] as const;
export const relationships = ["marriage", "civilUnion", "deFacto", "none"] as const;

/** What is said of a child or parent alike. */
const person = {
  firstNames: name,
  surname: name,
  ethnicGroups,
  maoriDescendant: z.enum(yesNoUnknown).optional(),
};

export const child = z.strictObject({
  ...person,
  bornInNZ: z.boolean().optional(),
  sex: z.enum(sexes).optional(),
  stillBorn: z.boolean(),
  birthDate: day,
  oneOfMultiple: z.boolean().optional(),
  birthOrderNumber: z.int().min(1).max(6).optional(),
  birthOrderTotal: z.int().min(2).max(6).optional(),
  nameExplaination: text(600).optional(),
});

export const birthPlace = z.strictObject({
  category: z.enum(birthPlaces).optional(),
  hospital: text(60).optional(),
  home: z
    .strictObject({ line1: text(33).optional(), line2: text(20).optional(), line3: text(20).optional() })
    .optional(),
  other: text(75).optional(),
});

export const parent = z.strictObject({
  ...person,
  firstNamesAtBirth: name,
  surnameAtBirth: name,
  occupation: text(60).optional(),
  dateOfBirth: day,
  placeOfBirth: text(40).optional(),
  countryOfBirth: text(19).optional(),
  homeAddress: z.strictObject({
    line1: text(50).optional(),
    suburb: text(25).optional(),
    line2: text(75).optional(),
  }),
  isCitizen: z.boolean().optional(),
  citizenshipSource: z.enum(citizenshipSources).optional(),
  citizenshipPassportNumber: text(9).optional(),
  nonCitizenSource: z.enum(nonCitizenSources).optional(),
  nonCitizenDocNumber: text(9).optional(),
  daytimePhone: phone,
  alternativePhone: phone,
  email,
});

export const sibling = z.strictObject({
  sex: z.enum(sexes).optional(),
  statusOfChild: z.enum(siblingStatuses).optional(),
  dateOfBirth: day,
});

/** What the registry is told of the family. */
export const family = {
  fatherKnown: z.boolean().optional(),
  assistedReproductionFemaleParents: z.boolean().optional(),
  secondParent: z.strictObject({ preferedTitle: z.literal("other") }).optional(),
  father: parent.optional(),
  siblings: z.array(sibling).min(1).max(8).optional(),
  parentRelationship: z.enum(relationships).optional(),
  parentRelationshipDate: day.optional(),
  parentRelationshipPlace: text(60).optional(),
};
