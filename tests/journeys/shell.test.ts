import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages, said, stages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const shellWords = wordsOf("i18n");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);
const hrefs = ({ document }: Page, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

/** One page of each kind, errors included. */
const kinds = [
  "/",
  "/stage/pregnancy",
  "/support",
  "/search?search=sleep",
  "/contact",
  "/register-my-baby",
  "/news/nothing",
];

const menu = [
  ["/financial-help/financial-help-checker", "checker"],
  ["/financial-help/paid-parental-leave-checker", "paidParentalLeave"],
  ["/financial-help/childcare-subsidy-application", "childcareSubsidy"],
  ["/register-my-baby", "Register your baby"],
  ["/to-do", "To-do list and calendar"],
  ["/profile", "Due date and reminders"],
  ["/services-near-me", "Services near me"],
  ["/news/baby-names", "Top baby names"],
  ["/support", "Need support"],
] as const;

describe.each(bothLanguages)("The shell in $language", ({ language, prefix }) => {
  const t = shellWords(language);
  const at = (path: string) => (path === "/" ? prefix || "/" : prefix + path);

  test.each(kinds)(
    "%s has logo, menu, language toggle, stages and footer around it [site/shell/around]",
    async (path) => {
      const { document } = await open(at(path));
      const order = [...document.body.querySelectorAll("header, main, footer")].map(
        ({ nodeName }) => nodeName,
      );
      expect(order).toEqual(["HEADER", "MAIN", "FOOTER"]);
      expect(document.querySelector("header a")?.getAttribute("href")).toBe(prefix || "/");
      expect(document.querySelector("header a[hreflang]")?.getAttribute("hreflang")).toBe(
        language === "en" ? "mi" : "en-NZ",
      );
    },
  );

  test.each(kinds)(
    "the menu of %s: Financial help, what is done online, what can be found, Log in [site/shell/menu]",
    async (path) => {
      const page = await open(at(path));
      const links = hrefs(page, "#menu nav a");
      expect(links.slice(0, -1)).toEqual(menu.map(([target]) => prefix + target));
      expect(links.at(-1)).toMatch(new RegExp(`^${prefix}/login/\\?next=%2F`));
      expect(page.texts("#menu nav > ul > li")).toHaveLength(4);
      expect(page.texts("#menu .menu-group")).toEqual([
        t("menu/financialHelp"),
        t("menu/online"),
        t("menu/find"),
      ]);
      if (language === "en")
        expect(page.texts("#menu nav ul ul a").slice(3)).toEqual(menu.slice(3).map(([, name]) => name));
    },
  );

  test.each(kinds)("'Select stage' of %s lists all stages [site/shell/stages]", async (path) => {
    const page = await open(at(path));
    expect(page.text("#stages")).toContain(t("stages/select"));
    expect(hrefs(page, "#stages nav a")).toEqual(stages.map(([target]) => prefix + target));
    expect(page.texts("#stages nav a")).toEqual(
      stages.map(([, nameEn, nameMi]) => (language === "en" ? nameEn : nameMi)),
    );
  });

  test("where the visitor is, the menu and the stages say so", async () => {
    const current = async (path: string) => hrefs(await open(at(path)), 'header [aria-current="page"]');
    expect(await current("/stage/baby")).toEqual([`${prefix}/stage/baby`]);
    expect(await current("/support")).toEqual([`${prefix}/support`]);
    expect(await current("/contact")).toEqual([]);
  });

  test.each(["menu", "stages", "search-drawer", "language-tip"])(
    "%s is a popover with one button that opens it; opening one closes the others; each drawer is a dialog with a name [site/drawers/one-open]",
    async (id) => {
      const { document } = await open(at("/contact"));
      const panel = document.getElementById(id);
      expect(panel?.getAttribute("popover")).toBe("auto");
      if (id !== "language-tip") {
        expect(panel?.nodeName).toBe("DIALOG");
        const name = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
        expect(name?.textContent).not.toBe("");
        expect(panel?.querySelector('a[href="/quick-exit"]')?.textContent).toBe(t("quickExit/link"));
      }
      const buttons = [...document.querySelectorAll(`button[popovertarget="${id}"]`)];
      expect(buttons.filter((button) => !button.closest(`#${id}`)).length).toBe(1);
      expect(buttons.every((button) => button.getAttribute("type") === "button")).toBe(true);
    },
  );

  test("six searches stand under the field of the search drawer, and each finds something", async () => {
    const searches = hrefs(await open(at("/contact")), "#search-drawer .search-terms a");
    expect(searches).toHaveLength(6);
    for (const search of searches) {
      const found = await open(search ?? "");
      expect([search, found.texts(".result").length > 0]).toEqual([search, true]);
    }
  });

  test.each(["menu", "stages", "search-drawer"])(
    "browsers that know no popover reach %s by a link, and leave it by another",
    async (id) => {
      const { document } = await open(at("/contact"));
      expect(document.querySelectorAll(`header a[href="#${id}"]`).length).toBe(1);
      expect(document.querySelector(`#${id} a[href="#main"]`)?.textContent).toBe(t("close"));
    },
  );

  test("the language toggle has an info tip that says what it does [site/shell/language-tip]", async () => {
    const page = await open(at("/contact"));
    expect(page.text("#language-tip")).toBe(said(t("language/hint")));
    const button = page.document.querySelector('[popovertarget="language-tip"]');
    expect(button?.getAttribute("aria-label")).toBe(t("language/about"));
  });

  test.each(kinds)(
    "quick exit stands before all other content of %s, as a link, with its advice [site/leaving/link]",
    async (path) => {
      const { document } = await open(at(path));
      const links = [...document.body.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
      expect(links.slice(0, 4)).toEqual(["#main", "/quick-exit", "/quick-exit", `${prefix}/online-safety`]);
      const [skip, link] = document.querySelectorAll('a[href="/quick-exit"]');
      expect([skip?.textContent, link?.textContent]).toEqual([t("quickExit/skip"), t("quickExit/link")]);
      expect(link?.getAttribute("data-quick-exit")).toMatch(/^https:\/\//);
      if (language === "en") expect(link?.textContent).toBe("Quick exit");
    },
  );
});

/** The codes and what the banner says; sentences in quotation marks there are exact. */
const authErrors = [
  ["AuthnFailed", "AuthnFailed", /chose to leave/],
  ["Timeout", "Timeout", /session ended/],
  ["InternalError", "InternalError", /try again.*help desk/],
  ["RequestUnsupported", "application", /serious/],
  ["UnsupportedBinding", "application", /serious/],
  ["NoPassive", "application", /serious/],
  ["RequestDenied", "application", /serious/],
  [
    "local-timeout",
    "local-timeout",
    /^Sorry, .*unable to save your change because your login session has expired\. Please log in again to save your change\.$/,
  ],
  [
    "OneActiveSessionAllowedError",
    "OneActiveSessionAllowedError",
    /^You are already logged in on another device or browser\. Please log out there, or wait until your session has timed out \(up to 30 minutes\)\.$/,
  ],
  ["SomethingNew", "other", /unable to log you in. Please try again/],
  ["authnfailed", "other", /unable to log you in/],
  ["%3Cscript%3E", "other", /unable to log you in/],
  ["<b>unheardof</b>", "other", /unable to log you in/],
  ["false", "other", /unable to log you in/],
  ["__proto__", "other", /unable to log you in/],
] as const;

/** A visit with a cookie that the browser holds, answered once. */
const withCookie = (path: string, cookie: string) => send(site.url, { path, headers: { Cookie: cookie } });
const alerts = (text: string) => text.match(/role="alert"/g)?.length ?? 0;

describe.each(authErrors)(
  "The auth error code %s in the cookie is_authenticated [site/login/codes] [site/login/one-session]",
  (code, kind, sentence) => {
    test.each(["", "/mi"])(
      "shows its message under the header of %s/, once, and the cookie is removed [site/login/state]",
      async (prefix) => {
        const visitor = new Visitor(site.url);
        visitor.cookies.take([`is_authenticated=${code}; Path=/`]);
        const page = await visitor.visit(prefix || "/");
        const said = page.texts('header + section [role="alert"] p');
        expect(said.length).toBe(2);
        if (prefix === "") expect(said[1]).toMatch(sentence);
        expect(said[1]).toBe(shellWords(prefix ? "mi" : "en")(`authErrors/${kind}`).replace(/<[^>]*>/g, ""));
        expect(page.html).not.toContain("unheardof");
        expect(page.received.headers["cache-control"]).toBe("private, no-store");
        expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("is_authenticated");
        expect((await visitor.visit(prefix || "/")).texts('header + section [role="alert"]')).toEqual([]);
      },
    );
  },
);

describe("Around an auth error", () => {
  test.each([
    "/",
    "/stage/baby",
    "/support",
    "/search?search=sleep",
    "/financial-help/questions",
    "/news/nothing",
  ])("it is shown on whatever page comes first: %s", async (path) => {
    const { text, setCookies, headers } = await withCookie(path, "is_authenticated=Timeout");
    expect(alerts(text)).toBe(1);
    expect(setCookies.filter((cookie) => /^is_authenticated=;.*Max-Age=0/.test(cookie))).toHaveLength(1);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test.each(["is_authenticated=true", "is_authenticated="])(
    "%s is no error: nothing is said",
    async (cookie) => {
      const { text, headers } = await withCookie("/", cookie);
      expect(alerts(text)).toBe(0);
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );

  test("an answer that shows no page keeps it for the next one", async () => {
    const { status, setCookies } = await withCookie("/news", "is_authenticated=Timeout");
    expect([status, setCookies]).toEqual([302, []]);
  });

  test("nobody else is shown it, however soon they ask", async () => {
    const [, other] = await Promise.all([
      withCookie("/about", "is_authenticated=Timeout"),
      send(site.url, { path: "/about" }),
    ]);
    expect([alerts(other.text), alerts((await send(site.url, { path: "/about" })).text)]).toEqual([0, 0]);
  });
});
