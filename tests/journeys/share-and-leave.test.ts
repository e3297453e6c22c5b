import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { type Received, send } from "../support/http.ts";
import type { Page } from "../support/page.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const shellWords = wordsOf("i18n");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

const sharing = ({ document }: Page) => document.querySelector('section[aria-labelledby="share"]');

describe.each(bothLanguages)("The share panel in $language", ({ language, prefix }) => {
  const t = shellWords(language);
  const path = `${prefix}/stage/baby`;

  test("shares by social network and by e-mail with plain links, and leads to feedback [quality/privacy/other-hosts] [site/shell/share]", async () => {
    const links = [...(sharing(await open(path))?.querySelectorAll("a") ?? [])];
    const address = encodeURIComponent(site.url + path);
    const addresses = links.map((link) => link.getAttribute("href") ?? "");
    expect(addresses[0]).toMatch(
      new RegExp(`^mailto:\\?subject=[^&]+&body=${address.replaceAll(".", "\\.")}$`),
    );
    expect(addresses.slice(1, 4)).toEqual([
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      `https://x.com/intent/post?url=${address}`,
      `https://wa.me/?text=${address}`,
    ]);
    expect(links.slice(1, 4).map((link) => link.getAttribute("rel"))).toEqual(Array(3).fill("noreferrer"));
    expect([addresses[4], links[4]?.textContent]).toEqual([
      `${prefix}/feedback?about=%2Fstage%2Fbaby`,
      t("share/feedback"),
    ]);
  });

  test.each(["/", "/stage/baby", "/contact", "/financial-help/results"])(
    "%s: it can be hidden and shown again, the choice is remembered, and the visitor stays on the page [site/shell/share]",
    async (at) => {
      const here = at === "/" ? prefix || "/" : prefix + at;
      const visitor = new Visitor(site.url);
      const hidden = await visitor.visit((await visitor.visit(here)).link(t("share/hide")));
      expect([hidden.status, hidden.address, sharing(hidden)]).toEqual([200, here, null]);
      expect(sharing(await visitor.visit(`${prefix}/about`))).toBe(null);
      const shown = await visitor.visit(hidden.link(t("share/show")));
      expect([shown.address, sharing(shown)?.nodeName]).toEqual([here, "SECTION"]);
      expect(sharing(await visitor.visit(`${prefix}/about`))).not.toBe(null);
      expect(sharing(await open(here))).not.toBe(null);
    },
  );

  test.each(["/to-do", "/profile", "/financial-help/paid-parental-leave-checker/dates"])(
    "%s shows each visitor their own and is not shared",
    async (at) => {
      const page = await open(prefix + at);
      expect([page.status, sharing(page)]).toEqual([200, null]);
    },
  );

  test.each(["/support", "/search?search=sleep", "/financial-help/questions"])(
    "%s is not offered for sharing; what one thinks of it can be said",
    async (at) => {
      const page = await open(prefix + at);
      expect([page.status, sharing(page)]).toEqual([200, null]);
      expect(page.link(t("share/feedback"))).toContain(`${prefix}/feedback?about=`);
    },
  );

  test("the choice is kept for long, and by this site alone", async () => {
    const visitor = new Visitor(site.url);
    await visitor.visit("/share?panel=hidden&next=/");
    const [cookie] = visitor.cookies.all();
    expect(cookie?.name).toMatch(/^__Host-/);
    expect(Number(cookie?.attributes["max-age"])).toBeGreaterThan(30 * 24 * 60 * 60);
  });
});

describe.each(bothLanguages)("day and night in $language", ({ language, prefix }) => {
  const t = shellWords(language);
  const pressed = ({ document }: Page) =>
    document.querySelector('.looks [aria-pressed="true"]')?.textContent?.trim();
  /** What a device that asks for night would get; what is drawn dark for everybody. */
  const night = ({ html }: Page) => [
    html.includes(" and (prefers-color-scheme:dark){"),
    /@media screen\{:root\{--ink: ?#f1ede2/.test(html),
  ];

  test("follows the device, or is chosen without an account or a script, and the visitor stays on the page", async () => {
    const visitor = new Visitor(site.url);
    const choose = (page: Page, look: "device" | "light" | "dark") =>
      page.form("looks").submit({ name: "look", value: look });
    const first = await visitor.visit(`${prefix}/stage/baby`);
    expect([pressed(first), night(first)]).toEqual([t("look/device"), [true, false]]);
    const dark = await choose(first, "dark");
    expect([dark.status, dark.address]).toEqual([200, `${prefix}/stage/baby`]);
    expect([pressed(dark), night(dark)]).toEqual([t("look/dark"), [false, true]]);
    const light = await choose(await visitor.visit(`${prefix}/support`), "light");
    expect([pressed(light), night(light)]).toEqual([t("look/light"), [false, false]]);
    const asBefore = await choose(light, "device");
    expect(asBefore.html).toBe((await open(`${prefix}/support`)).html);
  });
});

describe("Where 'next' is not a page of this site the visitor is led home", () => {
  test.each([
    "//evil.example",
    "//evil.example/stage/baby",
    "///evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "https:evil.example",
    "http://127.0.0.1.evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example",
    "/\r\nSet-Cookie: a=b",
    "/\u0000",
    " //evil.example",
    "evil.example",
    "..//evil.example",
    "/.//evil.example",
    "/stage/..//evil.example",
    "@evil.example",
    "",
  ])("%j", async (next) => {
    const { status, headers, setCookies } = await send(site.url, {
      path: `/share?panel=shown&next=${encodeURIComponent(next)}`,
    });
    expect([status, headers.location]).toEqual([302, "/"]);
    expect(setCookies.join()).not.toContain("a=b");
  });

  test.each([
    ["a path of no known route", "/news/nothing"],
    ["an address that leaves", "/quick-exit"],
    ["what is no page", "/stand-ins/faults"],
    ["a call", "/api/rules/variables"],
  ])("%s: %s [quality/forgery/next]", async (_what, next) => {
    const { headers } = await send(site.url, { path: `/share?panel=shown&next=${encodeURIComponent(next)}` });
    expect(headers.location).toBe("/");
  });

  test("without it, too", async () => {
    expect((await send(site.url, { path: "/share?panel=hidden" })).headers.location).toBe("/");
  });

  test.each(["/", "/mi", "/stage/pregnancy?filter=money", "/search?search=a%2Fb%20%26%20c", "/mi/contact"])(
    "a page of this site is gone back to: %s",
    async (next) => {
      const path = `/share?panel=shown&next=${encodeURIComponent(next)}`;
      expect((await send(site.url, { path })).headers.location).toBe(next);
    },
  );
});

const outside = "https://www.metservice.com/";
const held = "__Host-session=a; __Host-visit=b; __Host-preferences=c; is_authenticated=true";
const leave = (headers: Record<string, string> = {}, url = site.url): Promise<Received> =>
  send(url, { path: "/quick-exit", headers: { Cookie: held, ...headers } });

const removed = ({ setCookies }: Received): string[] =>
  setCookies.filter((cookie) => cookie.includes("Max-Age=0")).map((cookie) => cookie.split("=")[0] ?? "");

describe("Quick exit", () => {
  test("leads to a page outside that shows nothing personal, tells it nothing, and is not stored", async () => {
    const { status, headers, bytes } = await leave();
    expect([status, headers.location, bytes]).toEqual([303, outside, 0]);
    expect([headers["referrer-policy"], headers["cache-control"]]).toEqual([
      "no-referrer",
      "private, no-store",
    ]);
  });

  test("ends the session: every cookie that holds something of the visitor is removed, and one is changed", async () => {
    const answer = await leave();
    expect(removed(answer)).toEqual(
      expect.arrayContaining(["__Host-session", "__Host-visit", "__Host-preferences", "is_authenticated"]),
    );
    expect(answer.setCookies.filter((cookie) => !cookie.includes("Max-Age=0"))).toHaveLength(1);
  });

  test("what was answered in the questionnaire is gone, in both languages", async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    await submitQuestionnaire(visitor, { ...family, "applicant.age": "old" }, "/mi");
    const { setCookies } = await send(site.url, {
      path: "/quick-exit",
      headers: { Cookie: visitor.cookies.header("/financial-help/results") ?? "" },
    });
    visitor.cookies.take(setCookies);
    expect(visitor.cookies.all().filter(({ name }) => !name.startsWith("__Host-left"))).toEqual([]);
    expect((await visitor.visit("/financial-help/results")).text("main")).toContain(
      "haven't answered any questions",
    );
  });

  test.each([
    ["another site sends it", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbouring site sends it", { "Sec-Fetch-Site": "same-site" }],
    ["an older browser names another page", { Referer: "https://evil.example/page" }],
    ["an older browser names a page that begins like ours", { Referer: "http://127.0.0.1.evil.example/" }],
  ])("leads away but clears nothing when %s [quality/login/cross-site-log-out]", async (_who, headers) => {
    const { status, headers: answer, setCookies } = await leave(headers as unknown as Record<string, string>);
    expect([status, answer.location, setCookies]).toEqual([303, outside, []]);
  });

  test.each([
    ["a page of ours", () => ({ "Sec-Fetch-Site": "same-origin" })],
    ["the visitor, by bookmark", () => ({ "Sec-Fetch-Site": "none" })],
    ["an older browser that names our page", () => ({ Referer: `${site.url}/support` })],
    ["an older browser that names none", () => ({})],
  ])("clears when asked by %s", async (_who, headers) => {
    expect(removed(await leave(headers()))).toContain("__Host-session");
  });

  test("cannot be posted", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const { status } = await send(site.url, { method: "POST", path: "/quick-exit", headers });
    expect(status).toBe(405);
  });
});

const set = (bindings: Record<string, string>) =>
  siteForTests({
    adjust: ({ timata }) => {
      if (timata) timata.bindings = { ...timata.bindings, ...bindings };
    },
  });

describe("The address of quick exit and of the survey can be set", () => {
  const other = set({
    QUICK_EXIT_URL: "https://news.example/today",
    FEEDBACK_URL: "https://survey.example/7",
  });
  test("both are where they were set to", async () => {
    const page = await new Visitor(other.url).visit("/contact");
    expect(page.document.querySelector("[data-quick-exit]")?.getAttribute("data-quick-exit")).toBe(
      "https://news.example/today",
    );
    expect((await leave({}, other.url)).headers.location).toBe("https://news.example/today");
    expect(page.link(shellWords("en")("share/feedback"))).toBe("https://survey.example/7");
  });

  const wrong = set({ QUICK_EXIT_URL: "javascript:alert(1)" });
  test("what is no address of the web is taken as not set", async () => {
    expect((await leave({}, wrong.url)).headers.location).toBe(outside);
  });
});
