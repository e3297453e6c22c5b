import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { deadlineFrom } from "#app/server/limits/deadline.ts";
import { rulesService } from "#app/server/neighbours/rules.ts";
import { amountAt, amountIds } from "#workers/amounts/index.ts";
import { currentRulesApi as engine } from "#workers/rules/reform/api.ts";
import { familyOf } from "./family.ts";
import { likelihoodOf } from "./likelihood.ts";

const today = "2026-11-22";
const now = new Date(`${today}T00:00:00Z`);

const services = (answer: (request: Request) => Response | Promise<Response>) =>
  rulesService(
    {
      fetch: async (request: RequestInfo | URL, init?: RequestInit) => answer(new Request(request, init)),
    } as never,
    deadlineFrom(Date.now(), true),
  );

const working = services(({ url, method, headers, body }) =>
  engine.fetch(
    new Request(url.replace("/rules/current/", "/"), {
      method,
      headers,
      body,
      duplex: "half",
    } as RequestInit),
    {} as never,
  ),
);

const born = (name: string, year: string): Answers => ({
  [`${name}.day`]: "1",
  [`${name}.month`]: "2",
  [`${name}.year`]: year,
});

const child = (index: number, year = "2023", more: Answers = {}): Answers => ({
  [`children[${index}].first_name`]: "Mere",
  ...born(`children[${index}].date_of_birth`, year),
  [`children[${index}].attends_ece_service`]: "true",
  [`children[${index}].is_applying_for_ccs`]: "true",
  ...more,
});

const wages = (person: string, amount: string, frequency = "WEEKLY"): Answers => ({
  [`${person}.income_and_assets.wages_or_salary`]: "true",
  [`${person}.income_and_assets.wages_or_salary_amount`]: amount,
  [`${person}.income_and_assets.wages_or_salary_frequency`]: frequency,
});

const works = (person: string): Answers => ({ [`${person}.work_and_activities.has_work`]: "true" });

const family: Answers = {
  ...born("parent.date_of_birth", "1994"),
  "parent.liveInNZ": "yes",
  hasPartner: "no",
  ...child(0),
};
const couple: Answers = { ...family, hasPartner: "yes" };

const amountsOn = (day: string) =>
  new Map(amountIds.flatMap((id) => amountAt(id, day) ?? []).map((each) => [each.id as string, each]));
const amounts = amountsOn(today);

const likelihoodFor = (answers: Answers, day = today) =>
  likelihoodOf(familyOf(answers, today), {
    neighbours: { rules: working },
    request: { now: new Date(`${day}T00:00:00Z`) },
    site: { amounts: amountsOn(day) },
  });

describe("How likely a family is to get it, and for how many hours [childcare/entry/likelihood]", () => {
  test.each<[sentence: string, answers: Answers, is: string, least: number, most: number]>([
    ["without activity up to 9 hours", { ...family, ...wages("parent", "900") }, "likely", 9, 9],
    [
      "with work up to 50 hours",
      { ...family, ...wages("parent", "900"), ...works("parent") },
      "likely",
      50,
      50,
    ],
    ...(["has_course", "has_winz_activities", "has_medical_reason"] as const).map(
      (reason): [string, Answers, string, number, number] => [
        `${reason}: up to 50 hours`,
        { ...family, [`parent.work_and_activities.${reason}`]: "true" },
        "likely",
        50,
        50,
      ],
    ),
    ["a couple of whom one works: 9 to 50 hours", { ...couple, ...works("parent") }, "likely", 9, 50],
    [
      "a couple who both work: 50 hours",
      { ...couple, ...works("parent"), ...works("partner") },
      "likely",
      50,
      50,
    ],
    ["a former partner's work does not count", { ...family, ...works("partner") }, "likely", 9, 9],
    ["income just below the limit", { ...family, ...wages("parent", "2403") }, "likely", 9, 9],
    ["income at the limit", { ...family, ...wages("parent", "2404") }, "unlikely", 9, 9],
    [
      "two children: a higher limit",
      { ...family, ...child(1), ...wages("parent", "5000", "TWO_WEEKLY") },
      "likely",
      9,
      9,
    ],
    [
      "both incomes of a couple",
      { ...couple, ...wages("parent", "60000", "YEARLY"), ...wages("partner", "6000", "MONTHLY") },
      "unlikely",
      9,
      9,
    ],
    [
      "an amount that is not ticked any more does not count",
      { ...family, ...wages("parent", "9000"), "parent.income_and_assets.wages_or_salary": [] },
      "likely",
      9,
      9,
    ],
    ["not living in New Zealand", { ...family, "parent.liveInNZ": "no" }, "unlikely", 9, 9],
    ["a child of 7", { ...family, ...child(0, "2019") }, "unlikely", 9, 9],
    ["a child of 5", { ...family, ...child(0, "2021") }, "likely", 9, 9],
    [
      "a child who does not attend",
      { ...family, "children[0].attends_ece_service": "false" },
      "unlikely",
      9,
      9,
    ],
  ])("%s", async (_, answers, is, least, most) => {
    expect(await likelihoodFor(answers)).toMatchObject({ is, hours: { least, most } });
  });

  test("the reasons are those of the engine, each with its law", async () => {
    const { criteria } = (await likelihoodFor({ ...family, "parent.liveInNZ": "no" }))!;
    expect(criteria.map(({ id, status }) => [id, status])).toContainEqual(["citizen-or-resident", "not-met"]);
    expect(criteria.find(({ id }) => id === "income")).toMatchObject({ status: "met" });
    expect(criteria.every(({ law }) => law?.url.startsWith("https://www.legislation.govt.nz/"))).toBe(true);
  });

  test("while the limit was in date, an income at it was refused; later nobody was by it alone, until the next was known", async () => {
    const rich = { ...family, ...wages("parent", "2257") };
    expect(await likelihoodFor(rich, "2025-03-31")).toMatchObject({
      is: "unlikely",
      limit: { value: 2257, isOutOfDate: false },
    });
    expect(await likelihoodFor(rich, "2025-06-15")).toMatchObject({
      is: "unclear",
      limit: { isOutOfDate: true },
    });
    expect(await likelihoodFor(rich)).toMatchObject({ is: "likely", limit: { value: 2404 } });
    const richer = { ...family, ...wages("parent", "3386") };
    expect(await likelihoodFor(richer, "2025-06-15")).toMatchObject({ is: "unlikely" });
  });

  test("without the limits there is no verdict", async () => {
    expect(
      await likelihoodOf(familyOf(family, today), {
        neighbours: { rules: working },
        request: { now },
        site: { amounts: new Map() },
      }),
    ).toBeUndefined();
  });

  test.each([
    ["is down", () => new Response("no", { status: 503 })],
    ["says nonsense", () => Response.json({ persons: 7 })],
  ])("when the engine %s there is no verdict", async (_, answer) => {
    const rules = services(answer);
    expect(
      await likelihoodOf(familyOf(family, today), {
        neighbours: { rules },
        request: { now },
        site: { amounts },
      }),
    ).toBeUndefined();
  });
});
