import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { ordered } from "../../../../tests/stress/certificate-order.mjs";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers, claimAnswers } from "../../../../tests/support/births.ts";
import { confirmationShape } from "./confirmation.ts";
import { confirmationOf, submissionFactsOf } from "./confirmation-of.ts";

const outcome = {
  kind: "complete" as const,
  applicationReferenceNumber: "BCD234",
  confirmationEmailAddress: undefined,
  paymentURL: undefined,
  warnings: [],
};

function confirmed(more: Answers, result: object = {}, hasTaxAccountStep = true) {
  const answers = { ...birthAnswers, ...more };
  return confirmationOf(
    { ...outcome, ...result },
    submissionFactsOf({
      payload: payloadSent(answers),
      answers,
      derived: {},
      today: "2026-11-20",
      hasTaxAccountStep,
    }),
    { sentAt: 900, now: 1_000 },
  );
}

const other = {
  "bestStart.wanted": "yes",
  "bestStart.primaryCareGiver.type": "other",
  "bestStart.primaryCareGiver.firstNames": "Hine",
  "bestStart.primaryCareGiver.surname": "Tāne",
  "bestStart.primaryCareGiver.daytimePhone": "0211234567",
};

test.each<[string, Answers, object, object]>([
  ["applicationReferenceNumber", {}, {}, { applicationReferenceNumber: "BCD234", submittedAt: 1_000 }],
  [
    "confirmationEmailAddress, when the registry says that it sent one",
    {},
    { confirmationEmailAddress: "mere@example.nz" },
    { confirmationEmailAddress: "mere@example.nz" },
  ],
  ["stillBorn", { "child.aliveAtBirth": "no" }, {}, { stillBorn: true, bestStart: "N" }],
  [
    "productCode, quantity, courierDelivery",
    ordered,
    {},
    { productCode: "ZBFP", quantity: 2, courierDelivery: true },
  ],
  [
    "paymentURL",
    ordered,
    { paymentURL: "https://pay.example/1" },
    { payment: { url: "https://pay.example/1" } },
  ],
  ["bestStart N", {}, {}, { bestStart: "N", myIR: { status: "bestStart-no" }, irdNumber: false }],
  ["bestStart Y", claimAnswers.newClaim, {}, { bestStart: "Y", myIR: { status: "new" }, irdNumber: true }],
  [
    "bestStart Y of a WFF client",
    claimAnswers.workingForFamilies,
    {},
    { bestStart: "Y", myIR: { status: "wff-client" }, irdByEmail: true },
  ],
  [
    "bestStart Y of an agency client",
    claimAnswers.agencyClient,
    {},
    { bestStart: "Y", myIR: { status: "msd-client" }, agencyTold: true },
  ],
  [
    "bestStart I of another caregiver",
    other,
    {},
    { bestStart: "I", isOtherCaregiver: true, myIR: { status: "other" } },
  ],
])("Saved confirmation data: %s [registered/confirmation/kept]", (_, more, said, expected) => {
  const confirmation = confirmed(more, said);
  expect(confirmation).toMatchObject(expected);
  expect(confirmationShape.parse(JSON.parse(JSON.stringify(confirmation)))).toEqual(confirmation);
});

test("where the step of the tax account is left out nothing is said of one", () => {
  expect(confirmed(claimAnswers.newClaim, {}, false).myIR).toEqual({ status: "not-asked" });
  expect(confirmed(claimAnswers.agencyClient, {}, false).myIR).toEqual({ status: "msd-client" });
});

test("it names nobody [registered/confirmation/names-nobody]", () => {
  const text = JSON.stringify(confirmed({ ...claimAnswers.newClaim, ...ordered }));
  for (const name of ["Āria", "Mere", "Hemi", "Tāne", "High Street", "1990", "35901981"])
    expect(text).not.toContain(name);
});
