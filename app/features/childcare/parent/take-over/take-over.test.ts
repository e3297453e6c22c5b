import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers } from "../../../../../tests/support/births.ts";
import { family } from "../../../../../tests/support/households.ts";
import { fromBirth } from "./from-birth.ts";
import { fromChecker } from "./from-checker.ts";

const birth: Answers = {
  "child.firstNames": "Moana Rose",
  "child.surname": "Tāne",
  "child.birthDate.day": "1",
  "child.birthDate.month": "10",
  "child.birthDate.year": "2026",
  "mother.firstNames": "Mere Ann Kiri",
  "mother.surname": "Tāne",
  "mother.dateOfBirth.day": "6",
  "mother.dateOfBirth.month": "5",
  "mother.dateOfBirth.year": "1990",
  "mother.homeAddress.line1": "12 High Street",
  "mother.daytimePhone": "04 237 1234",
  "mother.alternativePhone": "021 234 567",
  "mother.ethnicGroups": ["maori", "other"],
  "mother.ethnicityDescription": "Greek",
  "father.firstNames": "Hemi",
  "father.surname": "Pōtae",
  "father.email": "hemi@example.org",
  "father.dateOfBirth.year": "1988",
  "father.homeAddress.line1": "1 Far Road",
  "bestStart.primaryCareGiver.type": "mother",
  "bestStart.primaryCareGiver.irdNumber": "49091850",
  "msd.mothersClientNumber": "555012342",
  "msd.fathersClientNumber": "555017121",
};

describe("What is taken over when a person asks for it", () => {
  test("of the birth registration what is theirs, and their child's names and birth date", () => {
    expect(fromBirth(birth, "mother")).toEqual({
      "parent.first_name": "Mere",
      "parent.middle_name": "Ann Kiri",
      "parent.last_name": "Tāne",
      "parent.date_of_birth.day": "6",
      "parent.date_of_birth.month": "5",
      "parent.date_of_birth.year": "1990",
      "parent.address.line1": "12 High Street",
      "parent.phone.home": "04 237 1234",
      "parent.phone.mobile": "021 234 567",
      "parent.ird": "49091850",
      "parent.swn": "555012342",
      "parent.ethnicity": ["MAORI", "OTHER"],
      "parent.other_ethnicity": "Greek",
      "partner.first_name": "Hemi",
      "partner.last_name": "Pōtae",
      "children[0].first_name": "Moana",
      "children[0].middle_name": "Rose",
      "children[0].last_name": "Tāne",
      "children[0].date_of_birth.day": "1",
      "children[0].date_of_birth.month": "10",
      "children[0].date_of_birth.year": "2026",
    });
  });

  test.each(["mother", "father"] as const)(
    "nothing private of the other parent beyond names: %s [childcare/entry/taken-over]",
    (me) => {
      const other = Object.keys(fromBirth({ ...birthAnswers, ...birth }, me)).filter((name) =>
        name.startsWith("partner."),
      );
      expect(other.filter((name) => !/_name$/.test(name))).toEqual([]);
    },
  );

  test("an IRD number of another caregiver is not taken", () => {
    expect(fromBirth(birth, "father")).not.toHaveProperty(["parent.ird"]);
  });

  test("of the checker whether there is a partner and who works or studies, never an income", () => {
    const taken = fromChecker(family);
    expect(taken.hasPartner).toBe("yes");
    expect(Object.keys(taken).filter((name) => name.includes("income"))).toEqual([]);
    expect(fromChecker({})).toEqual({});
  });
});
