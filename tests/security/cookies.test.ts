import { describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { limits } from "#app/server/limits/limits.ts";
import { Visitor } from "../support/client.ts";
import type { Cookie } from "../support/cookie-jar.mjs";
import { aloneWithoutChildren, family, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import { sealSecret, sharedSite } from "../support/site.ts";

const site = sharedSite();

/** What scripts of the site are meant to read: the value of the anti-forgery header. */
const readable = ["csrftoken"];

/** The cookies after a visit on which everything was done once. */
async function allCookies(): Promise<Cookie[]> {
  const visitor = new Visitor(site.url);
  await submitQuestionnaire(visitor, family);
  await submitQuestionnaire(visitor, { ...family, "applicant.age": "old" });
  return visitor.cookies.all();
}

describe("Cookies", () => {
  test("each kind is there: the visit, what was typed, what was submitted, for both languages", async () => {
    const kept = (await allCookies()).filter(({ name }) => !readable.includes(name));
    expect(kept.map(({ name, path }) => `${name} ${path}`).sort()).toEqual([
      "__Host-visit /",
      "__Secure-answers /financial-help",
      "__Secure-answers /mi/financial-help",
      "__Secure-typed /financial-help",
      "__Secure-typed /mi/financial-help",
    ]);
  });

  test("are Secure, SameSite=Lax and bound to this host, and HttpOnly but for what scripts are meant to read", async () => {
    for (const { name, attributes } of await allCookies()) {
      const hidden = readable.includes(name) ? {} : { httponly: "" };
      expect([name, attributes]).toEqual([
        name,
        expect.objectContaining({ secure: "", samesite: "Lax", ...hidden }),
      ]);
      expect(attributes).not.toHaveProperty("domain");
    }
  });

  test("The answers travel in a short-lived cookie: it ends with the browser or after 60 minutes [quality/drafts/kept] [financial-help/results/not-stored]", async () => {
    const submitted = { answers: aloneWithoutChildren, area: { is: "not-asked" } };
    const seal = new Seal(sealSecret);
    const at = async (expires: number) => {
      const sealed = await seal.close("answers", submitted, expires);
      const headers = { Cookie: `__Secure-answers=${sealed}` };
      return (await send(site.url, { path: "/financial-help/results", headers })).text.includes(
        'id="probably-not"',
      );
    };
    expect(await at(Date.now() + 60_000)).toBe(true);
    expect(await at(Date.now() - 1)).toBe(false);
    expect(limits.answersAge).toBeLessThanOrEqual(60 * 60 * 1000);
    for (const { attributes } of await allCookies())
      expect(Number(attributes["max-age"] ?? 0)).toBeLessThanOrEqual(3600);
  });

  test("a preferences cookie that opens nothing is replaced in the same answer, and the next page is a kept one [quality/login/cookie-sizes]", async () => {
    const visitor = new Visitor(site.url);
    visitor.cookies.take(["__Host-preferences=zzz; Path=/; Secure"]);
    await visitor.visit("/stage/pregnancy");
    expect(visitor.cookies.header("/") ?? "").not.toContain("__Host-preferences");
    const { received } = await visitor.visit("/stage/pregnancy");
    expect(received.headers["cache-control"]).toMatch(/^public/);
  });

  test("No cookie exceeds 4,096 bytes, and all sent together stay within 8 KB [quality/login/cookie-sizes]", async () => {
    const visitor = new Visitor(site.url);
    const longest = Object.fromEntries(
      Object.entries(family).map(([name, value]) => [
        name,
        typeof value === "string" ? value : ["0", "4", "13", "15", "18"],
      ]),
    );
    await submitQuestionnaire(visitor, longest);
    await submitQuestionnaire(visitor, { ...longest, "applicant.age": "ā".repeat(500) });
    const together = visitor.cookies.header("/mi/financial-help/questions") ?? "";
    for (const { name, value } of visitor.cookies.all())
      expect(name.length + value.length).toBeLessThanOrEqual(4096);
    expect(together.length).toBeLessThanOrEqual(8192);
  });

  test("are sealed: no answer can be read from them [quality/privacy/no-personal-value]", async () => {
    const marked = { ...family, "income.applicant.amount": "76543", "applicant.postCode": "8011" };
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, marked);
    const values = visitor.cookies
      .all()
      .map(({ value }) => [value, Buffer.from(value, "base64url").toString("latin1")]);
    for (const text of values.flat()) expect(text).not.toMatch(/76543|8011|applicant|income/);
  });

  test("are not sent to pages outside of the financial help area", async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    for (const path of ["/", "/mi", "/api", "/support", "/financial-helpers"]) {
      expect(visitor.cookies.header(path)).not.toContain("__Secure-");
    }
  });

  test.each([
    ["spoilt", (value: string) => `${value.slice(0, -4)}AAAA`],
    ["cut", (value: string) => value.slice(0, 20)],
    ["empty", () => ""],
    ["no base64", () => "%%%"],
    ["made for another purpose", (_answers: string, typed: string) => typed],
  ])(
    "A cookie that does not parse is treated as empty: %s [quality/login/cookie-sizes]",
    async (_case, spoil) => {
      const visitor = new Visitor(site.url);
      await submitQuestionnaire(visitor, aloneWithoutChildren);
      await submitQuestionnaire(visitor, { ...aloneWithoutChildren, "applicant.age": "old" });
      const sealed = (name: string) =>
        visitor.cookies.all().find((cookie) => cookie.name === name)?.value ?? "";
      const spoilt = spoil(sealed("__Secure-answers"), sealed("__Secure-typed"));
      const answer = await send(site.url, {
        path: "/financial-help/results",
        headers: { Cookie: `__Secure-answers=${spoilt}` },
      });
      expect(answer.status).toBe(200);
      // React writes an apostrophe in HTML as a reference.
      expect(answer.text).toContain("t answered any questions yet...");
    },
  );
});
