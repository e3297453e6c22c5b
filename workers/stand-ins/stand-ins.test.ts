import { HtmlValidate } from "html-validate";
import { afterEach, describe, expect, test } from "vitest";
import { answerWithFaults, behaviours, neighbours, setFault } from "./faults.ts";
import { standIns } from "./stand-ins.ts";

afterEach(() => {
  for (const neighbour of neighbours) setFault(neighbour, "ok");
});

const get = (path: string) => standIns.request(path);
const postForm = (fields: Record<string, string>) =>
  standIns.request("/stand-ins/faults", { method: "POST", body: new URLSearchParams(fields) });
const postJson = (body: string) =>
  standIns.request("/stand-ins/faults", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
const well = Object.fromEntries(neighbours.map((name) => [name, "ok"]));
const now = async () => (await get("/stand-ins/faults?format=json")).json();

describe("the pages", () => {
  const validator = new HtmlValidate({ extends: ["html-validate:recommended", "html-validate:a11y"] });

  test.each([
    "/stand-ins",
    "/stand-ins/faults",
    "/stand-ins/notices",
    "/stand-ins/analytics",
    "/stand-ins/nothing",
  ])("%s is valid, needs no style or script, and says in both languages what it is", async (path) => {
    const html = await (await get(path)).text();
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain("This is a stand-in.");
    expect(html).toContain('<p lang="mi"><strong>He whakakapi tēnei.');
    expect(html).not.toMatch(/style|<script/);
  });

  test("the page shows how each neighbour behaves", async () => {
    setFault("rules", "gone");
    const html = await (await get("/stand-ins/faults")).text();
    const shown = html.match(/<option value="\w+" selected>/g);
    expect(shown).toEqual(
      neighbours.map((name) => `<option value="${name === "rules" ? "gone" : "ok"}" selected>`),
    );
  });

  test.each([
    ["/stand-ins", "GET, HEAD"],
    ["/stand-ins/faults", "GET, HEAD, POST"],
    ["/stand-ins/notices", "GET, HEAD, POST"],
    ["/stand-ins/amounts.json", "GET, HEAD"],
    ["/stand-ins/analytics", "GET, HEAD"],
    ["/stand-ins/analytics/matomo.php", "POST"],
  ])("%s answers 405 to other methods", async (path, allow) => {
    const response = await standIns.request(path, { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });
});

describe("setting a fault", () => {
  test("by form: see other, and it is set for that neighbour alone", async () => {
    const response = await postForm({ neighbour: "rules", behaviour: "slow" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/stand-ins/faults"]);
    expect(await now()).toEqual({ ...well, rules: "slow" });
  });

  test("by JSON: the new state", async () => {
    const response = await postJson('{"neighbour":"open-data","behaviour":"down"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...well, "open-data": "down" });
  });

  test.each([
    '{"neighbour":"rules","behaviour":"sulking"}',
    '{"neighbour":"moon","behaviour":"ok"}',
    "{",
    "null",
    "[]",
    '{"neighbour":["rules"]}',
  ])("%s is refused and changes nothing", async (body) => {
    expect((await postJson(body)).status).toBe(400);
    expect(await now()).toEqual(well);
  });

  test("a form that says nothing is refused on a page", async () => {
    const response = await postForm({});
    expect([response.status, response.headers.get("content-type")]).toEqual([
      400,
      "text/html; charset=UTF-8",
    ]);
  });

  test("a long body is refused", async () => {
    expect((await postForm({ neighbour: "x".repeat(5_000) })).status).toBe(413);
  });
});

describe("a neighbour with a fault", () => {
  const real = () => Promise.resolve(Response.json({ real: true }));
  const ask = (path: string) => answerWithFaults(new Request(`http://services${path}`), real);

  test("that is well is the real one", async () => {
    expect(await (await ask("/rules/calculate")).json()).toEqual({ real: true });
  });

  test("that is down breaks the connection", async () => {
    setFault("rules", "down");
    await expect(ask("/rules/calculate")).rejects.toThrow("is down");
  });

  test("that is gone answers 410", async () => {
    setFault("open-data", "gone");
    expect((await ask("/open-data/datastore_search?q=1")).status).toBe(410);
  });

  test("that talks nonsense answers 200 in another shape", async () => {
    setFault("rules", "nonsense");
    const response = await ask("/rules/variables");
    expect(response.status).toBe(200);
    expect(await response.json()).toBeInstanceOf(Array);
  });

  test("that is on maintenance answers 200 with a page", async () => {
    setFault("rules", "maintenance");
    const response = await ask("/rules/calculate");
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("try again")]);
  });

  test("that gets everything twice answers once", async () => {
    setFault("rules", "twice");
    expect(await (await ask("/rules/calculate")).json()).toEqual({ real: true });
  });

  test("leaves the others as they are", async () => {
    for (const behaviour of behaviours) {
      setFault("rules", behaviour);
      for (const path of ["/open-data/datastore_search", "/rulesbook", "/openapi.json"]) {
        expect(await (await ask(path)).json()).toEqual({ real: true });
      }
    }
  });
});
