import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, claimAnswers, due, lived, ofCaregiver } from "../../../../../tests/support/births.ts";
import { afterSending, countedOf } from "../../../../../tests/support/registration-steps.ts";

const step = "other-services";
const { agencyClient, newClaim } = claimAnswers;
const agency = ["msd.notify", "msd.mothersClientNumber", "msd.fathersClientNumber"];
const given = (answers: Answers, names: readonly string[]) => names.filter((name) => answers[name]?.length);
const client = { ...birthAnswers, ...agencyClient };
/** Not entitled, so that the agency question is asked again. */
const notEntitled = { ...lived("no", "no"), "ird.applyForNumber": "no" };

describe("Field changes of the services' page", () => {
  test("Agency client answer no clears notify and both client numbers [birth/changes/no-client]", () => {
    expect(given(afterSending(step, client, ofCaregiver({ isMSDClient: "no" })), agency)).toEqual([]);
    expect(given(afterSending(step, client, notEntitled), agency)).toEqual([]);
  });

  test("what is written in the same moment stays", () => {
    const sent = afterSending(step, client, { ...notEntitled, "msd.mothersClientNumber": "55501712" });
    expect(given(sent, agency)).toEqual(["msd.mothersClientNumber"]);
  });

  test.each([
    ["010902006838900", ["01", "0902", "0068389", "00"]],
    ["0109020068389000", ["01", "0902", "0068389", "000"]],
    ["01090206838900", ["01", "0902", "068389", "00"]],
    ["0109020068389", ["0109020068389", undefined, undefined, undefined]],
  ])("an account pasted whole, %s, is divided [birth/services/account-pasted]", (bank, parts) => {
    const name = (part: string) => `bestStart.primaryCareGiver.bankAccount.number.${part}`;
    const none = Object.fromEntries(["branch", "body", "suffix"].map((part) => [name(part), []]));
    const sent = afterSending(step, { ...birthAnswers, ...newClaim }, { ...none, [name("bank")]: bank });
    expect(["bank", "branch", "body", "suffix"].map((part) => [sent[name(part)]].flat()[0])).toEqual(parts);
  });

  test("Agency client answer yes clears nothing", () => {
    expect(given(afterSending(step, client, { "ird.applyForNumber": "yes" }), agency)).toHaveLength(2);
  });

  test.each([
    [
      "Best Start wanted no: the whole claim",
      newClaim,
      { "bestStart.wanted": "no" },
      "bestStart.primaryCareGiver",
    ],
    [
      "not sharing care: the sharer",
      { ...newClaim, ...ofCaregiver({ isSharingCare: "yes", "careSharer.firstNames": "Aroha" }) },
      ofCaregiver({ isSharingCare: "no" }),
      "bestStart.primaryCareGiver.careSharer",
    ],
    [
      "no partner: the partner",
      { ...newClaim, ...ofCaregiver({ hasPartner: "yes", "partner.firstNames": "Aroha" }) },
      ofCaregiver({ hasPartner: "no" }),
      "bestStart.primaryCareGiver.partner",
    ],
    [
      "no credit union: its reference",
      {
        ...newClaim,
        ...ofCaregiver({ "bankAccount.creditUnion": "yes", "bankAccount.creditUnionReferenceNumber": "1" }),
      },
      { "bestStart.primaryCareGiver.bankAccount.creditUnion": [] },
      "bestStart.primaryCareGiver.bankAccount.creditUnionReferenceNumber",
    ],
    [
      "a due date that is not asked any more",
      { ...newClaim, ...due("2018-07-01") },
      {},
      "bestStart.expectedDueDate",
    ],
  ] as [string, Answers, Answers, string][])(
    "What is not asked any more does not count: %s",
    (_, kept, sent, gone) => {
      const counted = countedOf(afterSending(step, { ...birthAnswers, ...kept }, sent));
      expect(Object.keys(counted).filter((name) => name.startsWith(gone))).toEqual([]);
    },
  );
});
