import { describe, expect, test } from "vitest";
import * as z from "zod";
import { oracleCases, requestOf } from "#workers/rules/oracle-for-tests.ts";
import { type Received, send } from "./support/http.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();
const base = "/api/rules";
const get = (path: string) => send(site.url, { path: base + path });
const post = (path: string, body: unknown, type = "application/json") =>
  send(site.url, {
    method: "POST",
    path: base + path,
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const json = ({ text }: Received) => JSON.parse(text);

interface DescribedOperation {
  servers?: { url: string }[];
  responses: Record<string, { content: Record<string, { schema?: object }> }>;
  requestBody?: { content: { "application/json": { examples: Record<string, { value: unknown }> } } };
  "x-examples": string[];
}

/** The published schema, with no fields but those that it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = "properties" in inside && !("additionalProperties" in inside);
  return isOpen ? { ...inside, additionalProperties: false } : inside;
}

/** Sends what the description shows, and compares what comes with what it says. */
async function wrongExamples(
  told: { servers: { url: string }[]; components: { schemas: object } },
  path: string,
  method: string,
  { servers = told.servers, responses, requestBody, "x-examples": addresses }: DescribedOperation,
): Promise<unknown[]> {
  const bodies = Object.values(requestBody?.content["application/json"].examples ?? {});
  const [server] = servers;
  const start = new URL(server?.url ?? "").pathname.replace(/\/$/, "");
  const wrong: unknown[] = [];
  for (const [index, address] of addresses.entries()) {
    const body = bodies[index] && JSON.stringify(bodies[index].value);
    const answer = await send(site.url, {
      method: method.toUpperCase(),
      path: start + address,
      headers: { Origin: "https://elsewhere.example", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body }),
    });
    // Who has answered no questions has no results.
    const expected = path === "/financial-help/results.json" ? 404 : 200;
    const [[type = "", { schema }] = ["", {}]] = Object.entries(responses[expected]?.content ?? {});
    const isReadable = ["*", "https://elsewhere.example"].includes(
      answer.headers["access-control-allow-origin"] ?? "",
    );
    if (answer.status !== expected || !answer.headers["content-type"]?.startsWith(type))
      wrong.push([address, answer.status, answer.headers["content-type"]]);
    else if (servers === told.servers && !isReadable) wrong.push([address, "no CORS"]);
    else if (schema) {
      const whole = { ...schema, $defs: told.components.schemas };
      const text = JSON.stringify(closed(whole)).replaceAll("#/components/schemas/", "#/$defs/");
      const { error } = z.fromJSONSchema(JSON.parse(text)).safeParse(JSON.parse(answer.text));
      if (error) wrong.push([address, error.issues.slice(0, 2)]);
    }
  }
  return wrong;
}

describe("The rules engine at /api/rules, as anyone may call it", () => {
  test.each(["/variables", "/parameters", "/entities", "/spec"])(
    "GET %s answers JSON to pages of any origin [financial-help/calls/variables]",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        200,
        "application/json; charset=utf-8",
      ]);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      expect(answer.headers["country-package"]).toBeTruthy();
    },
  );

  test.each(["/variables", "/parameters"])(
    "%s: each address it names is one of this site that answers",
    async (path) => {
      const entries: { href: string }[] = Object.values(json(await get(path)));
      const addresses = entries.map(({ href }) => href);
      expect(addresses.filter((href) => !href.startsWith(`${site.url}${base}/`))).toEqual([]);
      for (const href of [addresses[0], addresses[Math.floor(addresses.length / 2)], addresses.at(-1)]) {
        expect((await send(site.url, { path: String(href).slice(site.url.length) })).status).toBe(200);
      }
    },
  );

  test.each(["/variable/nothing_of_this_name", "/parameter/nothing.of.this.name", "/nothing"])(
    "GET %s: 404 with an error in JSON",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(json(answer)).toEqual({ error: expect.any(String) });
    },
  );

  test("a browser may ask before it posts from another origin", async () => {
    const answer = await send(site.url, {
      method: "OPTIONS",
      path: `${base}/calculate`,
      headers: {
        Origin: "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect([200, 204]).toContain(answer.status);
    expect(["*", "https://elsewhere.example"]).toContain(answer.headers["access-control-allow-origin"]);
    expect(answer.headers["access-control-allow-methods"]).toContain("POST");
    expect(answer.headers["access-control-allow-headers"]?.toLowerCase()).toContain("content-type");
  });

  test.each([
    ["not JSON at all", "{", "application/json", 400],
    ["another type", "a=b", "application/x-www-form-urlencoded", 415],
    ["an unknown variable", { persons: { one: { nothing: { "2024-01": null } } } }, "application/json", 404],
    ["an unknown entity", { robots: { one: {} } }, "application/json", 400],
  ])("POST /calculate with %s is refused with its status", async (_case, body, type, status) => {
    expect((await post("/calculate", body, type)).status).toBe(status);
  });
});

describe("POST /api/rules/calculate answers the households of the oracle [financial-help/calls/variables]", () => {
  // Every tenth here: all of them are compared where the engine is.
  const cases = oracleCases().filter((_case, index) => index % 10 === 0);

  test.each(cases)("$name of $period", async (one) => {
    const answer = await post("/calculate", requestOf(one));
    expect(answer.status).toBe(200);
    expect(json(answer).persons.applicant).toMatchObject(one.output.persons.applicant);
  });
});

describe("The description of the API", () => {
  test("/api/openapi.json is OpenAPI 3 and names the address of this site", async () => {
    const answer = await send(site.url, { path: "/api/openapi.json" });
    const description = json(answer);
    expect(description.openapi).toMatch(/^3\./);
    expect(JSON.stringify(description.servers)).toContain(site.url);
    expect(Object.keys(description.paths).length).toBeGreaterThan(5);
  });

  test("each example is answered, by what is said of it and nothing more, to pages of any origin", async () => {
    const told = json(await send(site.url, { path: "/api/openapi.json" }));
    const wrong: unknown[] = [];
    for (const [path, methods] of Object.entries<Record<string, DescribedOperation>>(told.paths))
      for (const [method, operation] of Object.entries(methods))
        wrong.push(...(await wrongExamples(told, path, method, operation)));
    expect(wrong).toEqual([]);
  });

  test("what is refused is refused in the shape that is described, to pages of any origin too", async () => {
    for (const path of [
      "/places/near/?lat=north&lng=0",
      "/service-locations/early-education/nearest/?lat=1",
      "/service-locations/nothing/",
      "/amounts?day=today",
      "/amounts/nothing",
      "/content/stages/999",
      "/content/search/%ff/0",
    ]) {
      const { status, text, headers } = await send(site.url, { path: `/api${path}` });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
      expect(headers["access-control-allow-origin"]).toBe("*");
    }
  });

  test("each GET it describes without parameters answers", async () => {
    const { paths, servers } = json(await send(site.url, { path: "/api/openapi.json" }));
    const start = new URL(servers[0].url).pathname.replace(/\/$/, "");
    const plain = Object.entries<Record<string, { parameters?: { required?: boolean }[]; servers?: object }>>(
      paths,
    ).filter(
      ([path, { get: described }]) =>
        described &&
        !described.servers &&
        !path.includes("{") &&
        !described.parameters?.some(({ required }) => required),
    );
    expect(plain.length).toBeGreaterThan(3);
    for (const [path] of plain) {
      const { status } = await send(site.url, { path: start + path });
      expect([path, status < 400]).toEqual([path, true]);
    }
  });

  test.each([
    ["/api", "en-NZ"],
    ["/mi/api", "mi"],
  ])("%s is a page a person can read", async (path, lang) => {
    const answer = await send(site.url, { path });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<html lang="${lang}"`);
    expect(answer.text).toContain("/api/rules/calculate");
    expect(answer.text).toContain("/api/open-data/datastore_search");
    expect(answer.text).toContain(`href="${path}/reform"`);
    expect(answer.text).toContain("<code>/financial-help/results.json</code>");
    expect(answer.text).toContain(
      `&lt;iframe src=&quot;${site.url}${path.replace(/\/?api$/, "")}/financial-help/embed`,
    );
  });

  test("the deployed service shows a rule as its source has it, not as its bundle does", async () => {
    for (const id of ["age", "family_scheme__full_time_earner", "best_start__eligibility"]) {
      const { formulas } = JSON.parse((await get(`/variable/${id}`)).text);
      expect(Object.values(formulas)).not.toEqual([]);
      expect(JSON.stringify(formulas)).not.toMatch(/\b(?:person|family|one|hours|own|id)\d/);
    }
  });

  test.each([
    ["/api/reform", "en-NZ", "no longer asks for 20 or 30 hours"],
    ["/mi/api/reform", "mi", "te 20, te 30 hāora mahi"],
  ])(
    "%s shows people what today's law changes, since when, and by which source",
    async (path, lang, change) => {
      const answer = await send(site.url, { path });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`<html lang="${lang}"`);
      expect(answer.text).toContain(change);
      expect(answer.text).toContain("https://www.ird.govt.nz/en/media-releases/2020/");
      const asked = { path: "/api/rules/current/reform", headers: { accept: "text/html" } };
      expect((await send(site.url, asked)).headers.location).toBe(`${site.url}/api/reform`);
    },
  );
});
