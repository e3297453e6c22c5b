import { describe, expect, test } from "vitest";
import { exitAddressFrom } from "#app/server/visitor/quick-exit.ts";
import { Visitor } from "../support/client.ts";
import { readSetCookie } from "../support/cookie-jar.mjs";
import { servicesThat } from "../support/failing-services.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const site = sharedSite();

describe.each(["/quick-exit", "/mi/quick-exit"])("%s", (path) => {
  test("leads away without telling from where, and is not kept [quality/privacy/quick-exit]", async () => {
    const { status, headers } = await send(site.url, { path });
    expect([status, headers.location]).toEqual([303, exitAddressFrom(undefined)]);
    expect([headers["referrer-policy"], headers["cache-control"]]).toEqual([
      "no-referrer",
      "private, no-store",
    ]);
    expect(headers["strict-transport-security"]).toBeDefined();
  });

  test("leaves nothing of what was done here in the browser [quality/privacy/quick-exit]", async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    await submitQuestionnaire(visitor, { ...family, "applicant.age": "old" });
    expect(visitor.cookies.all().length).toBeGreaterThan(3);
    const { setCookies } = await send(site.url, {
      path,
      headers: { Cookie: visitor.cookies.header(path) ?? "" },
    });
    visitor.cookies.take(setCookies);
    expect(visitor.cookies.all().map(({ name }) => name)).toEqual(["__Host-left"]);
    for (const { attributes } of setCookies.map(readSetCookie))
      expect(attributes).toMatchObject({ secure: "", httponly: "", samesite: "Lax" });
  });

  test.each(["cross-site", "same-site"])(
    "a %s request is led away and forgets nothing [quality/login/cross-site-log-out]",
    async (from) => {
      const { status, setCookies } = await send(site.url, { path, headers: { "Sec-Fetch-Site": from } });
      expect([status, setCookies]).toEqual([303, []]);
    },
  );
});

describe("While no neighbour answers", () => {
  const alone = siteForTests({ adjust: servicesThat(() => new Promise(() => {})) });

  test("the way out does not wait for any", async () => {
    const { status, took } = await send(alone.url, { path: "/quick-exit" });
    expect(status).toBe(303);
    expect(took).toBeLessThan(1_000);
  });
});
