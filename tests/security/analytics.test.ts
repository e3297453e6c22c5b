import { describe, expect, test } from "vitest";
import { send } from "../support/http.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const silent = siteForTests({
  adjust: ({ timata }) => {
    const { serviceBindings } = timata as { serviceBindings: Record<string, unknown> };
    delete serviceBindings.STAND_INS;
  },
});

const report = (
  headers: Record<string, string>,
  requests: unknown[] = [{ path: "/mi/financial-help/questions" }],
  to = site,
) =>
  send(to.url, {
    method: "POST",
    path: "/api/analytics",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ requests }),
  });
const own = { "Sec-Fetch-Site": "same-origin" };
const told = async (): Promise<Record<string, string>[]> =>
  JSON.parse((await send(site.url, { path: "/stand-ins/analytics?format=json" })).text);

describe("POST /api/analytics", () => {
  test("takes a report of our own page, told by its pattern [quality/privacy/analytics]", async () => {
    const { status, headers, setCookies, text } = await report(own);
    expect([status, text, headers["cache-control"]]).toEqual([204, "", "private, no-store"]);
    expect(setCookies).toEqual([expect.stringMatching(/^piwikID=[0-9a-f]{16}; Path=\/; Max-Age=40176000;/)]);
    await expect.poll(told).toMatchObject([{ url: `${site.url}/mi/financial-help/questions` }]);
  });

  test.each([
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["another site in an older browser", { Origin: "https://evil.example" }],
    ["nobody knows whom", {}],
  ])("refuses one of %s [quality/forgery/every-change]", async (_who, headers) => {
    const { status, setCookies } = await report(headers as Record<string, string>);
    expect([status, setCookies]).toEqual([403, []]);
  });

  test.each(["DNT", "Sec-GPC"])(
    "keeps, sends and sets nothing with %s: 1 [quality/privacy/analytics]",
    async (wish) => {
      const before = (await told()).length;
      const { status, setCookies } = await report({ ...own, [wish]: "1" });
      await new Promise((resume) => setTimeout(resume, 200));
      expect([status, setCookies, (await told()).length]).toEqual([204, [], before]);
    },
  );

  test("tells nobody where nobody is configured", async () => {
    const { status, setCookies } = await report(own, undefined, silent);
    expect([status, setCookies]).toEqual([204, []]);
  });

  test("answers 405 to other methods and 400 to what it does not understand", async () => {
    const { status, headers } = await send(site.url, { path: "/api/analytics" });
    expect([status, headers.allow]).toEqual([405, "POST"]);
    expect((await report(own, Array(21).fill({ path: "/" }))).status).toBe(400);
  });
});

test("No page sets the analytics id [quality/privacy/analytics]", async () => {
  for (const path of ["/", "/financial-help/questions", "/mi/financial-help/results"])
    expect((await send(site.url, { path })).setCookies.join()).not.toContain("piwikID");
});
