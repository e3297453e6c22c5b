import { describe, expect, it } from "vitest";
import { aged, criterionOf, explained } from "../../reform/households-for-tests.ts";

const month = "2026-11";
const worker = { hours_per_week_employed: 40 };

describe("a limit that is not one figure", () => {
  it("between the limit with and without a rise for a time, that is why it is open; above both, that both may be higher today [financial-help/results/limits]", () => {
    const why = (income: number) => {
      const household = { applicant: worker, partner: worker, children: [aged(3), aged(6)] };
      return criterionOf(explained(month, "inWorkTaxCredit", household, income), "income")!.why?.en;
    };
    expect([115_000, 125_000].map(why)).toEqual([
      "The In-Work Tax Credit was raised for a time, and we do not know whether it still is",
      "Your income is above the newest limit we know, but that one is out of date and today’s may be higher",
    ]);
  });

  it("Accommodation Supplement compares with the limit of the area; where that is unknown it is possible [financial-help/results/limits]", () => {
    const renting = (area: number) => ({
      applicant: {
        social_security__has_accomodation_costs: true,
        eligible_for_social_housing: false,
        ...(area > 0 && { accommodation_supplement__area: area }),
      },
    });
    const verdict = (area: number, income: number) =>
      explained(month, "accommodationSupplement", renting(area), income).verdict;
    // Nothing comes off below 160 + 361.31 / 0.7, to the next dollar: 677 a week, 35,204 a year. With 4 × 165 more
    // nothing is left in Area 1 at 69,524, with 4 × 70 in Area 4 at 49,764; between them the rent decides. One review was missed.
    expect([35_000, 36_000, 65_000, 70_000, 95_100].map((income) => verdict(1, income))).toEqual([
      true,
      null,
      null,
      null,
      false,
    ]);
    expect([35_000, 45_000, 50_000, 65_000].map((income) => verdict(4, income))).toEqual([
      true,
      null,
      null,
      false,
    ]);
    const why = (income: number) =>
      criterionOf(explained(month, "accommodationSupplement", renting(1), income), "income")?.why?.en;
    expect(why(65_000)).toMatch(/^Your income lowers it, and how much you pay for your home decides/);
    expect(why(70_000)).toMatch(/^Your income is above the newest limit we know/);
    expect([verdict(0, 20_000), verdict(0, 105_000)]).toEqual([null, false]);
  });
});
