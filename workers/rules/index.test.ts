// The HTTP contract of the OpenFisca Web API.

import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { base } from "./base.ts";
import { rules } from "./index.ts";

const app = new Hono().route("/rules", rules);
// biome-ignore lint/suspicious/noExplicitAny: the answers are read by name
const get = async (path: string, headers: Record<string, string> = {}): Promise<[Response, any]> => {
  const response = await app.request(`http://127.0.0.1${path}`, { headers });
  return [response, await response.json()];
};
const post = (path: string, body: unknown) =>
  app.request(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

describe("reading the model", () => {
  it("GET /variables lists all 155 by id, with their address", async () => {
    const [response, body] = await get("/rules/variables");
    expect(response.status).toBe(200);
    expect(Object.keys(body)).toHaveLength(155);
    expect(body.age).toEqual({
      description: "Age in full years",
      href: "http://127.0.0.1/rules/variable/age",
    });
  });

  it("addresses are those of the service in front when it says so", async () => {
    const headers = { "x-public-base": "http://127.0.0.1:8787/api" };
    const [, body] = await get("/rules/parameters", headers);
    expect(body["entitlements.superannuation.age_qualification"].href).toBe(
      "http://127.0.0.1:8787/api/rules/parameter/entitlements/superannuation/age_qualification",
    );
  });

  it.each([...base.variables.keys()])("GET /variable/%s", async (id) => {
    const [response, body] = await get(`/rules/variable/${id}`);
    expect(response.status).toBe(200);
    const { rules: formulas, entity } = base.variables.get(id)!;
    expect(body).toMatchObject({ id, entity });
    expect(body.description).toEqual(expect.any(String));
    expect("formulas" in body).toBe(formulas.length > 0);
    for (const url of body.references ?? []) expect(URL.canParse(url)).toBe(true);
  });

  it("a variable tells its type, default, period and law", async () => {
    const [, body] = await get("/rules/variable/parental_leave__is_primary_carer");
    expect(body).toMatchObject({ valueType: "Boolean", defaultValue: false, definitionPeriod: "MONTH" });
    expect(body.references).toEqual([
      "https://www.legislation.govt.nz/act/public/1987/0129/latest/DLM120458.html",
    ]);
    expect(Object.keys(body.formulas)).toEqual(["2002-01-01"]);
  });

  it("GET /parameters lists the leaves", async () => {
    const [, body] = await get("/rules/parameters");
    expect(Object.keys(body)).toHaveLength(19);
  });

  it.each(["entitlements.superannuation.age_qualification", "entitlements/superannuation/age_qualification"])(
    "GET /parameter/%s",
    async (id) => {
      const [response, body] = await get(`/rules/parameter/${id}`);
      expect(response.status).toBe(200);
      expect(body).toMatchObject({
        id: "entitlements.superannuation.age_qualification",
        metadata: { unit: "years" },
        values: { "1898-01-01": 65 },
      });
    },
  );

  it("a node of the parameters lists what is below it", async () => {
    const [, body] = await get("/rules/parameter/entitlements/social_security/jobseeker_support");
    expect(body.subparams).toMatchObject({
      age_threshold: { description: "Youngest age for Job Seeker Support" },
    });
  });

  it("GET /entities tells plurals, roles and how many a role takes", async () => {
    const [, body] = await get("/rules/entities");
    expect(Object.keys(body)).toEqual(["person", "family", "titled_property"]);
    expect(body.family.plural).toBe("families");
    expect(body.family.roles.principal_caregiver).toMatchObject({ plural: null, max: 1 });
    expect(Object.keys(body.family.roles)).toEqual([
      "principal_caregiver",
      "parent",
      "partner",
      "child",
      "other",
    ]);
    expect(Object.keys(body.titled_property.roles)).toEqual(["owner", "other"]);
  });

  it("nothing has a guessed address of a source", async () => {
    const told = [
      ...[...base.variables.keys()].map((id) => `/rules/variable/${id}`),
      ...[...base.parameters.keys()].map((id) => `/rules/parameter/${id}`),
    ];
    const guessed: string[] = [];
    for (const path of told)
      if (JSON.stringify((await get(path))[1]).includes("github.com")) guessed.push(path);
    expect(guessed).toEqual([]);
  });

  it("the licence that /spec names is that of the repository", async () => {
    const [, { info }] = await get("/rules/spec");
    const licence = readFileSync(new URL("../../LICENSE", import.meta.url), "utf8");
    expect(licence.split("\n", 1)).toEqual([`${info.license.name} License`]);
  });

  it("GET /spec is OpenAPI 3 with every path and every variable", async () => {
    const [, body] = await get("/rules/spec");
    expect(body.openapi).toBe("3.0.0");
    expect(body.servers).toEqual([{ url: "http://127.0.0.1/rules" }]);
    expect(body.info).toMatchObject({
      version: "12.0.0",
      license: { name: "MIT" },
      description: expect.stringContaining("reproduces the results of openfisca-aotearoa 12.0.0"),
    });
    for (const path of [
      "/calculate",
      "/trace",
      "/variables",
      "/variable/{variableID}",
      "/parameters",
      "/parameter/{parameterID}",
      "/entities",
      "/spec",
    ])
      expect(body.paths).toHaveProperty([path]);
    const { Person, Family, Titled_Property, SituationInput } = body.components.schemas;
    expect(Person.properties).toHaveProperty("age");
    expect(Family.properties).toHaveProperty("family_scheme__has_dependent_children");
    expect(Titled_Property.properties).toHaveProperty("owners");
    expect(SituationInput.properties).toHaveProperty("titled_properties");
  });
});

describe("every answer", () => {
  it.each([
    ["GET", "/rules", 300],
    ["GET", "/rules/", 300],
    ["GET", "/rules/variables/", 200],
    ["GET", "/rules/variable/age/", 200],
    ["GET", "/rules/parameter/entitlements/", 200],
    ["HEAD", "/rules/entities", 200],
    ["GET", "/rules/variable/no_such_variable", 404],
    ["GET", "/rules/variable/__proto__", 404],
    ["GET", "/rules/parameter/no/such/parameter", 404],
    ["GET", "/rules/nothing", 404],
    ["GET", "/rules/variable/%E0%A4%A", 404],
    ["GET", "/rules/calculate", 405],
    ["POST", "/rules/variables", 405],
    ["DELETE", "/rules/trace", 405],
    ["OPTIONS", "/rules/calculate", 200],
  ])("%s %s is %i, with the package, its version and any origin allowed", async (method, path, status) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("country-package")).toBe("timata-rules");
    expect(response.headers.get("country-package-version")).toBe("12.0.0");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    if (status >= 400) expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(response.headers.has("allow")).toBe(status === 405);
  });

  it("allows the Origin that asks", async () => {
    const [response] = await get("/rules/entities", { origin: "https://example.nz" });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://example.nz");
    expect(response.headers.get("vary")).toContain("Origin");
  });

  it("GET / welcomes", async () => {
    const [, body] = await get("/rules/");
    expect(body).toEqual({ welcome: expect.stringContaining("http://127.0.0.1/rules/spec") });
  });
});

const household = {
  persons: {
    applicant: {
      age: { "2026-04-01": 31 },
      is_citizen_or_resident: { "2026-04": true },
      social_security__is_ordinarily_resident_in_new_zealand: { "2026-04": true },
      home_help__had_multiple_birth: { "2026-04": true },
      home_help__eligible_for_home_help: { "2026-04": null },
    },
    child_1: { age: { "2026-04-01": 0 } },
  },
  families: { family: { principal_caregiver: ["applicant"], children: ["child_1"] } },
  titled_properties: { household: { others: ["applicant", "child_1"] } },
};

it("POST /calculate gives the same object back with every null replaced", async () => {
  const response = await post("/rules/calculate", household);
  expect(response.status).toBe(200);
  const expected = structuredClone(household) as unknown as {
    persons: { applicant: Record<string, unknown> };
  };
  expected.persons.applicant.home_help__eligible_for_home_help = { "2026-04": true };
  expect(await response.text()).toBe(JSON.stringify(expected));
});

it("POST /trace tells how each result was reached", async () => {
  // biome-ignore lint/suspicious/noExplicitAny: the answer is read by name
  const body = (await (await post("/rules/trace", household)).json()) as any;
  expect(body.requestedCalculations).toEqual(["home_help__eligible_for_home_help<2026-04>"]);
  expect(body.entitiesDescription).toEqual({
    persons: ["applicant", "child_1"],
    families: ["family"],
    titled_properties: ["household"],
  });
  expect(body.trace["is_citizen_or_resident<2026-04>"]).toEqual({
    dependencies: [],
    parameters: {},
    value: [true, false],
  });
  const { dependencies, value } = body.trace["home_help__eligible_for_home_help<2026-04>"];
  expect(value).toEqual([true, false]);
  expect(dependencies).toContain("home_help__had_multiple_birth<2026-04>");
  for (const step of dependencies) expect(body.trace).toHaveProperty([step]);
  expect(body.trace["social_security__eligible_for_community_services_card<2026-04>"].parameters).toEqual({
    "entitlements.social_security.community_services_card.age_threshold<2026-04-01>": 16,
  });
});

it("an unexpected failure is a 500 that tells a reference and nothing of the failure", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = {
    get RULES_URL(): string {
      throw new Error("the inside of the service");
    },
  };
  const response = await rules.request("/variables", {}, failing as never);
  expect(response.status).toBe(500);
  expect(response.headers.get("country-package")).toBe("timata-rules");
  const { error } = (await response.json()) as { error: string };
  expect(error).toMatch(/^Internal server error: [0-9a-f-]{36}$/);
  expect(log.mock.calls[0]![0]).toContain(error.slice(-36));
  log.mockRestore();
});
