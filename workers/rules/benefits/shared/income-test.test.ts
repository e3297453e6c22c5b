import { describe, expect, it } from "vitest";
import { aged, criterionOf, explained } from "../../reform/households-for-tests.ts";

const month = "2026-11";
const worker = { hours_per_week_employed: 40 };

describe("a limit that is not one figure", () => {
  it("between the limit with and without a rise for a time, that is why it is open; above both, that both may be higher today", () => {
    const why = (income: number) => {
      const household = { applicant: worker, partner: worker, children: [aged(3), aged(6)] };
      return criterionOf(explained(month, "inWorkTaxCredit", household, income), "income")!.why?.en;
    };
    expect([115_000, 125_000].map(why)).toEqual([
      "The In-Work Tax Credit was raised for a time, and we do not know whether it still is",
      "Your income is above the newest limit we know, but that one is out of date and today’s may be higher",
    ]);
  });

  it("Accommodation Supplement compares with the limit of the area; where that is unknown it is possible", () => {
    const renting = (area: number) => ({
      applicant: {
        social_security__has_accomodation_costs: true,
        eligible_for_social_housing: false,
        ...(area > 0 && { accommodation_supplement__area: area }),
      },
    });
    const verdict = (area: number, income: number) =>
      explained(month, "accommodationSupplement", renting(area), income).verdict;
    // (160 + 361.31 / 0.7, to the next dollar: 677) + 4 × 165 are 1,337 a week, 69,524 a year; in Area 4 with 4 × 70 49,764.
    // One review was missed.
    expect([verdict(1, 65_000), verdict(1, 70_000), verdict(1, 95_100)]).toEqual([true, null, false]);
    expect([verdict(4, 45_000), verdict(4, 50_000), verdict(4, 65_000)]).toEqual([true, null, false]);
    expect([verdict(0, 20_000), verdict(0, 105_000)]).toEqual([null, false]);
  });
});
