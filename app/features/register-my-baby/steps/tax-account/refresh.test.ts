import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, claimAnswers, dayAnswers, ofCaregiver } from "../../../../../tests/support/births.ts";
import { refresh } from "./refresh.ts";

const today = "2026-11-20";
const fresh: Answers = { ...birthAnswers, ...claimAnswers.newClaim };
const copied = {
  "myir.pcgType": "mother",
  "myir.firstNames": "Mere",
  "myir.lastName": "Tāne",
  "myir.dateOfBirth": "1990-05-06",
  "myir.irdNumber": "035901981",
};
const found = {
  ...copied,
  "myir.available": "yes",
  "myir.detailsStatus": "valid",
  "myir.usernameChecked": "mere",
  "myir.usernameStatus": "available",
  "myir.termsLink": "/terms",
  "myir.reservationKey": "key",
};
const typed: Answers = {
  "myir.wanted": "yes",
  "myir.email": "mere@myir.example.nz",
  "myir.detailsConsent": "yes",
  "myir.username": "mere",
  "myir.notifyByText": "no",
};
const open = (answers: Answers, derived: Record<string, string> = found) =>
  refresh({ ...fresh, ...typed, ...answers }, derived, today);

describe("the step as it is opened", () => {
  test("nothing changes where nothing was changed", () => {
    expect(open({})).toEqual({ derived: found });
  });

  test("the caregiver's details are copied [birth/tax-account/copied]", () => {
    expect(open({}, {}).derived).toEqual(copied);
  });

  test("email only when still empty [birth/tax-account/copied]", () => {
    expect(open({ "myir.email": "" }).answers).toMatchObject({ ...typed, "myir.email": "mere@example.nz" });
    expect(open({ "myir.email": "", "mother.email": "" }).answers).toBeUndefined();
  });

  test.each<[string, Answers, Answers[string]]>([
    ["his own", { "father.email": "hemi@example.nz" }, "hemi@example.nz"],
    ["none, where he has none", {}, []],
  ])(
    "the mother's email is not filled in for the father when he becomes the caregiver: %s",
    (_, more, email) => {
      const answers = { "myir.email": "mere@example.nz", ...ofCaregiver({ type: "father" }), ...more };
      expect(open(answers).answers).toMatchObject({ "myir.email": email });
    },
  );

  test("an email that was typed stays for whoever is the caregiver", () => {
    expect(open(ofCaregiver({ type: "father" })).answers).toMatchObject({
      "myir.email": "mere@myir.example.nz",
    });
  });

  test.each<[string, Answers, Record<string, string>]>([
    ["first names", { "mother.firstNames": "Mere Ana" }, { "myir.firstNames": "Mere Ana" }],
    ["surname", { "mother.surname": "Ngata" }, { "myir.lastName": "Ngata" }],
    ["date of birth", dayAnswers("mother.dateOfBirth", "1990-05-07"), { "myir.dateOfBirth": "1990-05-07" }],
    ["IRD number", ofCaregiver({ irdNumber: "49091850" }), { "myir.irdNumber": "049091850" }],
  ])(
    "changing caregiver details resets consent, details status, username and reserve status: %s [birth/tax-account/changed-details]",
    (_, answers, copies) => {
      expect(open(answers)).toEqual({
        derived: { ...copied, "myir.available": "yes", ...copies },
        answers: { ...typed, "myir.detailsConsent": [], "myir.username": [] },
      });
    },
  );

  const reserved = {
    ...found,
    "myir.reserveStatus": "reserved",
    "myir.reservedUsername": "mere",
    "myir.reservedFor": "mother",
  };

  test("… unless already reserved for the same caregiver type [birth/tax-account/changed-details]", () => {
    const opened = open({ "mother.surname": "Ngata" }, reserved);
    expect(opened).toEqual({ derived: { ...reserved, "myir.lastName": "Ngata" } });
  });

  test("… and for another caregiver type it is reset", () => {
    const { derived, answers } = open(ofCaregiver({ type: "father" }), reserved);
    expect(derived).not.toHaveProperty(["myir.detailsStatus"]);
    expect(answers).toMatchObject({ "myir.detailsConsent": [], "myir.username": [] });
  });

  test("consent changed to no clears details status, username, username status and reserve status [birth/tax-account/consent-taken-back]", () => {
    expect(open({ "myir.detailsConsent": "no" })).toEqual({
      derived: { ...copied, "myir.available": "yes" },
      answers: { ...typed, "myir.detailsConsent": "no", "myir.username": [] },
    });
  });

  test("another username than the one that was checked drops what was said of that", () => {
    const { "myir.detailsStatus": _, ...others } = open({ "myir.username": "mere2" }).derived;
    expect(others).toEqual({ ...copied, "myir.available": "yes" });
  });

  test("without a parent who claims Best Start nothing is copied and nothing is forgotten", () => {
    expect(open({ "bestStart.wanted": "no" })).toEqual({ derived: found });
  });
});
