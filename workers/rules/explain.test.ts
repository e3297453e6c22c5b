import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base } from "./base.ts";
import { calculate } from "./calculate.ts";
import { flatten, isAnyOf, say } from "./criteria.ts";
import type { Criteria } from "./declare.ts";
import { figuresAt } from "./engine.ts";
import { explain } from "./explain.ts";
import type { ExplainedCriterion, Explanations } from "./explanation.ts";
import { rules } from "./index.ts";
import { oracleCases, requestOf } from "./oracle-for-tests.ts";
import { parsePeriod } from "./periods.ts";

const { benefits, variables } = base;
const cases = oracleCases();

/** All criteria without a group are met, and of each group one; a group of which nothing is shown has nothing met. */
function combine(criteria: readonly ExplainedCriterion[]): boolean {
  const alone = criteria.filter(({ group }) => !group);
  const groups = new Set(criteria.flatMap(({ group }) => group?.id ?? []));
  return (
    alone.every(({ status }) => status === "met") &&
    [...groups].every((id) => criteria.some(({ group, status }) => group?.id === id && status === "met"))
  );
}

const verdicts = (body: object): Record<string, boolean> => {
  const { persons } = calculate(base, structuredClone(body)) as {
    persons: { applicant: Record<string, object> };
  };
  return Object.fromEntries(
    benefits.flatMap((id) => {
      const asked = persons.applicant[id];
      return asked ? [[id, Object.values(asked)[0] as boolean]] : [];
    }),
  );
};

describe("verdict and reasons come from one declaration", () => {
  const flip = fc.record({ person: fc.nat(9), fact: fc.nat(80), number: fc.integer({ min: -1, max: 70 }) });

  it("and agree for every household, however its facts are changed", () => {
    const changed = fc.tuple(fc.nat(cases.length - 1), fc.array(flip, { maxLength: 12 }));
    fc.assert(
      fc.property(changed, ([index, flips]) => {
        const body = requestOf(cases[index]!);
        const people = Object.values(body.persons!);
        for (const { person, fact, number } of flips) change(people[person % people.length]!, fact, number);
        const { explanations } = explain(base, structuredClone(body));
        const expected = verdicts(body);
        expect(Object.keys(explanations).sort()).toEqual(Object.keys(expected).sort());
        for (const [id, { verdict, criteria }] of Object.entries(explanations)) {
          expect(verdict, id).toBe(expected[id]);
          expect(combine(criteria), id).toBe(expected[id]);
        }
      }),
      { numRuns: 400 },
    );
  });
});

function change(facts: Record<string, Record<string, unknown>>, fact: number, number: number): void {
  const ids = Object.keys(facts);
  const id = ids[fact % ids.length];
  if (!id) return;
  for (const [period, value] of Object.entries(facts[id]!)) {
    if (typeof value === "boolean") facts[id]![period] = !value;
    if (typeof value === "number") facts[id]![period] = number;
  }
}

describe("with an answer that was not given", () => {
  const body = requestOf(cases.find(({ name }) => name === "household 001") ?? cases[0]!);
  const month = Object.keys(body.persons!.applicant!.is_a_parent!)[0]!;
  const other = structuredClone(body);
  const hadCosts = body.persons!.applicant!.social_security__has_accomodation_costs![month];
  other.persons!.applicant!.social_security__has_accomodation_costs![month] = !hadCosts;
  other.persons!.applicant!.accommodation_supplement__below_income_threshold![month] = true;
  body.persons!.applicant!.accommodation_supplement__below_income_threshold![month] = true;
  const both: Explanations = explain(base, { situations: [body, other] });
  const supplement = both.explanations.social_security__eligible_for_accommodation_supplement!;

  it("a verdict that hangs on it is null", () => expect(supplement.verdict).toBeNull());

  it("the criterion that hangs on it is not known, and names the answer without a value", () => {
    const unknown = supplement.criteria.filter(({ status }) => status === "not-known");
    expect(unknown.map(({ id }) => id)).toEqual(["accommodation-costs"]);
    expect(unknown[0]!.used).toContainEqual({
      variable: "social_security__has_accomodation_costs",
      instance: "applicant",
      value: null,
    });
  });

  it("all other verdicts stand", () => {
    for (const [id, { verdict }] of Object.entries(both.explanations))
      if (id !== "social_security__eligible_for_accommodation_supplement") expect(verdict).not.toBeNull();
  });
});

describe("a criterion", () => {
  const applicant = {
    age: { "2026-11-01": 17 },
    social_security__eligible_for_jobseeker_support: { "2026-11": null },
  };
  const { explanations } = explain(base, { persons: { applicant } });
  const [age] = explanations.social_security__eligible_for_jobseeker_support!.criteria;

  it("says itself in both languages, with the figure of the law", () =>
    expect(age).toMatchObject({
      en: "You are 18 or older",
      mi: "Kua eke koe ki te 18 tau, neke atu rānei",
      status: "not-met",
    }));

  it("names the answer it used, the law and since when it is law", () =>
    expect(age).toMatchObject({
      used: [{ variable: "age", instance: "applicant", value: 17 }],
      law: {
        text: "Social Security Act 2018 (formerly Social Security Act 1964, s 88B)",
        url: "https://www.legislation.govt.nz/act/public/2018/0032/latest/DLM6783144.html",
      },
      inForceFrom: "2018-11-26",
    }));

  it("of a test that several benefits use stands for itself, unless the test's result was sent", () => {
    const asked = { best_start__eligibility: { "2026-11": null } };
    const facts = { date_of_birth: { ETERNITY: "1990-01-01" }, ...asked };
    const ids = (more: object) =>
      explain(base, {
        persons: { applicant: { ...facts, ...more } },
      }).explanations.best_start__eligibility!.criteria.map(({ id }) => id);
    expect(ids({})).toEqual(["age", "carer-of-dependent-child", "tax-resident", "young-child"]);
    expect(ids({ family_scheme__base_qualifies: { "2026-11": true } })).toEqual([
      "family_scheme__base_qualifies",
      "young-child",
    ]);
  });

  it("that parents are not asked about is shown only where it decides", () => {
    const asked = { best_start__eligibility: { "2026-11": null }, date_of_birth: { ETERNITY: "1990-01-01" } };
    const veteran = { ...asked, veterans_support__received_parents_allowance: { "2026-11": true } };
    const criteria = explain(base, { persons: { applicant: veteran } }).explanations.best_start__eligibility!
      .criteria;
    expect(criteria.find(({ id }) => id === "no-veterans-family-payment")?.status).toBe("not-met");
  });
});

describe.each(benefits)("%s", (id) => {
  const { criteria } = variables.get(id)!.rules[0]!.benefit!;
  const period = parsePeriod("2026-11")!;

  it("has a sentence in both languages for each criterion", () => {
    for (const one of flatten(criteria)) {
      const figures = figuresAt(base, one.parameters, period);
      const [en, mi] = [say(one.en, figures), say(one.mi, figures)];
      expect(en).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(mi).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(mi).not.toBe(en);
      expect(`${en}${mi}`).not.toContain("undefined");
    }
  });

  it("names each criterion once, and groups apart from them", () => {
    const shown = flatten(criteria).flatMap((one) => (one.madeOf ? flatten(one.madeOf.criteria) : [one]));
    const ids = [...shown, ...criteria.filter(isAnyOf)].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("POST /explain", () => {
  const post = (body: unknown) =>
    rules.request("/explain", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });

  it("explains nothing when no benefit is asked for", async () => {
    const response = await post({ persons: { applicant: {} } });
    expect([response.status, await response.json()]).toEqual([200, { explanations: {} }]);
  });

  it.each([
    ["no situations", { situations: [] }],
    ["more than 16 situations", { situations: Array.from({ length: 17 }, () => ({ persons: { a: {} } })) }],
    ["situations that are no list", { situations: {} }],
  ])("refuses %s", async (_, body) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toEqual([400, { situations: expect.any(String) }]);
  });

  it("tells which situation is at fault", async () => {
    const response = await post({ situations: [{ persons: { a: {} } }, { persons: {} }] });
    expect([response.status, await response.json()]).toEqual([
      400,
      { situations: { 1: { persons: expect.any(String) } } },
    ]);
  });
});

it("one sentence says for whom a benefit is, to everybody who does not meet a criterion they are asked about", () => {
  const without = (criteria: Criteria): string[] =>
    criteria.flatMap((item) => {
      if (item.unmet) return [];
      if (isAnyOf(item)) return [item.id];
      return item.madeOf ? without(item.madeOf.criteria) : item.quiet ? [] : [item.id];
    });
  const found = benefits.flatMap((id) => without(variables.get(id)!.rules[0]!.benefit!.criteria));
  // What the household's page says better with its answers: who cares for which child, what is earned, and when there is leave.
  expect([...new Set(found)].sort()).toEqual([
    "carer-of-dependent-child",
    "employment",
    "income",
    "primary-carer",
    "principal-caregiver",
    "stopping-work",
  ]);
});
