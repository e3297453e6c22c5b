import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { at, confirmationUrls, payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers, claimAnswers } from "../../../../tests/support/births.ts";
import { type Activity, payloadSchema } from "./table.ts";

function sent(answers: Answers, activity: Activity = "fullSubmission") {
  const payload = payloadSent({ ...birthAnswers, ...answers }, activity);
  expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
  return payload;
}

const absent = undefined;
const { newClaim, workingForFamilies, agencyClient } = claimAnswers;
const order = {
  orderBirthCertificate: "yes",
  "certificateOrder.productCode": "ZBBC",
  "certificateOrder.quantity": "2",
  "certificateOrder.courierDelivery": "courier",
  "certificateOrder.deliveryName": "Mere Tāne",
  "certificateOrder.deliveryAddressType": "mother",
  "certificateOrder.deliveryAddress.line1": "12 High Street",
  "certificateOrder.deliveryAddress.suburb": "Titahi Bay",
  "certificateOrder.deliveryAddress.line2": "Porirua 5022",
};
const ireland = { "certificateOrder.deliveryAddress.countryCode": "IE" };
const mothers = {
  assistedHumanReproduction: "yes",
  assistedHumanReproductionOption: "assistedHumanReproductionWomanConsented",
  "secondParent.preferedTitle": "mother",
};
const explained = { "child.nameExplaination": "Her great-aunt's name.", otherInformation: "Born at dawn." };

const rows: [sentence: string, answers: Answers, path: string, value: unknown][] = [
  [
    "courier is courierDelivery true [birth/sent/certificate]",
    order,
    "certificateOrder.courierDelivery",
    true,
  ],
  [
    "standard is courierDelivery false",
    { ...order, "certificateOrder.courierDelivery": "standard" },
    "certificateOrder.courierDelivery",
    false,
  ],
  [
    "the certificate's address under other names [birth/sent/certificate]",
    { ...order, ...ireland },
    "certificateOrder.deliveryAddress",
    { line1: "12 High Street", line2: "Titahi Bay", suburbTownPostcode: "Porirua 5022", countryCode: "IE" },
  ],
  ["quantity is a number [birth/sent/certificate]", order, "certificateOrder.quantity", 2],
  ["no order unless ordered", { ...order, orderBirthCertificate: "no" }, "certificateOrder", absent],
  ["deliveryAddressType is left out", order, "certificateOrder.deliveryAddressType", absent],
  ["orderBirthCertificate is left out", order, "orderBirthCertificate", absent],
  [
    "ordered: success address [birth/sent/certificate]",
    order,
    "confirmationUrlSuccess",
    confirmationUrls.paymentSuccess,
  ],
  [
    "ordered: failure address [birth/sent/certificate]",
    order,
    "confirmationUrlFailure",
    confirmationUrls.paymentRetry,
  ],
  ["not ordered: success address", {}, "confirmationUrlSuccess", confirmationUrls.confirmation],
  ["not ordered: no failure address", {}, "confirmationUrlFailure", ""],
  [
    "explanation and other information are joined with a line break [birth/sent/other-information]",
    explained,
    "otherInformation",
    "Her great-aunt's name.\nBorn at dawn.",
  ],
  ["nameExplaination stays in child too", explained, "child.nameExplaination", "Her great-aunt's name."],
  [
    "confirmation by email",
    { confirmationEmail: "yes", confirmationEmailAddress: "m@example.nz" },
    "confirmationEmailAddress",
    "m@example.nz",
  ],
  [
    "none when it is not wanted",
    { confirmationEmailAddress: "m@example.nz" },
    "confirmationEmailAddress",
    absent,
  ],
  ["confirmationEmail is left out", { confirmationEmail: "yes" }, "confirmationEmail", absent],
  [
    "myir is left out [birth/sent/not-the-account]",
    { "myir.wanted": "yes", "myir.username": "mere" },
    "myir",
    absent,
  ],
  ["the declaration is true", {}, "declarationMade", true],
  ["the activity [birth/sent/activity]", {}, "activity", "fullSubmission"],
  [
    "ird: only that it is not applied for [birth/sent/ird]",
    { "ird.deliveryAddress": "mothersAddress", "ird.numberByEmail": "yes" },
    "ird",
    { applyForNumber: false },
  ],
  [
    "ird: numberByEmail is true or false [birth/sent/ird]",
    { ...newClaim },
    "ird",
    { applyForNumber: true, deliveryAddress: "mothersAddress", numberByEmail: false },
  ],
  [
    "ird: a tax credit number where no declaration was accepted [birth/sent/ird]",
    { "ird.applyForNumber": "yes", "ird.taxCreditIRDNumber": "49091850" },
    "ird.taxCreditIRDNumber",
    "049091850",
  ],
  [
    "ird: not after a declaration",
    { ...newClaim, "ird.taxCreditIRDNumber": "49091850" },
    "ird.taxCreditIRDNumber",
    absent,
  ],
  [
    "ird: no father's address without him",
    { "ird.applyForNumber": "yes", "ird.deliveryAddress": "fathersAddress", fatherKnown: "no" },
    "ird",
    { applyForNumber: true },
  ],
  [
    "ird: never for a child not alive at birth [birth/changes/stillborn]",
    { ...newClaim, "child.aliveAtBirth": "no" },
    "ird",
    { applyForNumber: false },
  ],
  [
    "client numbers are left out when not notified [birth/sent/client-numbers]",
    { "msd.mothersClientNumber": "555012342" },
    "msd",
    { notify: false },
  ],
  [
    "client numbers when notified [birth/sent/client-numbers]",
    { "msd.notify": "yes", "msd.fathersClientNumber": "555012342" },
    "msd",
    { notify: true, fathersClientNumber: "555012342" },
  ],
  [
    "no father's number without him",
    { "msd.notify": "yes", "msd.fathersClientNumber": "555012342", fatherKnown: "no" },
    "msd",
    { notify: true },
  ],
  ["the agency is not asked about in a claim", workingForFamilies, "msd", absent],
  ["the agency's client", agencyClient, "msd", { notify: true, mothersClientNumber: "555012342" }],
];

test.each(rows)("Certificate, numbers, confirmation: %s", (_, answers, path, value) => {
  expect(at(sent(answers), path)).toEqual(value);
});

describe("A mere check [birth/sent/activity]", () => {
  test("does not carry the explanation in other information", () => {
    expect(sent(explained, "validateOnly").otherInformation).toBe("Born at dawn.");
  });

  test("keeps the explanation with the child", () => {
    expect(sent(explained, "validateOnly").child.nameExplaination).toBe("Her great-aunt's name.");
  });

  test("carries that both parents are mothers", () => {
    expect(sent({ ...mothers, ...explained }, "validateOnly").otherInformation).toBe(
      "Mother/Mother\nBorn at dawn.",
    );
  });
});

test("All three lines of other information: two mothers, explanation, what was written", () => {
  expect(sent({ ...mothers, ...explained }).otherInformation).toBe(
    "Mother/Mother\nHer great-aunt's name.\nBorn at dawn.",
  );
});

test("Nothing that was answered to start with is changed", () => {
  const answers = Object.freeze({ ...birthAnswers });
  sent(answers);
  expect(answers).toEqual(birthAnswers);
});
