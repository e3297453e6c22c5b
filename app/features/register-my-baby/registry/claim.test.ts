import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { motherCopied } from "../../../../tests/support/birth-sent.ts";
import {
  birthAnswers,
  bornEarly,
  claimAnswers,
  dayAnswers,
  due,
  mothersNoResidence,
  ofCaregiver,
} from "../../../../tests/support/births.ts";
import { townAndPostcode } from "./computed-fields.ts";

const { agencyClient, workingForFamilies, newClaim } = claimAnswers;

function claim(answers: Answers) {
  return payloadSent({ ...birthAnswers, ...answers }).bestStart;
}

const mother = { type: "mother", isNewZealandResident: true };
const contact = { firstNames: "Aroha", surname: "Ngata", daytimePhone: "045551234" };
const foreign = ofCaregiver({
  isTaxResident: "no",
  isChildResident: "no",
  hasLivedInNZForTwelveMonths: "yes",
  taxResidentWhenBestStartStarts: "no",
});

const rows: [string, Answers, unknown][] = [
  [
    "N, not wanted: wanted only [birth/sent/best-start]",
    { ...newClaim, "bestStart.wanted": "no" },
    { wanted: "N" },
  ],
  [
    "N, not alive at birth: wanted only [birth/changes/stillborn]",
    { ...newClaim, "child.aliveAtBirth": "no" },
    { wanted: "N" },
  ],
  ["not answered: nothing", { "bestStart.wanted": "" }, undefined],
  [
    "I, date: the due date [birth/sent/best-start]",
    { ...newClaim, ...bornEarly, ...due("2018-06-30") },
    { wanted: "I", expectedDueDate: "2018-06-30" },
  ],
  ["I, due date missing", { ...newClaim, ...bornEarly }, { wanted: "I", expectedDueDate: "" }],
  [
    "I, caregiver unknown: the type",
    { ...newClaim, ...ofCaregiver({ type: "unknown" }) },
    { wanted: "I", primaryCareGiver: { type: "unknown" } },
  ],
  [
    "I, caregiver other: with the contact motherCopied, since the tax agency is to call [birth/sent/best-start]",
    { ...newClaim, ...ofCaregiver({ type: "other", ...contact }) },
    { wanted: "I", primaryCareGiver: { type: "other", ...contact } },
  ],
  [
    "I, age: type and residence [birth/sent/best-start]",
    { ...newClaim, ...dayAnswers("mother.dateOfBirth", "2011-01-01") },
    { wanted: "I", primaryCareGiver: mother },
  ],
  [
    "I, residence: that there is none",
    { ...newClaim, ...mothersNoResidence },
    { wanted: "I", primaryCareGiver: { type: "mother", isNewZealandResident: false } },
  ],
  [
    "I, tax residence: the residence answers [birth/sent/best-start]",
    { ...newClaim, ...foreign },
    {
      wanted: "I",
      primaryCareGiver: {
        ...mother,
        isTaxResident: false,
        isChildResident: false,
        hasLivedInNZForTwelveMonths: true,
        taxResidentWhenBestStartStarts: false,
      },
    },
  ],
  [
    "Y, agency's client: partner, leave, Working for Families, residence, sharing, IRD number, bank, declaration left out",
    { ...workingForFamilies, ...newClaim, ...agencyClient },
    { wanted: "Y", primaryCareGiver: { ...mother, ...motherCopied, isMSDClient: true } },
  ],
  [
    "Y, Working for Families: partner, residence, bank left out [birth/services/working-for-families]",
    { ...newClaim, ...workingForFamilies },
    {
      wanted: "Y",
      primaryCareGiver: {
        ...mother,
        ...motherCopied,
        isMSDClient: false,
        isGettingWorkingForFamilies: true,
        isSharingCare: false,
        isApplyingForPaidParentalLeave: false,
        irdNumber: "049091850",
        declarationAccepted: true,
      },
    },
  ],
  [
    "Y, new claim: all of it [birth/services/bank-account]",
    newClaim,
    {
      wanted: "Y",
      primaryCareGiver: {
        ...mother,
        ...motherCopied,
        isMSDClient: false,
        isGettingWorkingForFamilies: false,
        isTaxResident: true,
        isSharingCare: false,
        hasPartner: false,
        isApplyingForPaidParentalLeave: true,
        irdNumber: "035901981",
        bankAccount: {
          name: "Mere Tāne",
          number: "01-0902-00068389-0000",
          creditUnion: false,
          paymentFrequency: "W",
        },
        declarationAccepted: true,
      },
    },
  ],
];

test.each(rows)("%s", (_, answers, expected) => {
  expect(claim(answers)).toEqual(expected);
});

const partner = {
  "partner.firstNames": "Hemi",
  "partner.surname": "Tāne",
  "partner.irdNumber": "49-091-850",
};
const sharer = {
  "careSharer.firstNames": "Aroha",
  "careSharer.surname": "Ngata",
  "careSharer.daytimePhone": "045551234",
};
const account = (number: Record<string, string>) =>
  ofCaregiver(
    Object.fromEntries(Object.entries(number).map(([part, typed]) => [`bankAccount.number.${part}`, typed])),
  );

const bank = {
  name: "Mere Tāne",
  number: "01-0902-00068389-0000",
  creditUnion: false,
  paymentFrequency: "W",
};
const pick = (from: object, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

const pieces: [string, Answers, Record<string, unknown>][] = [
  ["not sharing: careSharer left out", ofCaregiver(sharer), { careSharer: undefined, isSharingCare: false }],
  [
    "sharing: careSharer",
    ofCaregiver({ ...sharer, isSharingCare: "yes" }),
    { careSharer: contact, isSharingCare: true },
  ],
  ["no partner: partner left out", ofCaregiver(partner), { partner: undefined, hasPartner: false }],
  [
    "partner: with an IRD number of nine digits",
    ofCaregiver({ ...partner, hasPartner: "yes" }),
    { partner: { firstNames: "Hemi", surname: "Tāne", irdNumber: "049091850" } },
  ],
  [
    "tax resident no, but child resident: isTaxResident true, follow-ups gone [birth/sent/tax-resident]",
    ofCaregiver({ isTaxResident: "no", isChildResident: "yes" }),
    { isTaxResident: true, isChildResident: undefined },
  ],
  [
    "tax resident no, but both last yes: isTaxResident true, follow-ups gone [birth/sent/tax-resident]",
    { ...foreign, ...ofCaregiver({ taxResidentWhenBestStartStarts: "yes" }) },
    {
      isTaxResident: true,
      isChildResident: undefined,
      hasLivedInNZForTwelveMonths: undefined,
      taxResidentWhenBestStartStarts: undefined,
    },
  ],
  [
    "father is otherParent, with his own motherCopied [birth/sent/caregiver]",
    ofCaregiver({ type: "father" }),
    { type: "otherParent", firstNames: "Hemi", email: undefined },
  ],
  [
    "bank account parts are one string [birth/sent/account-number]",
    account({ bank: "11", branch: "3456", body: "0089765", suffix: "00" }),
    { bankAccount: { ...bank, number: "11-3456-00089765-0000" } },
  ],
  [
    "a body of six digits is padded as well",
    account({ bank: "01", branch: "0902", body: "068389", suffix: "00" }),
    { bankAccount: bank },
  ],
  [
    "an account with a part missing has no number",
    account({ suffix: "" }),
    { bankAccount: { name: bank.name, creditUnion: false, paymentFrequency: "W" } },
  ],
  [
    "the credit union's reference when ticked",
    ofCaregiver({ "bankAccount.creditUnion": "yes", "bankAccount.creditUnionReferenceNumber": "CU1" }),
    { bankAccount: { ...bank, creditUnion: true, creditUnionReferenceNumber: "CU1" } },
  ],
  [
    "left out when not ticked",
    ofCaregiver({ "bankAccount.creditUnionReferenceNumber": "CU1" }),
    { bankAccount: bank },
  ],
  [
    "no four digits: postCode ''",
    { "mother.homeAddress.line2": "Porirua" },
    { homeAddress: { ...motherCopied.homeAddress, postCode: "" } },
  ],
];

describe("A new claim", () => {
  test.each(pieces)("%s", (_, answers, expected) => {
    const sent = claim({ ...newClaim, ...answers })?.primaryCareGiver ?? {};
    expect(pick(sent, Object.keys(expected))).toEqual(expected);
  });

  test("carries the due date where it was asked", () => {
    expect(claim({ ...newClaim, ...bornEarly, ...due("2018-07-02") })?.expectedDueDate).toBe("2018-07-02");
    expect(claim({ ...newClaim, ...due("2018-07-02") })?.expectedDueDate).toBeUndefined();
  });
});

test.each([
  ["Porirua 5022", "Porirua", "5022"],
  ["5022 Porirua", "Porirua", "5022"],
  ["Te Awamutu", "Te Awamutu", ""],
  ["Porirua 502", "Porirua 502", ""],
  ["", "", ""],
])("%j is the town %j with the postcode %j [birth/sent/caregiver]", (line, town, postcode) => {
  expect(townAndPostcode(line)).toEqual({ town, postcode });
});
