import { describe, expect, test } from "vitest";
import { failToLogIn, goToProvider, me, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();

/** Code, and what the visitor reads in English and in te reo Māori. */
const codes: [string, RegExp, RegExp][] = [
  ["AuthnFailed", /You chose to leave/, /./],
  ["Timeout", /nothing happened for a while/, /./],
  ["InternalError", /had a problem.*0800 664 774/, /0800 664 774/],
  ["RequestUnsupported", /serious fault/, /./],
  ["UnsupportedBinding", /serious fault/, /./],
  ["NoPassive", /serious fault/, /./],
  ["RequestDenied", /serious fault/, /./],
  ["SomethingElse", /was unable to log you in/, /./],
];

describe("Auth error codes shown in the header banner, on the page where the log-in began", () => {
  test.each(codes)("%s", async (code, english, maori) => {
    const visitor = site.visitor();
    const page = await failToLogIn(visitor, code, "/support");
    expect([page.status, page.address]).toEqual([200, "/support"]);
    expect(page.text("[role=alert]")).toMatch(english);
    const inMaori = await failToLogIn(visitor, code, "/mi/support");
    expect(inMaori.text("[role=alert]")).toMatch(maori);
    expect(inMaori.text("[role=alert]")).not.toBe(page.text("[role=alert]"));
    expect(await me(visitor)).toBeUndefined();
  });

  test("a message is shown once, and its cookie goes [quality/login/hint] [site/login/state]", async () => {
    const visitor = site.visitor();
    await failToLogIn(visitor, "Timeout", "/support");
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("is_authenticated");
    expect((await visitor.visit("/support")).texts("[role=alert]")).toEqual([]);
  });

  test("the page with the message is nobody else's: it is not kept", async () => {
    const page = await failToLogIn(site.visitor(), "Timeout", "/support");
    expect(page.received.headers["cache-control"]).toBe("private, no-store");
    expect((await site.visitor().visit("/support")).texts("[role=alert]")).toEqual([]);
  });

  test("after a failure the next log-in works", async () => {
    const visitor = site.visitor();
    await failToLogIn(visitor, "AuthnFailed");
    const page = await (await goToProvider(visitor))
      .form()
      .submit({ name: "person", value: "stand-in-mele" });
    expect(page.address).toBe("/");
    expect(await me(visitor)).toBeDefined();
  });
});

describe("Plain errors of OpenID Connect", () => {
  test.each([
    ["access_denied", /You chose to leave/],
    ["login_required", /serious fault/],
    ["temporarily_unavailable", /had a problem/],
    ["invalid_scope", /was unable to log you in/],
    ["%3Cscript%3E", /was unable to log you in/],
  ])("%s", async (error, words) => {
    const visitor = site.visitor();
    const { headers } = await visitor.ask("/login/?next=/support");
    const state = new URL(headers.location ?? "").searchParams.get("state");
    const iss = encodeURIComponent(site.provider.issuer);
    const page = await visitor.visit(`/login/callback?error=${error}&state=${state}&iss=${iss}`);
    expect(page.address).toBe("/support");
    expect(page.text("[role=alert]")).toMatch(words);
    expect(page.html).not.toContain("<script>alert");
  });
});

describe("Log-ins begun too often, then a wait [quality/abuse/limits]", () => {
  test("a page in plain words says so, nothing is written, and others may go on", async () => {
    const visitor = site.visitor();
    let begun = 0;
    // The limit holds for a minute of the clock.
    while ((await visitor.ask("/login/")).status === 303 && begun < 41) begun++;
    expect(begun).toBeGreaterThanOrEqual(20);
    const page = await visitor.visit("/login/?next=/support");
    expect(page.status).toBe(429);
    expect(Number(page.received.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.text("h1")).not.toBe("");
    expect(page.text("main")).toMatch(/wait/);
    expect((await site.visitor().ask("/login/")).status).toBe(303);
    const counted = await (await site.db).prepare("select count(*) as rows from rate_limits").first("rows");
    expect(counted).toBe(0);
  });
});
