import { expect, test } from "vitest";
import { childRelationships } from "./children/relationships.ts";
import { incomeFrequencies } from "./income/types.ts";
import { ethnicities, genders, otherNameTypes, phones, residencies, titles } from "./person/options.ts";

test.each([
  ["titles [childcare/person/options]", titles, "MR MRS MS MISS OTHER"],
  ["genders [childcare/person/options]", genders, "FEMALE MALE GENDER_DIVERSE"],
  [
    "ethnicities [childcare/person/options]",
    ethnicities,
    "MAORI NZ_EUROPEAN SAMOAN TOKELAUAN TONGAN CHINESE OTHER_EUROPEAN INDIAN NIUEAN COOK_ISLANDS_MAORI OTHER NO_ANSWER",
  ],
  [
    "types of other names [childcare/person/options]",
    otherNameTypes,
    "DEED_POLL DEFACTO FORMER_MARRIED FORMER_NAME KNOWN_AS LEGAL_NAME MAIDEN_NAME MARRIED_NAME",
  ],
  [
    "residencies [childcare/person/options]",
    residencies,
    "CITIZEN_BY_BIRTH GRANTED_CITIZENSHIP PERMANENT_RESIDENT",
  ],
  ["phones [childcare/person/options]", phones, "HOME MOBILE OTHER"],
  ["frequencies [childcare/income/frequency]", incomeFrequencies, "WEEKLY TWO_WEEKLY MONTHLY YEARLY"],
  [
    "relationships of a child [childcare/children/relationship]",
    childRelationships,
    "CHILD ADOPTED_CHILD CHILD_BEING_CARED_FOR FAMILY_BEING_CARED_FOR FOSTER_CHILD GRANDCHILD OTHER_FAMILY SIBLINGS_CHILD STEP_CHILD UNRELATED_CHILD WHANGAI_CHILD",
  ],
] as const)("The agency's codes: %s", (_, codes, expected) => {
  expect([...codes].sort()).toEqual(expected.split(" ").sort());
});
