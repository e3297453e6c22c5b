import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  birthAnswers,
  bornEarly,
  claimAnswers,
  dayAnswers,
  due,
  lived,
  mother,
  mothersNoResidence,
  notAgency,
  notHere,
  ofCaregiver,
  wanted,
} from "../../../../../tests/support/births.ts";
import { type BestStart, bestStartOf } from "./best-start.ts";

const today = "2026-11-20";
const { agencyClient, workingForFamilies, newClaim } = claimAnswers;
const pending = { is: "not-yet-known" } as const;
const eligible = (way: "agencyClient" | "workingForFamilies" | "newClaim") =>
  ({ is: "eligible", way }) as const;
const ineligible = (
  reason: "tooEarly" | "other" | "unknown" | "tooYoung" | "notResident" | "notTaxResident",
) => ({ is: "ineligible", reason }) as const;

const standings: [string, Answers, BestStart["status"]][] = [
  ["a child not alive at birth: not asked", { ...newClaim, "child.aliveAtBirth": "no" }, { is: "not-asked" }],
  ["wanted not answered: not yet known", { "bestStart.wanted": "" }, pending],
  [
    "wanted no: not wanted, whatever else was kept",
    { ...newClaim, "bestStart.wanted": "no" },
    { is: "not-wanted" },
  ],
  [
    "born on the first day: the due date does not matter [birth/services/due-date]",
    { ...mother, ...dayAnswers("child.birthDate", "2018-07-01"), ...due("2018-06-30") },
    pending,
  ],
  [
    "born before it and due before it: the date fails [birth/services/cutoff]",
    { ...mother, ...bornEarly, ...due("2018-06-30") },
    ineligible("tooEarly"),
  ],
  [
    "born before it, due on it: entitled [birth/services/cutoff]",
    { ...newClaim, ...bornEarly, ...due("2018-07-01") },
    eligible("newClaim"),
  ],
  [
    "a missing due date counts as not eligible yet [birth/services/due-date]",
    { ...newClaim, ...bornEarly },
    pending,
  ],
  ["a birth date that is missing too", { ...newClaim, "child.birthDate.day": "" }, pending],
  ["no caregiver named yet", wanted, pending],
  [
    "caregiver other: ineligible [birth/services/caregiver-fails]",
    { ...wanted, ...ofCaregiver({ type: "other" }) },
    ineligible("other"),
  ],
  [
    "caregiver unknown: ineligible [birth/services/caregiver-fails]",
    { ...wanted, ...ofCaregiver({ type: "unknown" }) },
    ineligible("unknown"),
  ],
  [
    "the caregiver turns 16 tomorrow [birth/services/caregiver-fails]",
    { ...newClaim, ...dayAnswers("mother.dateOfBirth", "2010-11-21") },
    ineligible("tooYoung"),
  ],
  [
    "the caregiver turns 16 today [birth/services/caregiver-fails]",
    { ...newClaim, ...dayAnswers("mother.dateOfBirth", "2010-11-20") },
    eligible("newClaim"),
  ],
  ["the caregiver's age is not known", { ...newClaim, "mother.dateOfBirth.year": "" }, pending],
  [
    "not a citizen and no residency: not resident [birth/services/caregiver-fails]",
    { ...newClaim, ...mothersNoResidence },
    ineligible("notResident"),
  ],
  [
    "under 16 is told before residence",
    { ...newClaim, ...mothersNoResidence, ...dayAnswers("mother.dateOfBirth", "2012-01-01") },
    ineligible("tooYoung"),
  ],
  [
    "an Australian is resident",
    { ...newClaim, ...mothersNoResidence, "mother.isAuResidentOrCitizen": "yes" },
    eligible("newClaim"),
  ],
  ["residence not fully answered", { ...newClaim, "mother.isCitizen": "no" }, pending],
  [
    "the father is judged by his own answers",
    { ...newClaim, ...mothersNoResidence, ...ofCaregiver({ type: "father" }) },
    eligible("newClaim"),
  ],
  [
    "a father who is not known cannot be the caregiver",
    { ...newClaim, ...ofCaregiver({ type: "father" }), fatherKnown: "no" },
    pending,
  ],
  ["agency client yes [birth/services/agency]", agencyClient, eligible("agencyClient")],
  [
    "Working for Families yes [birth/services/working-for-families]",
    workingForFamilies,
    eligible("workingForFamilies"),
  ],
  ["Working for Families not answered", notAgency, pending],
  ["tax resident [birth/services/tax-residence]", newClaim, eligible("newClaim")],
  [
    "not tax resident, child resident [birth/services/tax-residence]",
    { ...notHere, ...ofCaregiver({ isChildResident: "yes" }) },
    eligible("newClaim"),
  ],
  ["neither, child not answered", notHere, pending],
  ["neither, but both last yes [birth/services/tax-residence]", lived("yes", "yes"), eligible("newClaim")],
  [
    "neither, twelve months no [birth/services/tax-residence]",
    lived("no", "yes"),
    ineligible("notTaxResident"),
  ],
  [
    "neither, tax resident at the start no [birth/services/tax-residence]",
    lived("yes", "no"),
    ineligible("notTaxResident"),
  ],
  ["neither, the last not answered", lived("yes", ""), pending],
];

const given = (answers: Answers) => bestStartOf({ ...birthAnswers, ...answers }, today);

test.each(standings)("Eligibility: %s", (_, answers, expected) => {
  expect(given(answers).status).toEqual(expected);
});

const irdNumbers: [string, Answers, boolean | undefined][] = [
  [
    "declaration accepted: yes without being asked [birth/services/declaration]",
    { ...newClaim, "ird.applyForNumber": "no" },
    true,
  ],
  [
    "declaration not accepted: not settled",
    { ...newClaim, ...ofCaregiver({ declarationAccepted: "" }) },
    undefined,
  ],
  [
    "a declaration kept from a branch that is left does not count",
    { ...newClaim, "bestStart.wanted": "no", "ird.applyForNumber": "no" },
    false,
  ],
  ["asked and answered yes [birth/services/number-for-child]", { "ird.applyForNumber": "yes" }, true],
  ["asked and not answered", { "ird.applyForNumber": "" }, undefined],
  [
    "an answer to a question that is not asked does not count",
    { ...mother, "ird.applyForNumber": "yes" },
    undefined,
  ],
];

test.each(irdNumbers)("An IRD number is applied for: %s", (_, answers, expected) => {
  expect(given(answers).irdApplied).toBe(expected);
});
