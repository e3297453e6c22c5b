import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  age,
  atHome,
  children,
  couple,
  earns,
  here,
  partnerWorks,
  rents,
  single,
  soleParent,
  twoAtSchool,
  works,
  youngestBorn,
} from "../../../../../tests/support/household-answers.ts";
import { rowsOf, weekOf } from "../../../../../tests/support/week-of.ts";

describe("the week of homes, of care that is paid for, and of what is paid already", () => {
  const rentOf = (rent: string, savings: string, housing = "rent"): Answers => ({
    ...rents(2),
    "applicant.rent": rent,
    "applicant.savings": savings,
    "applicant.housing": housing,
  });
  const notWorking = [single, age(31), here, children(["4"]), youngestBorn(1, 3, 2024), atHome];

  // Sole parent with one child in area 2: at most $155. Board counts by 62 %: 70 % of 186 above 163, the own part.
  test.each([
    ["rent of $480", rentOf("480", "0"), 155],
    ["board of $300", rentOf("300", "0", "board"), 17],
    ["a rent below one's own part", rentOf("60", "0"), undefined],
    ["savings above the limit", rentOf("480", "20000"), undefined],
  ])("the Accommodation Supplement of %s", async (_, home: Answers, weekly) => {
    const found = await weekOf(...notWorking, earns("applicant", 0), home);
    expect(found?.money.rows.find(({ id }) => id === "accommodationSupplement")?.most).toBe(weekly);
    expect(found?.outcomes.isAccommodationSupplement?.verdict).toBe(weekly !== undefined);
  });

  test("a rent without savings is in no sum, and the criteria decide", async () => {
    const found = await weekOf(...notWorking, earns("applicant", 0), rents(2), { "applicant.rent": "480" });
    expect(found?.money.rows.map(({ id }) => id)).not.toContain("accommodationSupplement");
    expect(found?.outcomes).not.toHaveProperty("isAccommodationSupplement");
  });

  const inEarlyLearning: Answers = {
    "child.attendsECE": "true",
    "child.weeklyECEHours": "true",
    "child.eceHours": "30",
    "child.eceFees": "300",
  };
  const workingMother = [single, age(31), here, children(["4"]), youngestBorn(1, 3, 2024), works(40)];

  test("fees of early learning: the subsidy by hours, and of what is left the part that FamilyBoost gives", async () => {
    const rows = await rowsOf(...workingMother, earns("applicant", 900, "weekly"), inEarlyLearning);
    // 30 hours at the highest rate, which is below the fee; the rest of $300 × 40 %.
    expect(rows.childcareSubsidy).toBeGreaterThan(100);
    expect(rows.familyBoost).toBeCloseTo((300 - Number(rows.childcareSubsidy)) * 0.4, 1);
  });

  test("free hours leave fewer hours to pay", async () => {
    const threeYears: Answers = youngestBorn(1, 3, 2023);
    const of = (free: string) =>
      rowsOf(...workingMother, threeYears, earns("applicant", 900, "weekly"), inEarlyLearning, {
        "child.eceFreeHours": free,
      });
    const [paid, free] = [await of("false"), await of("true")];
    expect(Number(free.childcareSubsidy)).toBeCloseTo(Number(paid.childcareSubsidy) / 3, 1);
  });

  test("a programme after school of a child from 5 to 13", async () => {
    const rows = await rowsOf(...soleParent, children(["13"]), works(40), earns("applicant", 900, "weekly"), {
      "child.attendsOSCAR": "true",
      "child.oscarHours": "10",
      "child.oscarFees": "50",
    });
    expect(rows.oscar).toBe(50);
  });

  test("it says of whom it took something: a partner is of one's own age and years here [financial-help/results/assumed]", async () => {
    const partner = await weekOf(
      couple,
      age(31),
      here,
      children(["13"]),
      works(40),
      partnerWorks(0),
      earns("applicant", 60_000),
      earns("spouse", 0),
    );
    const alone = await weekOf(...soleParent, children(["13"]), works(40), earns("applicant", 60_000));
    expect([partner, alone].map((found) => found?.money.assumed)).toEqual([["partner"], []]);
  });

  test("what is paid already is in no sum, and still excludes [financial-help/results/already]", async () => {
    const answers = [...soleParent, twoAtSchool, works(40), earns("applicant", 900, "weekly")];
    const { money } = (await weekOf(...answers, { "applicant.alreadyGets": "familyTaxCredit" }))!;
    expect([money.rows, money.already].map((rows) => rows.map(({ id }) => id))).toEqual([
      ["inWorkTaxCredit"],
      ["familyTaxCredit"],
    ]);
    expect(money.most).toBe(147);
  });

  test("on a benefit the benefit is paid already; pay beside it lowers what is paid of it", async () => {
    const onBenefit: Answers = { "applicant.receivesIncomeTestedBenefit": "true" };
    const of = async (...told: Answers[]) =>
      (await weekOf(...notWorking, onBenefit, ...told))!.money.already.map(({ most }) => most);
    expect(await of(earns("applicant", 506, "weekly"))).toEqual([505.8]);
    const beside = await of(works(10), earns("applicant", 700, "weekly"), {
      "applicant.weeklyPayBesideBenefit": "250",
    });
    // 30 cents of each dollar from $160 to $250.
    expect(beside).toEqual([478.8]);
  });

  test("a mother on a visa with a child who is a citizen: the tax credits and Best Start, no benefit", async () => {
    const found = await weekOf(
      couple,
      age(29),
      children(["0"]),
      youngestBorn(1, 8, 2026),
      atHome,
      partnerWorks(40),
      earns("applicant", 0),
      earns("spouse", 800, "weekly"),
      { "applicant.isNZResident": "false", "applicant.childIsNZResident": "true" },
    );
    const ids = found?.money.rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["familyTaxCredit", "inWorkTaxCredit", "bestStart"]));
    expect(found?.outcomes.isJobSeekerSupport?.verdict).toBe(false);
  });
});
