import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  age,
  atHome,
  children,
  couple,
  earns,
  expecting,
  here,
  partnerWorks,
  rents,
  single,
  soleParent,
  twoAtSchool,
  works,
  youngestBorn,
} from "../../../../../tests/support/household-answers.ts";
import { asked, rowsOf, weekOf } from "../../../../../tests/support/week-of.ts";

const arrived: Answers = { "applicant.livedHereTwoYears": "false" };
const weekAbout: Answers = {
  "applicant.allChildrenInTheirFullTimeCare": "false",
  "applicant.isPrincipalCarerForProportion": "true",
  "applicant.nightsPerFortnight": "7",
};

describe("the week of the answers [financial-help/results/week]", () => {
  test("a sole mother on $900 a week: the credits for work, and beside them what the benefit would leave", async () => {
    const { money } = (await weekOf(
      ...soleParent,
      twoAtSchool,
      works(40),
      earns("applicant", 900, "weekly"),
    ))!;
    const rows = Object.fromEntries(money.rows.map(({ id, most }) => [id, most]));
    // 13,654 less 27.5 % of 46,800 − 44,900, ÷ 52; 7,670 ÷ 52, whole dollars.
    expect(rows).toEqual({ familyTaxCredit: 252, inWorkTaxCredit: 147 });
    expect(money.other).toMatchObject({ main: "soleParentSupport", is: "with" });
    expect(money.other!.total).toBeLessThan(money.most);
  });

  test("a couple with a newborn, the mother on leave: she has her pay already, and can ask for the credit for work", async () => {
    const onLeave = [
      couple,
      age(31),
      here,
      children(["0"]),
      youngestBorn(20, 9, 2026),
      { "applicant.workOrStudy": "leave", "applicant.doesPartnerWork": "false" },
      earns("applicant", 700, "weekly"),
      earns("spouse", 0),
    ];
    const { money, outcomes } = (await weekOf(...onLeave))!;
    expect(money.rows.map(({ id }) => id)).toEqual(["inWorkTaxCredit", "familyTaxCredit"]);
    expect(money.already).toEqual([{ id: "paidParentalLeave", least: 700, most: 700 }]);
    // It has one place on the page: among what is likely.
    expect(outcomes.isPaidParentalLeave?.verdict).toBe(true);
  });

  test.each([
    ["wages", { "applicant.workOrStudy": "work" }, true],
    ["a farm of one's own", { "applicant.workOrStudy": "self" }, false],
  ])(
    "hours of %s for the Minimum Family Tax Credit, with 20 of a partner [financial-help/results/own-work]",
    async (_, work, isPaid) => {
      const { money } = (await weekOf(
        couple,
        age(38),
        here,
        twoAtSchool,
        works(50),
        work,
        partnerWorks(20),
        earns("applicant", 0),
        earns("spouse", 24_000),
      ))!;
      const has = (id: string) => money.rows.some((row) => row.id === id);
      expect(has("minimumFamilyTaxCredit")).toBe(isPaid);
      // Otherwise the benefit is worth more, for which only the partner can apply.
      expect([has("jobseekerSupport"), money.ifPartnerLooks > 0]).toEqual([!isPaid, !isPaid]);
    },
  );

  test("weekly compensation opens the credit for work as pay does", async () => {
    const rows = await rowsOf(
      ...soleParent,
      children(["13"]),
      { "applicant.workOrStudy": "acc" },
      earns("applicant", 700, "weekly"),
    );
    expect(rows.inWorkTaxCredit).toBe(147);
  });

  test("week about: the Family Tax Credit by the nights, the credit for work in full", async () => {
    const rows = await rowsOf(
      ...soleParent,
      children(["13"]),
      weekAbout,
      works(40),
      earns("applicant", 48_000),
    );
    // Half of 7,524, less 27.5 % of 48,000 − 44,900, ÷ 52.
    expect(rows).toMatchObject({ familyTaxCredit: 55, inWorkTaxCredit: 147 });
  });

  test("without the nights the shared credit is in no sum, and possible", async () => {
    const { "applicant.nightsPerFortnight": _, ...shared } = weekAbout;
    const found = await weekOf(
      ...soleParent,
      children(["13"]),
      shared,
      works(40),
      earns("applicant", 48_000),
    );
    expect(found?.money.rows.map(({ id }) => id)).not.toContain("familyTaxCredit");
  });

  test.each([
    ["two years here: it is the largest", here, true, 505.8],
    ["one year: it is refused", arrived, false, undefined],
    ["a refugee: at once", { "applicant.livedHereTwoYears": "refugee" }, true, 505.8],
    ["not answered: it is possible, and in no sum", {}, null, undefined],
  ])("Sole Parent Support, %s", async (_, residence: Answers, verdict, weekly) => {
    const found = await weekOf(
      single,
      age(31),
      residence,
      children(["4"]),
      youngestBorn(1, 3, 2024),
      atHome,
      earns("applicant", 0),
      rents(2),
    );
    expect(found?.outcomes.isSoleParentSupport?.verdict).toBe(verdict);
    expect(found?.money.rows.find(({ id }) => id === "soleParentSupport")?.most).toBe(weekly);
  });

  test("four children in two groups without twins: one Best Start", async () => {
    const rows = await rowsOf(
      couple,
      age(35),
      here,
      {
        ...children(["0", "13"]),
        "applicant.numberOfChildren": "4",
        "applicant.needsDomesticSupport": "false",
      },
      youngestBorn(5, 5, 2026),
      works(40),
      partnerWorks(0),
      earns("applicant", 60_000),
      earns("spouse", 0),
    );
    expect(rows.bestStart).toBe(73);
  });

  test("an expected baby is paid nothing yet, nor leave that has not begun", async () => {
    const rows = await rowsOf(
      couple,
      age(31),
      here,
      expecting,
      works(40),
      partnerWorks(40),
      earns("applicant", 50_000),
      earns("spouse", 50_000),
    );
    // $520 a year each, ÷ 52.
    expect(rows).toEqual({ independentEarnerTaxCredit: 20 });
  });

  test.each([
    ["no resident", { "applicant.isNZResident": "false" }],
    ["on a pension", age(70)],
  ])("%s is not reckoned", async (_, told: Answers) => {
    expect(
      await weekOf(...soleParent, children(["13"]), atHome, earns("applicant", 0), told),
    ).toBeUndefined();
  });

  test("everything that is sent has a place in the published shape", () => {
    expect(asked.length).toBeGreaterThan(8);
  });
});
