// The addresses of today's rules.

import { Hono } from "hono";
import { describe, expect, it, test } from "vitest";
import { rules } from "../index.ts";
import { currentRulesApi } from "./api.ts";
import { changes } from "./index.ts";

const app = new Hono().route("/rules/current", currentRulesApi).route("/rules", rules);
// biome-ignore lint/suspicious/noExplicitAny: the answers are read by name
type Read = [Response, any];
const get = async (path: string, headers: Record<string, string> = {}, env: object = {}): Promise<Read> => {
  const response = await app.request(`http://127.0.0.1/rules${path}`, { headers }, env as never);
  return [response, response.status < 300 ? await response.json() : undefined];
};
const post = async (path: string, body: unknown, env: object = {}): Promise<Read> => {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", body: JSON.stringify(body), headers };
  const response = await app.request(`http://127.0.0.1/rules${path}`, init, env as never);
  return [response, await response.json()];
};

const family = {
  persons: {
    applicant: {
      age: { "2026-11-01": 34 },
      date_of_birth: { ETERNITY: "1992-01-01" },
      hours_per_week_employed: { "2026-11": 15 },
      family_scheme__qualifies_for_in_work_tax_credit: { "2026-11": null },
      family_scheme__qualifies_for_minimum_family_tax_credit: { "2026-11": null },
    },
    child: { age: { "2026-11-01": 3 }, date_of_birth: { ETERNITY: "2023-05-01" } },
  },
  families: {
    family: {
      principal_caregiver: ["applicant"],
      children: ["child"],
      household_income: { "2026-11": 25_000 },
    },
  },
};

describe("the same contract, with a name and version of its own", () => {
  it("lists the variables of the reform, at its own address", async () => {
    const headers = { "x-public-base": "http://127.0.0.1:8787/api" };
    const [response, body] = await get("/current/variables", headers);
    expect(response.headers.get("country-package")).toBe("timata-rules-current");
    expect(body.household_income.href).toBe(
      "http://127.0.0.1:8787/api/rules/current/variable/household_income",
    );
    expect(Object.keys(body).length).toBeGreaterThan(155);
  });

  it("calculates, explains and traces by today's law", async () => {
    const [, { persons }] = await post("/current/calculate", family);
    expect(persons.applicant.family_scheme__qualifies_for_in_work_tax_credit).toEqual({ "2026-11": true });
    const [, { explanations }] = await post("/current/explain", family);
    expect(explanations.family_scheme__qualifies_for_in_work_tax_credit.verdict).toBe(true);
    const [, { trace }] = await post("/current/trace", family);
    const step = trace["family_scheme__in_work_tax_credit_income_under_threshold<2026-11>"];
    expect(step.parameters["amounts.working_for_families.abatement_threshold<2026-11-01>"]).toBe(44_900);
  });

  it.each(["none", "a real server"])("without the reform (%s) the base answers here", async (how) => {
    const env = how === "none" ? { RULES_REFORM: "none" } : { RULES_URL: "http://127.0.0.1:1" };
    const [response, body] = await get(how === "none" ? "/current/variables" : "/current/reform", {}, env);
    expect(response.headers.get("country-package")).toBe("timata-rules");
    if (how === "none") expect(body).not.toHaveProperty("household_income");
    else expect(body.changes).toEqual([]);
  });
});

describe("for policy people", () => {
  it("lists the changes, the oldest first, with what, since when and by which source", async () => {
    const [response, body] = await get("/current/reform");
    expect(body).toMatchObject({
      name: "timata-rules-current",
      base: { name: "timata-rules", version: "12.0.0" },
    });
    expect(body.changes).toHaveLength(changes.length);
    const dated = body.changes.flatMap(({ since }: { since: string | null }) => since ?? []);
    expect(dated).toEqual([...dated].sort());
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("shows people the page", async () => {
    const headers = { accept: "text/html,*/*", "x-public-base": "https://timata.govt.nz/api" };
    const [response] = await get("/current/reform", headers);
    expect((await get("/current/reform?format=json", headers))[0].status).toBe(200);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "https://timata.govt.nz/api/reform",
    ]);
  });

  it("says which payments exclude which, by variables there are", async () => {
    const [, { exclusions }] = await get("/current/exclusions");
    const [, variables] = await get("/current/variables");
    for (const { id, between, en, mi, source } of exclusions) {
      expect([id, between.flat().filter((one: string) => !(one in variables))]).toEqual([id, []]);
      expect(mi).not.toBe(en);
      expect(source.length).toBeGreaterThan(0);
    }
    expect(exclusions.map(({ id }: { id: string }) => id)).toContain("one-main-benefit");
  });
});

describe("what ended has an end, and values have all their dates", () => {
  test.each([
    ["in_work_tax_credit.hours_per_week_threshold", "2020-07-01"],
    ["in_work_tax_credit.hours_per_week_threshold_with_partner", "2020-07-01"],
    ["best_start.prescribed_amount", "2022-04-01"],
  ])("%s ended on %s", async (id, day) => {
    const [, { values }] = await get(`/current/parameter/entitlements.income_tax.family_scheme.${id}`);
    expect(values[day]).toBeNull();
  });

  it("an amount has each of its dates, the newest first, and its sources", async () => {
    const [, { values, metadata }] = await get("/current/parameter/amounts.childcare_subsidy.income_limit.2");
    expect(Object.entries(values).slice(0, 3)).toEqual([
      ["2026-04-01", 2748],
      ["2024-04-01", 2579],
      ["2023-04-01", 2450],
    ]);
    expect(metadata.reference.length).toBeGreaterThan(0);
  });
});

describe("answers of both", () => {
  test.each(["/variables", "/current/variables"])(
    "%s names its charset, its headers and how long it keeps",
    async (path) => {
      const [{ headers }] = await get(path);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("access-control-expose-headers")).toBe("Country-Package, Country-Package-Version");
      expect(headers.get("cache-control")).toBe("public, max-age=3600");
    },
  );

  test.each(["", "/current"])("%s/spec describes what /explain answers", async (mount) => {
    const [, { paths, components }] = await get(`${mount}/spec`);
    const { schema } = paths["/explain"].post.responses[200].content["application/json"];
    expect(schema).toEqual({ $ref: "#/components/schemas/Explanations" });
    expect(components.schemas.Criterion.properties).toMatchObject({
      status: {},
      decides: {},
      used: {},
      law: {},
      inForceFrom: {},
      certainty: {},
      compared: {},
    });
    const named = [...JSON.stringify(paths).matchAll(/schemas\/(\w+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in components.schemas))).toEqual([]);
    expect("/reform" in paths).toBe(mount === "/current");
  });
});

it("GET /current/sentences has every sentence of the reform too, for translators to check", async () => {
  const [, sentences] = await get("/current/sentences");
  const ids = sentences.map(({ id }: { id: string }) => id);
  for (const id of ["perhapsHigher", "area-unknown", "earner", "in-work-hours", "no-superannuation"])
    expect(ids).toContain(id);
  const sameInBoth = sentences.filter(({ en, mi }: { en: string; mi: string }) => en === mi);
  expect(sameInBoth).toEqual([]);
});
