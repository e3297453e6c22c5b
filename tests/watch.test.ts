import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { routes } from "#app/routes.ts";
import { retention } from "#app/server/retention.ts";
import { plain } from "#app/ui/rich.tsx";
import { Visitor } from "./support/client.ts";
import { setFault } from "./support/failing-services.ts";
import { type Sent, send, urlencoded } from "./support/http.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests();
/** Every line that the runtime wrote. */
const lines: string[] = [];
const own = { "Sec-Fetch-Site": "same-origin" };
const formType = { "Content-Type": "application/x-www-form-urlencoded" };

interface LogLine {
  event: string;
  [field: string]: unknown;
}

const logged = (): LogLine[] => lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
const ask = (sent: Sent) => send(site.url, sent);
const health = async () => {
  const { status, text } = await ask({ path: "/health" });
  return [status, JSON.parse(text)];
};
const services = () => site.running.miniflare.getWorker("timata-services");

beforeAll(() => {
  const hear = (...said: unknown[]) => void lines.push(...said.map(String).join(" ").trim().split("\n"));
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(hear);
});
afterAll(() => void vi.restoreAllMocks());

describe("the reference of a request", () => {
  test.each<[string, Sent, number]>([
    ["a page", { path: "/stage/pregnancy" }, 200],
    ["the same page, kept", { path: "/stage/pregnancy" }, 200],
    ["its head", { path: "/stage/pregnancy", method: "HEAD" }, 200],
    ["a redirect", { path: "/Stage/Pregnancy" }, 302],
    ["an unknown address", { path: "/stage/x/y" }, 404],
    ["a wrong method", { path: "/stage/pregnancy", method: "PUT", headers: own }, 405],
    [
      "a forged form",
      { path: "/feedback", method: "POST", headers: { Origin: "https://evil.example" } },
      403,
    ],
    ["a file", { path: "/favicon.svg" }, 200],
    ["quick exit", { path: "/quick-exit" }, 303],
    ["a call of the second worker", { path: "/api/content/version" }, 200],
    ["a call", { path: "/api/users/me" }, 403],
    ["for machines", { path: "/health" }, 200],
    ["whom to tell of a weakness", { path: "/.well-known/security.txt" }, 200],
    ["a report of a browser", { path: "/policy-report", method: "POST" }, 204],
  ])("stands in the answer: %s", async (_, sent, status) => {
    // What a visitor sends is not believed.
    const headers = { ...sent.headers, "X-Request-Id": "00000000-0000-4000-8000-000000000000" };
    const [first, second] = [await ask({ ...sent, headers }), await ask(sent)];
    expect([first.status, second.status]).toEqual([status, status]);
    const ids = [first, second].map((answer) => answer.headers["x-request-id"]);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set([...ids, "00000000-0000-4000-8000-000000000000"]).size).toBe(3);
  });
});

describe("refusals are in the log, with hashes of who it was", () => {
  const address = { "CF-Connecting-IP": "203.0.113.9" };
  const refused = (id: string | undefined) =>
    logged().filter(({ reference }) => reference === id && id !== undefined);

  test.each<[string, Sent, number, string]>([
    [
      "a forged form",
      { path: "/feedback", method: "POST", headers: { Origin: "https://evil.example" } },
      403,
      "/feedback",
    ],
    ["a wrong method", { path: "/stage/pregnancy", method: "PUT", headers: own }, 405, "/stage/:name"],
    [
      "a large body",
      {
        path: "/register-my-baby/child-details",
        method: "POST",
        headers: { ...own, ...formType },
        body: `a=${"x".repeat(300_000)}`,
      },
      413,
      "/register-my-baby/:stepName",
    ],
  ])("%s", async (_, sent, status, route) => {
    const answer = await ask({ ...sent, headers: { ...sent.headers, ...address } });
    expect(answer.status).toBe(status);
    await expect
      .poll(() => refused(answer.headers["x-request-id"]))
      .toEqual([
        expect.objectContaining({ event: "refused", status, route, time: expect.any(String) }),
        expect.objectContaining({ event: "who", network: expect.stringMatching(/^[0-9a-f]{16}$/) }),
      ]);
    expect(lines.join("\n")).not.toContain("203.0.113");
  });
});

test("security.txt says whom to tell of a weakness, and does not end", async () => {
  const { text, headers } = await ask({ path: "/.well-known/security.txt" });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Contact: ${site.url}/contact`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires - Date.now()).toBeGreaterThan(150 * 24 * 60 * 60 * 1000);
  expect(expires - Date.now()).toBeLessThan(366 * 24 * 60 * 60 * 1000);
});

describe("a neighbour that fails", () => {
  test("is in the log, once a call, with kind and time; its breaker too", async () => {
    await setFault(site.url, "content", "gone");
    for (let time = 0; time < 7; time++) await ask({ path: `/search?search=sleep${time}` });
    const ofContent = () => logged().filter(({ neighbour }) => neighbour === "content");
    await expect.poll(() => ofContent().map(({ event }) => event)).toContain("neighbour-left-alone");
    expect(ofContent().find(({ event }) => event === "neighbour-failed")).toMatchObject({
      kind: "status",
      status: 410,
      took: expect.any(Number),
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      route: expect.any(String),
    });
  });

  test("is on the page of what works, in both languages, since when; and /health says so", async () => {
    const page = await new Visitor(site.url).visit("/status");
    expect([page.status, page.text("main")]).toEqual([
      200,
      expect.stringMatching(/Guide and search\s*: not working since \d+ \w+ \d{4}, \d\d:\d\d/),
    ]);
    const maori = await new Visitor(site.url).visit("/mi/status");
    expect(maori.text("main")).toMatch(/Te aratohu me te rapu\s*: kāore e mahi ana mai i te \d+/);
    await expect.poll(health).toEqual([
      503,
      expect.objectContaining({
        status: "failing",
        checks: { settings: true, database: true, services: false },
        downSince: expect.objectContaining({ content: expect.any(Number) }),
      }),
    ]);
    await setFault(site.url, "content", "ok");
    await new Visitor(site.url).visit("/search?search=sleep&again=1");
    await expect
      .poll(async () => (await new Visitor(site.url).visit("/status")).text("main"))
      .toMatch(/Guide and search\s*: not known/);
  });
});

test.each(["en", "mi"] as const)(
  "the privacy page (%s) says what the rules of deletion say",
  async (language) => {
    const page = await new Visitor(site.url).visit(`${language === "mi" ? "/mi" : ""}/your-privacy`);
    const t = wordsOf("footer-pages")(language);
    const kept = page.text("section[aria-labelledby=what-is-kept]");
    for (const { id } of retention) expect(kept).toContain(plain(t(`kept/rules/${id}/what`)));
  },
);

describe("jobs", () => {
  test("every five minutes a visitor's path is walked, and how it went can be read", async () => {
    const { outcome } = await (await services()).scheduled({ cron: "*/5 * * * *" });
    expect(outcome).toBe("ok");
    // There is no identity provider here.
    const failed = logged().flatMap(({ event, code }) => (event === "journey-failed" ? [code] : []));
    expect(failed).toEqual(["login"]);
    const page = await new Visitor(site.url).visit("/status");
    expect(page.text("main")).toContain("We last walked through the site ourselves on");
    // What was walked through works; of what nobody has asked we know nothing.
    expect(page.text("main")).toMatch(/Financial help checker\s*: working/);
    expect(page.text("main")).toMatch(/Sending a birth registration\s*: not known/);
    expect(page.text("main")).not.toContain("everything is working");
  });

  test("the clean-up says how many rows it deleted, by table", async () => {
    const { outcome } = await (await site.running.miniflare.getWorker("timata")).scheduled({
      cron: "30 14 * * *",
    });
    expect(outcome).toBe("ok");
    expect(logged()).toContainEqual(
      expect.objectContaining({
        event: "clean-up",
        code: "done",
        counts: expect.objectContaining({
          rate_limits: expect.any(Number),
          draft_holders: expect.any(Number),
        }),
      }),
    );
    const jobs = { "clean-up": { failures: 0 }, journey: { failures: 0 } };
    await expect.poll(health).toMatchObject([200, { jobs }]);
  });
});

describe("what is typed is in no log [quality/build/nothing-personal]", () => {
  const marker = "Kanarimere";
  const values = [marker, `${marker}@example.nz`, "2031-07-19", "0275550199", "Whangamomona"];

  test("neither of any form, nor of any call, whatever becomes of it [site/danger/no-trace]", async () => {
    const visitor = new Visitor(site.url, own);
    const paths = routes.flatMap(({ path }) => (/[:.]|quick-exit|embed/.test(path) ? [] : [path]));
    const steps = ["child-details", "mother-details", "address", "certificates"].map(
      (step) => `/register-my-baby/${step}`,
    );
    let sent = 0;
    for (const path of [...paths, ...steps]) {
      const page = await visitor.ask(path);
      for (const [form] of page.text.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/g)) {
        const names = [...form.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(
          ([, name]) => name,
        );
        const fields = names.map((name = "", at) => [name, values[at % values.length] ?? marker] as const);
        const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] || path;
        await visitor.post(action.replaceAll("&amp;", "&"), fields).catch(() => undefined);
        sent++;
      }
    }
    expect(sent).toBeGreaterThan(10);
    const json = { ...own, "Content-Type": "application/json" };
    for (const path of [
      "/api/rules/calculate",
      "/api/preferences/",
      "/api/emailaddresses/",
      "/api/analytics",
    ])
      await ask({ path, method: "POST", headers: json, body: JSON.stringify({ [marker]: values }) });
    for (const path of [
      `/search?search=${marker}`,
      `/api/content/search/${marker}/0`,
      `/api/places?q=${marker}`,
      `/api/open-data/datastore_search?q=${marker}`,
      `/api/rules/parameter/${marker}`,
      `/services-near-me/early-education?place=${marker}`,
      `/search?search=kill+myself+${marker}`,
      `/services-near-me/mental-health?place=my+partner+hits+me+${marker}`,
      `/baby-name?name=${marker}`,
      `/${marker}/${marker}`,
      `/register-my-baby/other-parent?code=${marker}`,
    ])
      await ask({ path });
    await ask({ path: "/feedback", method: "POST", headers: formType, body: urlencoded([["a", marker]]) });
    const danger = await visitor.post("/search", [["search", `my partner hits me ${marker}`]]);
    expect(danger.document.querySelector("main .first-help")).not.toBe(null);
    const all = lines.join("\n");
    expect(values.filter((value) => all.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
  }, 60_000);

  const linesOf = (id: string | undefined) => logged().filter(({ reference }) => reference === id);

  test("nor what stands in the address of a call that fails: only its pattern", async () => {
    await setFault(site.url, "content", "down");
    const answer = await ask({ path: `/api/content/search/${marker}%20violence/0` });
    await setFault(site.url, "content", "ok");
    expect(answer.status).toBe(503);
    const route = "/api/content";
    await expect
      .poll(() => linesOf(answer.headers["x-request-id"]))
      .toEqual([
        expect.objectContaining({ event: "failure", route }),
        expect.objectContaining({ event: "answered-5xx", route }),
      ]);
    expect(lines.join("\n")).not.toContain(marker);
  });

  test("lines of both workers have the reference of the answer", async () => {
    const db = await site.running.miniflare.getD1Database("DB", "timata");
    for (const table of ["place_beginnings", "place_words", "place_names", "places"])
      await db.exec(`drop table ${table}`);
    const answer = await ask({ path: `/api/places?q=${marker}` });
    await expect
      .poll(() => linesOf(answer.headers["x-request-id"]).map(({ route }) => route))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^\/places/), "/api/places"]));
  });
});
