import { beforeAll, describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { OutlookRequest } from "#app/server/neighbours/outlook.ts";
import type { Visit } from "#app/server/visit.ts";
import { exclusions } from "#workers/rules/benefits/index.ts";
import { currentRules } from "#workers/rules/reform/index.ts";
import { outlook } from "#workers/rules/reform/outlook/outlook.ts";
import { findingHouseholds } from "../../../../tests/support/finding-households.ts";
import { benefitRecords } from "../../../../tests/support/households.ts";
import type { BenefitId } from "../benefits.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { lookUpArea } from "../request/area.ts";
import { type FinancialHelpResults, findResults } from "./find-results.ts";
import { questionsBehind } from "./questions-behind.ts";

const system = currentRules();
const good = <T>(value: T) => ({ ok: true, value, stale: false, at: 0 });
/** Of the postcodes of the households. */
const areas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    1: ["600", "620", "1010", "1060", "2104"],
    2: ["3204", "4310", "5010", "6011"],
    3: ["3010", "7910", "9016"],
    4: ["9810"],
  }).flatMap(([area, postcodes]) => postcodes.map((postcode) => [postcode, area])),
);

/** The rules and the records without a server between. */
const visit = {
  request: { now: new Date("2026-11-22T00:00:00Z") },
  neighbours: {
    rules: {
      variables: async () => good(Object.fromEntries(system.variables)),
      exclusions: async () => good({ exclusions }),
      // The verdicts of the criteria alone.
      week: async () => ({ ok: false }),
      outlook: async (request: OutlookRequest) => good(outlook(system, request)),
    },
    openData: {
      search: async (resource: string, postcode = "") => {
        if (resource === "benefits") return good(benefitRecords);
        return good(areas[postcode] ? [{ postcode, Area: areas[postcode] }] : []);
      },
    },
  },
} as unknown as Visit;

const resultsOf = async (given: Answers): Promise<FinancialHelpResults> => {
  const { answers } = prune(questionnaire, given);
  return (await findResults({ answers, area: await lookUpArea(answers, visit.neighbours.openData) }, visit))!;
};

const found: Record<string, FinancialHelpResults> = {};
beforeAll(async () => {
  for (const [name, answers] of Object.entries(findingHouseholds)) found[name] = await resultsOf(answers);
});
const because = (name: keyof typeof findingHouseholds, id: BenefitId) =>
  found[name]?.outcomes[id]?.because.map((one) => one.is);

const shortly = (ids: readonly BenefitId[]): string =>
  ids
    .map((id) => id.replace(/^is/, "").replace("WorkingForFamilies", ""))
    .toSorted()
    .join(" ");
/** Dollars: "121.50 to 150.50". */
const weekly = (total: { amount: { en: string } } | undefined): string =>
  (total?.amount.en ?? "").replace(/^(about|between) | a week$/g, "").replace(" and ", " to ");

describe("The households by the rules of November 2026", () => {
  test.each<[keyof typeof findingHouseholds, probably: string, possibly: string, weekly: string[]]>([
    [
      "H01",
      "AccommodationSupplement BestStart CommunityServicesCard FamilyTaxCredit InWorkTaxCredit JobSeekerSupport MinimumFamilyTaxCredit SoleParentSupport",
      "PaidParentalLeave",
      ["$314.50", "$217"],
    ],
    ["H02", "PaidParentalLeave", "", []],
    [
      "H03",
      "ChildCareSubsidy FamilyTaxCredit InWorkTaxCredit",
      "AccommodationSupplement BestStart CommunityServicesCard",
      ["$121.50 to $150.50"],
    ],
    [
      "H04",
      "CommunityServicesCard InWorkTaxCredit JobSeekerSupport UnsupportedChildsBenefit",
      "SoleParentSupport",
      ["$97.50", "$0"],
    ],
    ["H05", "", "AccommodationSupplement FamilyTaxCredit InWorkTaxCredit", []],
    [
      "H06",
      "AccommodationSupplement BestStart CommunityServicesCard FamilyTaxCredit YoungParentPayment",
      "PaidParentalLeave",
      ["$217"],
    ],
    [
      "H07",
      "ChildCareSubsidy CommunityServicesCard FamilyTaxCredit InWorkTaxCredit",
      "AccommodationSupplement BestStart JobSeekerSupport StudentAllowance",
      ["$241.50 to $314.50"],
    ],
    [
      "H08",
      "InWorkTaxCredit",
      "AccommodationSupplement ChildDisabilityAllowance CommunityServicesCard",
      ["$56"],
    ],
    ["H09", "", "", []],
    ["H10", "", "BestStart PaidParentalLeave", ["$0 to $73"]],
    ["H11", "AccommodationSupplement CommunityServicesCard JobSeekerSupport", "", []],
    ["H12", "", "", []],
    [
      "H13",
      "BestStart",
      "AccommodationSupplement ChildCareSubsidy CommunityServicesCard FamilyTaxCredit InWorkTaxCredit MinimumFamilyTaxCredit PaidParentalLeave SoleParentSupport",
      ["", "", "$314.50"],
    ],
    [
      "H14",
      "AccommodationSupplement ChildCareSubsidy CommunityServicesCard FamilyTaxCredit InWorkTaxCredit JobSeekerSupport SoleParentSupport",
      "BestStart",
      ["$241.50 to $314.50", "$144 to $217"],
    ],
    ["H15", "CommunityServicesCard OrphansBenefit", "JobSeekerSupport SoleParentSupport", []],
    [
      "H16",
      "ChildCareSubsidy FamilyTaxCredit InWorkTaxCredit",
      "AccommodationSupplement CommunityServicesCard",
      ["$266.50"],
    ],
    ["H17", "CommunityServicesCard", "JobSeekerSupport StudentAllowance", []],
    [
      "H18",
      "ChildCareSubsidy CommunityServicesCard FamilyTaxCredit JobSeekerSupport SoleParentSupport",
      "BestStart",
      ["$262 to $335"],
    ],
    [
      "H19",
      "AccommodationSupplement BestStart CommunityServicesCard FamilyTaxCredit JobSeekerSupport SoleParentSupport",
      "PaidParentalLeave",
      ["$217"],
    ],
    ["H20", "AccommodationSupplement CommunityServicesCard", "", []],
    ["H21", "", "", []],
    [
      "H22",
      "BestStart CommunityServicesCard JobSeekerSupport",
      "ChildCareSubsidy FamilyTaxCredit SoleParentSupport",
      ["", "", "$217"],
    ],
  ])("%s", (name, probably, possibly, [now = "", withBenefit = "", fromBirth = ""]) => {
    const { groups, outlook: beyond } = found[name]!;
    expect(shortly(groups.probably)).toBe(probably);
    expect(shortly(groups.possibly)).toBe(possibly);
    expect(weekly(beyond?.now.total)).toBe(now);
    expect(weekly(beyond?.now.totalWithBenefit)).toBe(withBenefit);
    expect(weekly(beyond?.fromBirth?.total)).toBe(fromBirth);
  });

  test("H05: care in two homes may give a share of the tax credits, and no law of it was found", () => {
    expect(because("H05", "isWorkingForFamiliesFamilyTaxCredit")).toEqual(["sharedCare"]);
    expect(because("H20", "isWorkingForFamiliesFamilyTaxCredit")).toEqual(["partnerIsMainCarer"]);
  });

  test("each verdict has a reason", () => {
    for (const { outcomes } of Object.values(found))
      for (const { because } of Object.values(outcomes)) expect(because.length).toBeGreaterThan(0);
  });

  test("an expected first child is told as possible from the birth, never as refused by income", () => {
    for (const [name, id] of [
      ["H13", "isWorkingForFamiliesFamilyTaxCredit"],
      ["H13", "isWorkingForFamiliesInWorkTaxCredit"],
      ["H13", "isChildCareSubsidy"],
      ["H22", "isWorkingForFamiliesFamilyTaxCredit"],
      ["H22", "isChildCareSubsidy"],
    ] as const)
      expect([name, id, found[name]?.outcomes[id]?.verdict, because(name, id)]).toEqual([
        name,
        id,
        null,
        [expect.stringMatching(/^fromBirth/)],
      ]);
    // H02 earns too much for it with a child as well: from the birth income refuses it, and now that there is no child.
    expect(because("H02", "isWorkingForFamiliesFamilyTaxCredit")).not.toContain("income");
  });

  test("H13: what begins with the birth is told from the birth", () => {
    expect(because("H13", "isSoleParentSupport")).toEqual(["fromBirth"]);
  });

  test("H04: the year of care decides nothing any more, neither unknown nor answered no", async () => {
    expect(because("H04", "isUnsupportedChildsBenefit")).toEqual(["met"]);
    const { outcomes, groups } = await resultsOf({
      ...findingHouseholds.H04,
      "applicant.isPrincipalCarerForOneYearFromApplicationDate": "false",
    });
    expect(groups.possibly).toEqual(
      expect.arrayContaining(["isOrphansBenefit", "isUnsupportedChildsBenefit"]),
    );
    expect(outcomes.isUnsupportedChildsBenefit?.because).toEqual([{ is: "birthParents" }]);
  });

  test("H10: a child under 1 and a high income: the day of birth decides, and is asked for", () => {
    expect(because("H10", "isBestStart")).toEqual(["youngest"]);
  });

  test("H10: the total holds for a birth before 1 April 2026, when income does not count yet, and after it", async () => {
    const { outlook: beyond, groups } = await resultsOf({
      ...findingHouseholds.H10,
      "income.applicant.amount": "85000",
      "income.spouse.amount": "0",
    });
    // 3,838 × 7 ÷ 365 = 73.61; (3,838 − 6,000 × 0.21) × 7 ÷ 365 = 49.44; In-Work Tax Credit 97.50 − 67.19
    expect(groups.probably).toContain("isBestStart");
    expect(weekly(beyond?.now.total)).toBe("$79 to $103");
  });

  test("H15: a doubt is told once", () => {
    expect(because("H15", "isJobSeekerSupport")).toHaveLength(1);
    expect(because("H17", "isJobSeekerSupport")).toHaveLength(1);
    expect(because("H17", "isStudentAllowance")).toHaveLength(1);
    expect(because("H18", "isSoleParentSupport")).toEqual(["income", "alreadyPaid"]);
  });

  test("H15: of a child with Orphans Benefit no tax credit is in the amounts, the total or the chart", () => {
    expect(found.H15?.outlook?.now).toMatchObject({ payments: [] });
    expect(found.H15?.outlook?.now.chart).toBeUndefined();
  });

  test("H09: who is no resident reads why at each payment", () => {
    expect(because("H09", "isBestStart")).toEqual(["notResident"]);
  });

  test("that we did not ask is told of nothing that we did ask", () => {
    const unasked = Object.values(found).flatMap(({ outcomes, answers }) =>
      Object.values(outcomes)
        .flatMap(({ criteria }) => criteria)
        .filter(({ status, compared, notCompared }) => status !== "met" && !compared && !notCompared)
        .filter((criterion) => questionsBehind(criterion, answers).length === 0)
        .map(({ id }) => id),
    );
    // Of those who expect no baby.
    expect([...new Set(unasked)].toSorted()).toEqual(["employment", "stopping-work"]);
  });

  test("H01: leave was not asked of the mother of a baby, so nothing of it is refused [financial-help/results/unasked]", () => {
    const { verdict, criteria = [] } = found.H01?.outcomes.isPaidParentalLeave ?? {};
    expect(verdict).toBeNull();
    expect(criteria.filter(({ status }) => status === "not-met")).toEqual([]);
  });

  test("a limit belongs to the way in that is cited: nobody's child, so the limit of one person [financial-help/results/limits]", async () => {
    const { answers } = found.H05!;
    const { outcomes } = await resultsOf({ ...answers, "income.applicant.amount": "48000" });
    const ways = outcomes.isCommunityServicesCard?.criteria.filter(({ compared }) => compared) ?? [];
    expect(ways.map(({ id, compared }) => [id, compared?.children])).toEqual([["without-children", 0]]);
    expect(outcomes.isCommunityServicesCard?.verdict).not.toBe(true);
  });

  test("twins at school: their ages stand beside the answer that there are twins", async () => {
    const { answers } = found.H16!;
    const given = { ...answers, "applicant.needsDomesticSupport": "true", "children.ages": ["13"] };
    const { outcomes, answers: kept } = await resultsOf(given);
    const unmet = outcomes.isHomeHelp?.criteria.find(({ id }) => id === "multiple-birth");
    expect(unmet?.status).toBe("not-met");
    expect(questionsBehind(unmet!, kept).map(({ name }) => name)).toContain("children.ages");
  });

  test("a citizen who lives elsewhere gets no card", async () => {
    const { outcomes } = await resultsOf({ ...found.H01!.answers, "applicant.normallyLivesInNZ": "false" });
    expect(outcomes.isCommunityServicesCard).toMatchObject({
      verdict: false,
      because: [{ is: "notLivingHere" }],
    });
  });

  test("nobody is advised to work, to earn less or to have a child [financial-help/results/no-advice]", () => {
    const all = Object.values(found).flatMap(({ outlook }) => Object.values(outlook?.changes ?? {}).flat());
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ en }) => !/^(From the birth|When you turn|You are just above)/.test(en))).toEqual(
      [],
    );
  });
});
