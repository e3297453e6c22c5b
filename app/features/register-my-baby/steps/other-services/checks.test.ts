import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  birthAnswers,
  caregiver,
  claimAnswers,
  mothersNoResidence,
  of,
  ofCaregiver,
  wanted,
} from "../../../../../tests/support/births.ts";
import { faultsIn } from "../../../../../tests/support/registration-steps.ts";

const { agencyClient, workingForFamilies, newClaim } = claimAnswers;
const required = "This is a required field, please provide an answer.";
const account = (part: string) => `${caregiver}.bankAccount.number.${part}`;
const fullAccount = (bank: string, branch: string, body: string, suffix: string): Answers => ({
  [account("bank")]: bank,
  [account("branch")]: branch,
  [account("body")]: body,
  [account("suffix")]: suffix,
});
const shared = { ...workingForFamilies, ...ofCaregiver({ isSharingCare: "yes" }) };
const partnered = { ...newClaim, ...ofCaregiver({ hasPartner: "yes" }) };
const fatherUnknown = { fatherKnown: "no" };
const notified = { "msd.notify": "yes" };
const applied = { "ird.applyForNumber": "yes", "ird.numberByEmail": "no" };
const byEmail = (address: string) => ({
  ...applied,
  "ird.deliveryAddress": address,
  "ird.numberByEmail": "yes",
});

const without = (answers: Answers, ...names: string[]): Answers => ({
  ...answers,
  ...Object.fromEntries(names.map((name) => [name, []])),
});
const faults = (answers: Answers, language: "en" | "mi" = "en") =>
  Object.entries(faultsIn("other-services", { ...birthAnswers, ...answers }, language)).map(
    ([name, [message]]) => [name, message],
  );

const outOfReach =
  "Whoever decides about Best Start must be able to reach the caregiver. Please give a phone number or an email address.";

const rows: [string, Answers, [string, string][]][] = [
  [
    "Best Start wanted is required [birth/services/wanted]",
    without({}, "bestStart.wanted"),
    [["bestStart.wanted", required]],
  ],
  ["the caregiver's type is required [birth/services/caregiver]", wanted, [[`${caregiver}.type`, required]]],
  [
    "of another caregiver first names, surname and daytime phone are required [birth/services/other-caregiver]",
    { ...wanted, ...ofCaregiver({ type: "other" }) },
    of(["firstNames", "surname", "daytimePhone"], caregiver).map((name) => [name, required]),
  ],
  [
    "sharing care, the sharer's three fields are required [birth/services/sharing]",
    shared,
    of(["firstNames", "surname", "daytimePhone"], `${caregiver}.careSharer`).map((name) => [name, required]),
  ],
  [
    "with a partner, names and IRD number are required [birth/services/partner]",
    partnered,
    of(["firstNames", "surname", "irdNumber"], `${caregiver}.partner`).map((name) => [name, required]),
  ],
  [
    "the caregiver's IRD number is required",
    without(workingForFamilies, `${caregiver}.irdNumber`),
    [[`${caregiver}.irdNumber`, required]],
  ],
  [
    "an IRD number is checked [birth/services/ird-number]",
    { ...workingForFamilies, ...ofCaregiver({ irdNumber: "136410133" }) },
    [[`${caregiver}.irdNumber`, "This is not a valid IRD number, please check its 8 or 9 digits."]],
  ],
  [
    "the tax credit IRD number is optional [birth/services/number-for-child]",
    { ...applied, "ird.deliveryAddress": "mothersAddress" },
    [],
  ],
  [
    "and is checked when it is given",
    { ...applied, "ird.deliveryAddress": "mothersAddress", "ird.taxCreditIRDNumber": "9125568" },
    [["ird.taxCreditIRDNumber", "This is not a valid IRD number, please check its 8 or 9 digits."]],
  ],
  ...[agencyClient, workingForFamilies, newClaim].map((claim, index): (typeof rows)[number] => [
    `who claims (${index + 1}) gives a way to be reached`,
    { ...claim, "ird.numberByEmail": "no", "mother.daytimePhone": "", "mother.email": "" },
    [[`${caregiver}.type`, outOfReach]],
  ]),
  ["an email address is one", without(agencyClient, "mother.daytimePhone"), []],
  [
    "another phone too",
    {
      ...agencyClient,
      "mother.daytimePhone": "",
      "mother.email": "",
      "mother.alternativePhone": "04 476 1234",
    },
    [],
  ],
  [
    "nobody else is asked for one",
    { "mother.daytimePhone": "", "mother.email": "", "bestStart.wanted": "no" },
    [],
  ],
  [
    "The bank account may only contain numbers. [birth/services/bank-messages]",
    { ...newClaim, ...fullAccount("01", "0902", "00x8389", "00") },
    [[account("body"), "The bank account may only contain numbers."]],
  ],
  [
    "The bank number must be 2 numbers. [birth/services/bank-messages]",
    { ...newClaim, ...fullAccount("1", "0902", "0068389", "00") },
    [[account("bank"), "The bank number must be 2 numbers."]],
  ],
  [
    "The branch number must be 4 numbers. [birth/services/bank-messages]",
    { ...newClaim, ...fullAccount("01", "902", "0068389", "00") },
    [[account("branch"), "The branch number must be 4 numbers."]],
  ],
  [
    "The account number must be at least 6 numbers. [birth/services/bank-messages]",
    { ...newClaim, ...fullAccount("01", "0902", "68389", "00") },
    [[account("body"), "The account number must be at least 6 numbers."]],
  ],
  [
    "The account suffix must be at least 2 numbers. [birth/services/bank-messages]",
    { ...newClaim, ...fullAccount("01", "0902", "0068389", "0") },
    [[account("suffix"), "The account suffix must be at least 2 numbers."]],
  ],
  [
    "Please enter a valid bank account number. [birth/services/bank-checksum]",
    { ...newClaim, ...fullAccount("01", "0902", "0068388", "00") },
    [[account("").slice(0, -1), "Please enter a valid bank account number."]],
  ],
  [
    "a body of six digits is padded before the checksum",
    { ...newClaim, ...fullAccount("01", "0902", "068389", "00") },
    [],
  ],
  [
    "the credit union reference is required when the box is ticked [birth/services/credit-union]",
    { ...newClaim, ...ofCaregiver({ "bankAccount.creditUnion": "yes" }) },
    [[`${caregiver}.bankAccount.creditUnionReferenceNumber`, required]],
  ],
  [
    "the credit union reference has at most 10 characters [birth/services/credit-union]",
    {
      ...newClaim,
      ...ofCaregiver({
        "bankAccount.creditUnion": "yes",
        "bankAccount.creditUnionReferenceNumber": "12345678901",
      }),
    },
    [
      [
        `${caregiver}.bankAccount.creditUnionReferenceNumber`,
        "Please shorten this answer to 10 characters or fewer",
      ],
    ],
  ],
  ["the credit union box need not be ticked", newClaim, []],
  [
    "the payment frequency is required [birth/services/frequency]",
    without(newClaim, `${caregiver}.bankAccount.paymentFrequency`),
    [[`${caregiver}.bankAccount.paymentFrequency`, required]],
  ],
  [
    "the declaration must be ticked [birth/services/declaration]",
    without(newClaim, `${caregiver}.declarationAccepted`),
    [[`${caregiver}.declarationAccepted`, "You must agree to the declaration above."]],
  ],
  [
    "the delivery address is required, with its own message [birth/services/delivery]",
    without(newClaim, "ird.deliveryAddress"),
    [
      [
        "ird.deliveryAddress",
        "This is a required field, please choose an address to post your child's IRD number to.",
      ],
    ],
  ],
  [
    "the agency's permission must be ticked by its client [birth/services/agency]",
    without(agencyClient, "msd.notify"),
    [
      [
        "msd.notify",
        "MSD can only pay Best Start when it knows of the birth. Please tick this box, or change the answers above.",
      ],
    ],
  ],
  ["by anybody else it may be left", {}, []],
  [
    "at least one client number is required: told at the father's field [birth/services/client-number]",
    notified,
    [["msd.fathersClientNumber", "Please give the MSD client number of at least one parent."]],
  ],
  ["the mother's number is enough", { ...notified, "msd.mothersClientNumber": "555012342" }, []],
  ["the father's number is enough", { ...notified, "msd.fathersClientNumber": "55501712" }, []],
  [
    "at the mother's field where there is no father",
    { ...notified, ...fatherUnknown },
    [["msd.mothersClientNumber", "Please give the MSD client number of at least one parent."]],
  ],
  [
    "a client number must be valid [birth/services/client-number]",
    { ...notified, "msd.mothersClientNumber": "555012343" },
    [["msd.mothersClientNumber", "This is not a valid MSD client number, please check its 8 or 9 digits."]],
  ],
  ["IRD number by email to the mother, who gave an address", byEmail("mothersAddress"), []],
  [
    "IRD number by email to the mother, who gave none [birth/services/number-by-email]",
    without(byEmail("mothersAddress"), "mother.email"),
    [
      [
        "ird.numberByEmail",
        "You asked for the IRD number by email to the mother. Please give her email address, or change this answer.",
      ],
    ],
  ],
  [
    "IRD number by email to the father, who gave none [birth/services/number-by-email]",
    byEmail("fathersAddress"),
    [
      [
        "ird.numberByEmail",
        "You asked for the IRD number by email to the other parent. Please give their email address, or change this answer.",
      ],
    ],
  ],
  [
    "IRD number by email to the certificate's address: the email is asked there",
    without(byEmail("birthCertificateAddress"), "mother.email"),
    [],
  ],
  [
    "by post alone nobody's email is needed",
    without({ ...byEmail("mothersAddress"), "ird.numberByEmail": "no" }, "mother.email"),
    [],
  ],
  [
    "a daytime phone has at most 20 characters",
    {
      ...wanted,
      ...ofCaregiver({
        type: "other",
        firstNames: "Aroha",
        surname: "Rangi",
        daytimePhone: "021 123 456 789 012 345",
      }),
    },
    [[`${caregiver}.daytimePhone`, "Please shorten this answer to 20 characters or fewer"]],
  ],
];

describe("The services' page", () => {
  test.each(rows)("%s", (_, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  test("a caregiver who is not resident is asked for no claim, and that is complete", () => {
    expect(faults({ ...wanted, ...ofCaregiver({ type: "mother" }), ...mothersNoResidence })).toEqual([]);
  });

  test("its own messages are told in te reo Māori too", () => {
    expect(faults(without(newClaim, "ird.deliveryAddress"), "mi")).toEqual([
      [
        "ird.deliveryAddress",
        "Me whakautu tēnei pātai, tēnā kōwhiria he wāhitau hei tuku i te tau IRD o tō tamaiti.",
      ],
    ]);
    expect(faults(without(byEmail("mothersAddress"), "mother.email"), "mi")[0]?.[1]).toMatch(/^I tono koe/);
  });
});
