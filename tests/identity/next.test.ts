import { describe, expect, test } from "vitest";
import { failToLogIn, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();

/** Addresses that must not be followed: other hosts in every disguise, what is no page, what is no address. */
const hostile = [
  "https://evil.example",
  "http://evil.example/",
  "HTTPS://EVIL.EXAMPLE/",
  "//evil.example",
  "///evil.example",
  "////evil.example/%2e%2e",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/%5cevil.example/..",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nSet-Cookie: a=b",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "/support/..//evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "mailto:a@evil.example",
  "evil.example",
  "support",
  "?next=//evil.example",
  "#//evil.example",
  "@evil.example",
  ":80@evil.example",
  "//evil.example:80/support",
  "//user:pass@evil.example/support",
  "//127.0.0.1.evil.example/support",
  "http:evil.example",
  "http:/evil.example",
  "https:support",
  "/login/",
  "/login/callback?code=1",
  "/logout/",
  "/mi/logout",
  "/quick-exit",
  "/api/users/me/",
  "/stand-ins/faults",
  "/assets/x.js",
  "/no/such/page",
  `/${"a".repeat(5000)}`,
  "",
];

describe("next accepts only pages of this site [quality/forgery/next]", () => {
  test.each(hostile.map((next) => [next.slice(0, 60), next]))("%j leads home", async (_shown, next) => {
    const visitor = site.visitor();
    const page = await failToLogIn(visitor, "AuthnFailed", next);
    expect([page.status, page.address]).toEqual([200, "/"]);
    expect(visitor.asked.join()).not.toMatch(/^https?:\/\/evil/);
  });

  test.each(["/@evil.example/", "/%ff", "/%E0%A4%A", "/nothing", "/stage/nope", "/mi/nothing"])(
    "%s has the shape of a page and is none: home",
    async (next) => {
      const page = await failToLogIn(site.visitor(), "AuthnFailed", next);
      expect([page.status, page.address]).toEqual([200, "/"]);
    },
  );

  test.each(["/mi/stage/baby", "/about/", "/support"])("%s is one", async (next) => {
    const page = await failToLogIn(site.visitor(), "AuthnFailed", next);
    expect([page.status, page.address]).toEqual([200, next]);
  });

  test("given twice, the first counts and is checked", async () => {
    const visitor = site.visitor();
    const page = await visitor.visit("/login/?next=//evil.example&next=/support");
    expect((await page.form().submit({ name: "failure", value: "Timeout" })).address).toBe("/");
  });

  test.each([
    ["a page of the site by its whole address", () => `${site.url}/support`],
    ["the site under another name", () => site.url.replace("127.0.0.1", "localhost")],
  ])("%s is not a path", async (_sentence, next) => {
    expect((await failToLogIn(site.visitor(), "Timeout", next())).address).toBe("/");
  });
});
