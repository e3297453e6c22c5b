import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  birthAnswers,
  claimAnswers,
  dayAnswers,
  lived,
  mother,
  mothersNoResidence,
  ofCaregiver,
  wanted,
} from "../../../../../tests/support/births.ts";
import { type ClientType, clientTypeOf, myIRStatusOf, reservedUsername, taxAccountOf } from "./status.ts";

const today = "2026-11-20";
const { agencyClient, workingForFamilies, newClaim } = claimAnswers;
const fresh: Answers = { ...birthAnswers, ...newClaim };

const copied = {
  "myir.pcgType": "mother",
  "myir.firstNames": "Mere",
  "myir.lastName": "Tāne",
  "myir.dateOfBirth": "1990-05-06",
  "myir.irdNumber": "035901981",
};
const found = (status: string) => ({ ...copied, "myir.detailsStatus": status });
const agreed = { "myir.wanted": "yes", "myir.detailsConsent": "yes" };
const checked = {
  ...found("valid"),
  "myir.usernameChecked": "mere",
  "myir.usernameStatus": "available",
};
const reserved = {
  ...checked,
  "myir.reserveStatus": "reserved",
  "myir.reservedUsername": "mere",
  "myir.reservedFor": "mother",
};

const clientTypes: [string, Answers, Record<string, string>, ClientType][] = [
  ["a caregiver who claims Best Start: new", newClaim, {}, "new"],
  [
    "the details were found to have a log-in: has-logon, before all others",
    newClaim,
    found("has-logon"),
    "has-logon",
  ],
  ["Best Start not wanted: bestStart-no", { "bestStart.wanted": "no" }, {}, "bestStart-no"],
  ["a child not alive at birth: not-asked", { ...newClaim, "child.aliveAtBirth": "no" }, {}, "not-asked"],
  ["caregiver other: other", { ...wanted, ...ofCaregiver({ type: "other" }) }, {}, "other"],
  ["caregiver unknown: unknown", { ...wanted, ...ofCaregiver({ type: "unknown" }) }, {}, "unknown"],
  ["not a resident: ineligible", { ...newClaim, ...mothersNoResidence }, {}, "ineligible"],
  [
    "under 16: ineligible",
    { ...newClaim, ...dayAnswers("mother.dateOfBirth", "2012-01-01") },
    {},
    "ineligible",
  ],
  ["tax residence fails: ineligible", { ...newClaim, ...lived("no", "yes") }, {}, "ineligible"],
  ["Working for Families: wff-client", workingForFamilies, {}, "wff-client"],
  ["client of the agency: msd-client", agencyClient, {}, "msd-client"],
  ["not settled yet: what was answered here waits", mother, {}, "new"],
  [
    "a log-in found of other details does not count",
    { ...newClaim, "mother.surname": "Ngata" },
    found("has-logon"),
    "new",
  ],
];

describe("who the caregiver is to the tax agency, first match wins [birth/tax-account/messages]", () => {
  test.each(clientTypes)("%s", (_, answers, derived, clientType) => {
    expect(clientTypeOf({ ...birthAnswers, ...answers }, derived, today)).toBe(clientType);
  });

  test.each(clientTypes)(
    "only clientType 'new' can sign up: %s [birth/tax-account/new-only]",
    (_, answers, derived, clientType) => {
      const all = { ...birthAnswers, ...answers, "myir.wanted": "yes" };
      expect(taxAccountOf({ ...derived, ...all }, today).isOffered).toBe(clientType === "new");
    },
  );
});

describe("what is copied from the caregiver", () => {
  test("first names, surname, date of birth and IRD number (9 digits) of the mother [birth/tax-account/copied]", () => {
    expect(taxAccountOf(fresh, today).claimant).toEqual({
      pcgType: "mother",
      firstNames: "Mere",
      surname: "Tāne",
      dateOfBirth: "1990-05-06",
      irdNumber: "035901981",
    });
  });

  test("of the father where he is the caregiver", () => {
    const claimant = taxAccountOf({ ...fresh, ...ofCaregiver({ type: "father" }) }, today).claimant;
    expect(claimant).toMatchObject({ pcgType: "father", firstNames: "Hemi" });
  });

  test.each<[string, Answers]>([
    ["a father who is not known", { ...ofCaregiver({ type: "father" }), fatherKnown: "no" }],
    ["somebody else", ofCaregiver({ type: "other" })],
    ["a caregiver without an IRD number yet", ofCaregiver({ irdNumber: "" })],
  ])("of %s nothing", (_, answers) => {
    expect(taxAccountOf({ ...fresh, ...answers }, today).claimant).toBeUndefined();
  });
});

describe("what was found out", () => {
  const details = (answers: Answers, derived: Answers) =>
    taxAccountOf({ ...derived, ...fresh, ...agreed, ...answers }, today).details;
  const username = (answers: Answers, derived: Answers = checked) =>
    taxAccountOf({ ...derived, ...fresh, ...agreed, "myir.username": "mere", ...answers }, today).username;

  test.each(["valid", "invalid", "has-logon"])("details: %s", (status) => {
    expect(details({}, found(status))).toBe(status);
  });

  test.each<[string, Answers]>([
    ["first names", { "mother.firstNames": "Mere Ana" }],
    ["surname", { "mother.surname": "Ngata" }],
    ["date of birth", dayAnswers("mother.dateOfBirth", "1990-05-07")],
    ["IRD number", ofCaregiver({ irdNumber: "49091850" })],
    ["caregiver", ofCaregiver({ type: "father" })],
    ["consent, taken back", { "myir.detailsConsent": "no" }],
  ])("counts no longer when something else stands there: %s", (_, answers) => {
    expect(details(answers, found("valid"))).toBeUndefined();
    expect(username(answers)).toBeUndefined();
  });

  test("an IRD number written otherwise is the same", () => {
    expect(details(ofCaregiver({ irdNumber: "035-901-981" }), found("valid"))).toBe("valid");
  });

  test("a username is available as long as it is the one that was checked", () => {
    expect(username({})).toBe("available");
    expect(username({ "myir.username": "mere2" })).toBeUndefined();
    expect(username({ "myir.username": "mere " })).toBeUndefined();
  });
});

describe("a reserved username", () => {
  const reservedOf = (answers: Answers) => reservedUsername({ ...fresh, ...answers }, reserved, today);

  test.each<[string, Answers]>([
    ["as it was", {}],
    ["after a change of the caregiver's details", { "mother.surname": "Ngata" }],
    ["after a change to a client of the agency", agencyClient],
  ])("stays while the same parent is the caregiver: %s", (_, answers) => {
    expect(reservedOf(answers)).toBe("mere");
  });

  test.each<[string, Answers]>([
    ["another caregiver", ofCaregiver({ type: "father" })],
    ["Best Start not wanted any more", { "bestStart.wanted": "no" }],
  ])("does not count for %s", (_, answers) => {
    expect(reservedOf(answers)).toBeUndefined();
  });
});

describe("what the confirmation says of the account", () => {
  test.each<[string, Answers, Record<string, string>, string]>([
    ["success when reserved", newClaim, reserved, "success"],
    [
      "success when reserved and the service is down since",
      newClaim,
      { ...reserved, "myir.available": "no" },
      "success",
    ],
    ["unavailable when the service was down", newClaim, { "myir.available": "no" }, "unavailable"],
    ["else the clientType: a new client who reserved nothing", newClaim, { "myir.available": "yes" }, "new"],
    [
      "else the clientType: whoever could not sign up anyway",
      workingForFamilies,
      { "myir.available": "no" },
      "wff-client",
    ],
  ])("%s", (_, answers, derived, status) => {
    expect(myIRStatusOf({ ...birthAnswers, ...answers }, derived, today)).toBe(status);
  });
});
