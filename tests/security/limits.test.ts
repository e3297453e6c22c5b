import { describe, expect, test } from "vitest";
import { type Sent, send } from "../support/http.ts";
import { siteForTests } from "../support/site.ts";

/** Fewer than in production, so that they are soon passed. */
const mostSearches = 15;
const mostCalculations = 10;
const site = siteForTests({
  adjust: ({ timata }) => {
    const { LIMIT_SEARCH, LIMIT_CALCULATE } = timata?.ratelimits ?? {};
    if (LIMIT_SEARCH) LIMIT_SEARCH.simple.limit = mostSearches;
    if (LIMIT_CALCULATE) LIMIT_CALCULATE.simple.limit = mostCalculations;
  },
});
const ownForm = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };

describe("Limits at the edge", () => {
  const rows = async (table: string) => {
    const db = await site.running.miniflare.getD1Database("DB", "timata");
    return db.prepare(`select count(*) from ${table}`).first<number>("count(*)");
  };
  /** Until one is refused. Limits hold for a minute of the clock, so that twice as many are always too many. */
  const askUntilRefused = async (most: number, sent: Sent, address: string) => {
    for (let time = 0; time <= 2 * most; time++) {
      const answer = await send(site.url, {
        ...sent,
        headers: { ...sent.headers, "CF-Connecting-IP": address },
      });
      if (answer.status === 429) return { answer, time };
    }
    throw new Error("None was refused.");
  };
  let tried = 0;
  const json = { "Content-Type": "application/json" };
  const begin: Sent = {
    method: "POST",
    path: "/register-my-baby/child-details",
    headers: ownForm,
    body: "child.surname=Moana&intent=stay",
  };

  test.each<[string, number, Sent]>([
    ["the page of the search", mostSearches, { path: "/search?search=bath" }],
    ["a search call", mostSearches, { path: "/api/content/search/bath/0" }],
    ["places", mostSearches, { path: "/api/places?q=queen" }],
    [
      "calculate",
      mostCalculations,
      { method: "POST", path: "/api/rules/calculate", headers: json, body: '{"persons":{"a":{}}}' },
    ],
    [
      "its trace",
      mostCalculations,
      { method: "POST", path: "/api/rules/trace", headers: json, body: '{"persons":{"a":{}}}' },
    ],
    ["a form that is begun", 20, begin],
  ])("%s: 429 with Retry-After; the neighbour goes on", async (_, most, sent) => {
    const address = `203.0.113.${100 + ++tried}`;
    const { answer, time } = await askUntilRefused(most, sent, address);
    expect(time).toBeGreaterThanOrEqual(most);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    const neighbour = { ...sent.headers, "CF-Connecting-IP": "203.0.113.250" };
    expect((await send(site.url, { ...sent, headers: neighbour })).status).not.toBe(429);
  });

  test("of 40 forms begun at once few are stored, and what was typed comes back", async () => {
    const before = (await rows("drafts")) ?? 0;
    const headers = { ...ownForm, "CF-Connecting-IP": "203.0.113.99" };
    const all = await Promise.all(Array.from({ length: 50 }, () => send(site.url, { ...begin, headers })));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.text).toContain("Moana");
    expect(((await rows("drafts")) ?? 0) - before).toBe(all.length - refused.length);
  });

  test("an answer of 250,000 characters is told and not stored", async () => {
    const before = await rows("drafts");
    const answer = await send(site.url, {
      ...begin,
      body: `child.surname=${"a".repeat(250_000)}&intent=next`,
    });
    expect([answer.status, await rows("drafts")]).toEqual([422, before]);
    expect(answer.text).toContain("too long to be saved");
  });

  test("a busy family on one address begins three forms and searches", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.80" };
    for (let time = 0; time < 3; time++)
      expect((await send(site.url, { ...begin, headers: { ...begin.headers, ...headers } })).status).toBe(
        303,
      );
    for (let time = 0; time < 10; time++)
      expect((await send(site.url, { path: "/search?search=bath", headers })).status).toBe(200);
  });

  test.each(["/quick-exit/", "/mi/quick-exit/"])(
    "%s leads away like the address without a slash",
    async (path) => {
      const answer = await send(site.url, { path });
      expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^https:/)]);
      expect(answer.setCookies.join()).toContain("piwikID=;");
    },
  );

  test("robots are asked not to log in", async () => {
    const { text } = await send(site.url, { path: "/robots.txt" });
    expect(text).toMatch(/^Disallow: \/login$/m);
    expect(text).toMatch(/^Disallow: \/mi\/login$/m);
  });
});
