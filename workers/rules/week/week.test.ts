import { describe, expect, test } from "vitest";
import { currentRulesApi } from "../reform/api.ts";
import type { WeekAnswer } from "./answer.ts";
import { households } from "./households.data.json";
import { exampleRequest, type Household, readRequest } from "./request.ts";
import { week } from "./week.ts";

const { household: family } = exampleRequest;
const of = (more: Partial<Household>, day = exampleRequest.day): WeekAnswer =>
  week({ day, household: { ...family, ...more } });
const post = (body: unknown) =>
  currentRulesApi.request("/week", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("POST /rules/current/week [financial-help/calls/week]", () => {
  test("answers what the function does, with the rules' name and for any origin", async () => {
    const response = await post(exampleRequest);
    expect(response.headers.get("country-package")).toBe("timata-rules-current");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual(week(exampleRequest));
  });

  test("an unknown field is refused with its path", async () => {
    const response = await post({ ...exampleRequest, household: { ...family, rent: 480 } });
    expect([response.status, await response.json()]).toEqual([
      400,
      { household: { rent: "There is no field of this name." } },
    ]);
  });
});

describe("what is not known", () => {
  const { rentWeekly: _, ...withoutRent } = family;

  test("a missing rent leaves the supplement open between nothing and the most, and the tax credits as they are", () => {
    const { payments } = week({ day: exampleRequest.day, household: withoutRent });
    expect(payments.accommodationSupplement).toMatchObject({
      verdict: "unknown",
      weekly: null,
      range: [0, 155],
    });
    expect(payments.familyTaxCredit).toEqual(week(exampleRequest).payments.familyTaxCredit);
  });

  test("of nothing known nothing is promised and nothing refused that could be", () => {
    const { payments } = week({ day: exampleRequest.day, household: { adults: [{}], children: [{}] } });
    const verdicts = Object.entries(payments).map(([id, { verdict }]) => `${id} ${verdict}`);
    expect(verdicts.filter((one) => one.endsWith(" yes"))).toEqual([]);
    expect(payments.familyTaxCredit.verdict).toBe("unknown");
    expect(payments.soleParentSupport.verdict).toBe("unknown");
  });
});

describe("two days of the law", () => {
  test("the temporary rise of the In-Work Tax Credit begins on 7 April 2026", () => {
    const on = (day: string) => of({}, day).payments.inWorkTaxCredit.weekly;
    expect([on("2026-04-06"), on("2026-04-07")]).toEqual([97.5, 147.5]);
  });

  test("a child born on 1 April 2026 has its income tested from the first day on", () => {
    const pay = { hours: 40, weeklyGross: 3000, kind: "employed", leave: null } as const;
    const adults = [{ ...family.adults[0]!, work: pay }];
    const born = (day: string) =>
      of({ adults, children: [{ born: day, resident: true, careShare: 1 }] }).payments.bestStart.verdict;
    expect([born("2026-03-31"), born("2026-04-01")]).toEqual(["yes", "no"]);
  });
});

/** Milliseconds of processor time. */
const mostCpu = 0.6;

test("all payments of a household take no more than 0.6 ms of processor time", () => {
  const requests = households.map(({ day, household }) => readRequest({ day, household }));
  const once = () => {
    const before = process.cpuUsage();
    for (const request of requests) week(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / requests.length;
  };
  for (let warm = 0; warm < 10; warm++) once();
  expect(Math.min(...Array.from({ length: 10 }, once))).toBeLessThanOrEqual(mostCpu);
});

test("leave payments that are over hold back neither Best Start nor a main benefit", () => {
  const mother = {
    ...family.adults[0]!,
    work: { hours: 15, weeklyGross: 450, kind: "employed", leave: "PPL", leaveFrom: "2026-05-01" },
  } as const;
  const on = (day: string) =>
    of({ adults: [mother], children: [{ born: "2026-05-01", resident: true, careShare: 1 }] }, day).payments;
  const verdicts = ({ paidParentalLeave, bestStart, soleParentSupport }: WeekAnswer["payments"]) =>
    [paidParentalLeave, bestStart, soleParentSupport].map(({ verdict }) => verdict);
  expect(verdicts(on("2026-10-29"))).toEqual(["yes", "no", "unknown"]);
  expect(verdicts(on("2026-10-30"))).toEqual(["no", "yes", "yes"]);
});

describe("payments without a sum of their own", () => {
  const born = (...days: string[]) => days.map((day) => ({ born: day, resident: true, careShare: 1 }));
  const verdictOf = (id: "homeHelp" | "temporaryAdditionalSupport", more: Partial<Household>) => {
    const { verdict, weekly, why } = of(more).payments[id];
    return [verdict, weekly, why[0]!.id];
  };

  test.each([
    ["twins under 1 and a child of 3", born("2026-08-01", "2026-08-01", "2023-05-05"), "yes"],
    ["two under 1 of different days and a child of 3", born("2026-01-01", "2026-11-01", "2023-05-05"), "no"],
    ["twins under 1 alone", born("2026-08-01", "2026-08-01"), "no"],
    ["triplets of 1", born("2025-08-01", "2025-08-01", "2025-08-01"), "yes"],
  ])("Home Help for %s", (_, children, verdict) => {
    expect(verdictOf("homeHelp", { children }).slice(0, 2)).toEqual([verdict, null]);
  });

  test("Temporary Additional Support is open below its limits, and no sum is promised", () => {
    const poor = { adults: [{ ...family.adults[0]!, work: { hours: 0, weeklyGross: 0 } }] };
    expect(verdictOf("temporaryAdditionalSupport", poor)).toEqual(["unknown", null, "essential-costs"]);
    const saved = { ...poor, assets: 20_000 };
    expect(verdictOf("temporaryAdditionalSupport", saved)).toEqual(["no", null, "support-savings"]);
    const earning = { adults: [{ ...family.adults[0]!, work: { hours: 40, weeklyGross: 2000 } }] };
    expect(verdictOf("temporaryAdditionalSupport", earning)).toEqual(["no", null, "support-income"]);
  });
});
