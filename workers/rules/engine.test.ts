// How values are found: the evaluation semantics of OpenFisca, one row a sentence.

import { describe, expect, it } from "vitest";
import { base } from "./base.ts";
import { calculate } from "./calculate.ts";

const M = "2026-04";
const D = "2026-04-01";
type Body = Record<string, Record<string, Record<string, unknown>>>;
const answer = (body: object): Body => calculate(base, structuredClone(body)) as Body;

describe("what was sent", () => {
  it("comes back unchanged, also what was converted", () => {
    const body = {
      persons: {
        a: { hours_per_week_employed: { [M]: "30" }, is_a_parent: { [M]: 1 }, monthly_income: { [M]: 10.5 } },
      },
      families: { f: { others: "a" } },
    };
    expect(answer(body)).toEqual(body);
  });

  it("is default for everybody else as soon as one person has a value, and no rule is used", () => {
    const body = {
      persons: {
        a: { age: { [D]: 31 } },
        b: { date_of_birth: { ETERNITY: "2020-01-01" }, age: { [D]: null } },
      },
    };
    expect(answer(body).persons!.b!.age).toEqual({ [D]: -9999 });
  });

  it("takes the place of a rule", () => {
    const body = {
      persons: { a: { is_nz_citizen: { [M]: true }, is_citizen_or_resident: { [M]: false } } },
    };
    const asked = { persons: { a: { ...body.persons.a, home_help__eligible_for_home_help: { [M]: null } } } };
    expect(() => answer(asked)).toThrow("date_of_birth");
    const aged = { persons: { a: { ...asked.persons.a, age: { [D]: 30 } } } };
    expect(answer(aged).persons!.a!.home_help__eligible_for_home_help).toEqual({ [M]: false });
  });

  it.each([
    ["true", true],
    [0, false],
    [2.5, true],
    ["1", true],
    ["0.0", false],
  ])("%j for a Boolean", (sent, meant) => {
    const body = { persons: { a: { marriage__is_married: { [M]: sent }, is_married: { [M]: null } } } };
    if (sent === "true") expect(() => answer(body)).toThrow();
    else expect(answer(body).persons!.a!.is_married).toEqual({ [M]: meant });
  });

  it("an integer cuts decimals", () => {
    const earner = {
      hours_per_week_employed: { [M]: 19.9 },
      family_scheme__full_time_earner: { [M]: null },
    };
    expect(answer({ persons: { a: earner } }).persons!.a!.family_scheme__full_time_earner).toEqual({
      [M]: 0,
    });
  });

  it("an empty object sets nothing", () => {
    const body = {
      persons: { a: { date_of_birth: { ETERNITY: "1996-04-02" }, age: {} }, b: { age: { [D]: null } } },
    };
    expect(answer(body).persons!.a!.age).toEqual({});
  });
});

describe("periods", () => {
  it("a value for all time is meant by any period", () => {
    const body = { persons: { a: { is_nz_citizen: { 1999: true, "2026-04-09": null } } } };
    expect(answer(body).persons!.a!.is_nz_citizen).toEqual({ 1999: true, "2026-04-09": true });
  });

  it("a month without a value has the default, whatever an earlier month had", () => {
    const body = { persons: { a: { is_a_parent: { "2026-03": true, [M]: null } } } };
    expect(answer(body).persons!.a!.is_a_parent).toEqual({ "2026-03": true, [M]: false });
  });

  it("a year of normally living here is copied to its months, except where a month was sent", () => {
    const id = "social_security__is_ordinarily_resident_in_new_zealand";
    const body = { persons: { a: { [id]: { 2026: true, "2026-05": false, [M]: null } } } };
    expect(answer(body).persons!.a![id]).toEqual({ 2026: true, "2026-05": false, [M]: true });
  });

  it("an income for two years is divided between them, and a year's between its months", () => {
    const body = {
      persons: {
        a: {
          family_scheme__assessable_income: { "year:2025:2": 82_000, 2026: null },
          family_scheme__assessable_income_for_month: { [M]: null },
        },
      },
    };
    const { a } = answer(body).persons!;
    expect(a!.family_scheme__assessable_income).toMatchObject({ 2026: 41_000 });
    expect(a!.family_scheme__assessable_income_for_month).toEqual({ [M]: 3416.6667 });
  });

  it("before a rule is law the default counts", () => {
    const facts = { parental_leave__is_the_biological_mother: { ETERNITY: true } };
    const asked = { ...facts, parental_leave__is_primary_carer: { "2001-12": null, "2002-01": null } };
    expect(answer({ persons: { a: asked } }).persons!.a!.parental_leave__is_primary_carer).toEqual({
      "2001-12": false,
      "2002-01": true,
    });
  });
});

describe("groups", () => {
  it("whom no family names has one of their own, as its principal caregiver", () => {
    const body = {
      persons: {
        a: {},
        b: {
          family_scheme__qualifies_as_principal_carer: { [M]: null },
          date_of_birth: { ETERNITY: "2000-01-01" },
        },
        c: { date_of_birth: { ETERNITY: "2020-01-01" } },
      },
      families: { f: { others: ["a"], children: ["c"] } },
    };
    expect(answer(body).persons!.b!.family_scheme__qualifies_as_principal_carer).toEqual({ [M]: false });
  });

  it("the same holds for everybody when there are no families", () => {
    const facts = { parental_leave__is_the_biological_mother: { ETERNITY: true } };
    const body = { persons: { a: { ...facts, parental_leave__is_primary_carer: { [M]: null } } } };
    expect(answer(body).persons!.a!.parental_leave__is_primary_carer).toEqual({ [M]: true });
  });

  it("a rule of the family is asked at the family", () => {
    const body = {
      persons: { a: { age: { [D]: 30 } }, b: { age: { [D]: 4 } } },
      families: { f: { principal_caregiver: ["a"], children: ["b"], age_of_youngest: { [D]: null } } },
    };
    expect(answer(body).families!.f!.age_of_youngest).toEqual({ [D]: 4 });
  });
});

describe("what a rule needs must be there, also where it would not decide", () => {
  it("the family's income for Young Parent Payment", () => {
    const id = "social_security__eligible_for_young_parent_payment";
    const body = { persons: { a: { age: { [D]: 60 }, [id]: { [M]: null } } } };
    expect(() => answer(body)).toThrow("family_scheme__assessable_income");
  });
});
