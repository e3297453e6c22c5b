import { describe, expect, test, vi } from "vitest";
import { answerQuickExit, exitAddressFrom } from "./quick-exit.ts";

const origin = "https://timata.govt.nz";
const exitAddress = "https://news.example/";

const left = (headers: Record<string, string> = {}, endSession?: () => Promise<void>) =>
  answerQuickExit(new Request(`${origin}/quick-exit`, { headers }), {
    exitAddress,
    origin,
    ...(endSession ? { endSession } : {}),
  });

describe("leaving [quality/privacy/quick-exit]", () => {
  test("leads to the other page, which is not told where the visitor was, and is not kept", async () => {
    const { status, headers } = await left();
    expect([
      status,
      headers.get("Location"),
      headers.get("Referrer-Policy"),
      headers.get("Cache-Control"),
    ]).toEqual([303, exitAddress, "no-referrer", "private, no-store"]);
  });

  test.each([
    ["__Host-session", "/"],
    ["__Host-visit", "/"],
    ["__Host-preferences", "/"],
    ["__Host-draft", "/"],
    ["is_authenticated", "/"],
    ["__Secure-answers", "/financial-help"],
    ["__Secure-answers", "/mi/financial-help"],
    ["__Secure-typed", "/financial-help"],
    ["__Secure-typed", "/mi/financial-help"],
  ])("removes %s at %s", async (name, path) => {
    expect((await left()).headers.getSetCookie()).toContain(
      `${name}=; Path=${path}; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
    );
  });

  test("takes the analytics id along, and leaves the share choice alone", async () => {
    const names = (await left()).headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(names.filter((name) => /piwik|share/i.test(name ?? ""))).toEqual(["piwikID"]);
  });

  test("changes a cookie each time, so that no page comes back from memory", async () => {
    const changed = async () =>
      (await left()).headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-left="));
    const first = await changed();
    expect(first).toMatch(/^__Host-left=[0-9a-f-]{36}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(await changed()).not.toBe(first);
  });
});

describe("who may make a browser forget [quality/login/cross-site-log-out]", () => {
  const rows: [string, Record<string, string>, boolean][] = [
    ["a link on our own page", { "Sec-Fetch-Site": "same-origin" }, true],
    ["the visitor, by typing the address", { "Sec-Fetch-Site": "none" }, true],
    ["a browser that says nothing", {}, true],
    ["an older browser on our own page", { Referer: `${origin}/financial-help/questions` }, true],
    ["another site", { "Sec-Fetch-Site": "cross-site" }, false],
    ["a neighbour on the same domain", { "Sec-Fetch-Site": "same-site" }, false],
    ["another site in an older browser", { Referer: "https://evil.example/" }, false],
    ["a site whose name begins like ours", { Referer: `${origin}.evil.example/` }, false],
  ];
  test.each(rows)("%s: %j → %s", async (_who, headers, forgets) => {
    const endSession = vi.fn(() => Promise.resolve());
    const answer = await left(headers, endSession);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, exitAddress]);
    expect(answer.headers.getSetCookie().length > 0).toBe(forgets);
    expect(endSession).toHaveBeenCalledTimes(forgets ? 1 : 0);
  });

  test("a session that cannot be ended keeps nobody here", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const answer = await left({}, () => Promise.reject(new Error("down")));
    expect(answer.headers.get("Location")).toBe(exitAddress);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("the page that quick exit leads to", () => {
  const weather = "https://www.metservice.com/";
  test.each([
    ["what the setting says", exitAddress, exitAddress],
    ["the weather without a setting", undefined, weather],
    ["the weather when the setting is empty", "", weather],
    ["the weather when the setting is no address", "news.example", weather],
    ["the weather when the setting is a script", "javascript:alert(1)", weather],
    ["the weather when the setting has no host", "https://", weather],
  ])("is %s", (_sentence, wanted, expected) => expect(exitAddressFrom(wanted)).toBe(expected));
});
