import { describe, expect, test } from "vitest";
import { exclusions } from "#workers/rules/benefits/index.ts";
import type { BenefitId } from "../benefits.ts";
import { choicesAmong } from "./choices.ts";

const rows: [string, BenefitId[], BenefitId[][]][] = [
  [
    "a sole parent in work: a main benefit, or both tax credits for work, in the order given",
    [
      "isBestStart",
      "isWorkingForFamiliesInWorkTaxCredit",
      "isWorkingForFamiliesMinimumFamilyTaxCredit",
      "isSoleParentSupport",
      "isJobSeekerSupport",
    ],
    [
      ["isWorkingForFamiliesInWorkTaxCredit", "isWorkingForFamiliesMinimumFamilyTaxCredit"],
      ["isSoleParentSupport"],
      ["isJobSeekerSupport"],
    ],
  ],
  [
    "two main benefits",
    ["isJobSeekerSupport", "isSupportedLivingPayment", "isCommunityServicesCard"],
    [["isJobSeekerSupport"], ["isSupportedLivingPayment"]],
  ],
  ["payments that go together are no choice", ["isBestStart", "isAccommodationSupplement"], []],
  ["leave and Best Start follow each other", ["isBestStart", "isPaidParentalLeave"], []],
  ["one alone", ["isSoleParentSupport"], []],
];

describe("what excludes each other is shown as a choice [financial-help/results/amounts]", () => {
  test.each(rows)("%s", (_sentence, ids, choices) => {
    expect(choicesAmong(ids, exclusions)).toEqual(choices);
  });
});
