import { Response } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import { Visitor } from "../support/client.ts";
import { servicesThat, setFault, withoutDatabase, withSlowDatabase } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import type { Page } from "../support/page.ts";
import {
  fillDatabase,
  migrate,
  type SiteOptions,
  shortDeadline,
  siteForTests,
  startSite,
} from "../support/site.ts";

const words = wordsOf("search");
const shellWords = wordsOf("i18n");

/** The sentence for an app-level content failure. */
const sentence = "Sorry, we are unable to retrieve the content at the moment. Please try again shortly.";

interface Fault extends SiteOptions {
  title: string;
  begin?: (site: RunningSite) => Promise<void>;
  /** Makes everything well again, where that can be done while the site runs. */
  mend?: (site: RunningSite) => Promise<void>;
}

/** The pretend content service behaves like this, before anybody has seen a page. */
const behaving = (behaviour: string): Fault => ({
  title: `the content service is ${behaviour}`,
  begin: (site) => setFault(site.url, "content", behaviour),
  mend: (site) => setFault(site.url, "content", "ok"),
});

/** The calls for content are answered like this from the beginning. */
const answering = (title: string, answer: () => Response): Fault => ({
  title: `the content service ${title}`,
  adjust: servicesThat((request, passOn) =>
    new URL(request.url).pathname.startsWith("/content/") ? answer() : passOn(),
  ),
});

const json = { "Content-Type": "application/json" };

const faults: Fault[] = [
  behaving("down"),
  { ...behaving("slow"), environment: shortDeadline },
  behaving("nonsense"),
  answering("says 500 in HTML", () => new Response("<h1>Oops</h1>", { status: 500 })),
  answering("says 429", () => new Response("{}", { status: 429, headers: { ...json, "Retry-After": "60" } })),
  answering("cuts its JSON", () => new Response('{"items":[{"id":1', { headers: json })),
  {
    title: "D1 has no tables",
    empty: true,
    mend: fillDatabase,
  },
  {
    title: "no guide was ever loaded",
    empty: true,
    begin: migrate,
    mend: fillDatabase,
  },
  { title: "D1 is not bound", empty: true, adjust: withoutDatabase },
  { title: "D1 takes 10 s", adjust: withSlowDatabase(10_000) },
  {
    title: "content service and D1 are both down",
    empty: true,
    adjust: withoutDatabase,
    begin: (site) => setFault(site.url, "content", "down"),
  },
];

/** Each answer on the way to the page comes within 5 s. */
const soon = (page: Page) => {
  expect(page.slowest).toBeLessThan(5000);
  return page;
};

/** Header with menu, quick exit, language toggle, main part and footer, whatever is in them. */
function expectShell({ document }: Page, prefix: string) {
  expect(document.querySelectorAll("header #menu nav a").length).toBeGreaterThan(7);
  expect(document.querySelector('a[href="/quick-exit"]')).not.toBe(null);
  expect(document.querySelector('header a[hreflang], header button[value="language"]')).not.toBe(null);
  expect(document.querySelector("footer")?.textContent).toContain("Govt.nz");
  expect(document.querySelectorAll("main h1").length).toBe(1);
  expect(document.querySelector(`header a[href="${prefix || "/"}"]`)).not.toBe(null);
}

const ways = faults.map((fault, index) => ({
  ...fault,
  index,
  isInBoth: fault === faults[0] || fault === faults.at(-1),
}));

describe.each(ways)(
  "On a cold site, when $title [quality/faults/alone] [site/errors/content]",
  ({ title, begin, mend, index, isInBoth, ...options }) => {
    const site = siteForTests(options);
    const open = async (path: string) => soon(await new Visitor(site.url).visit(path));
    beforeAll(async () => begin?.(site.running));

    // What a page says is the same however content fails: two of the ways tell it in both languages, the others in turn.
    const told = isInBoth ? bothLanguages : bothLanguages.slice(index % 2).slice(0, 1);
    // Each page of a slow site takes seconds: visitors wait together.
    const isSlow = /slow|takes 10 s/.test(title);
    const testEach = isSlow ? test.concurrent : test;
    describe.each(told)("in $language", ({ language, prefix }) => {
      const said = language === "en" ? sentence : shellWords("mi")("contentFailure");

      testEach.each([
        "/stage/pregnancy",
        "/stage/baby?filter=sleep",
        "/your-privacy",
        "/contact/",
        "/nothing-here",
      ])(
        "%s answers 503 within 5 s with the sentence, the shell around it, and is not kept",
        async (path) => {
          const page = await open(prefix + path);
          expect([page.status, page.received.headers["cache-control"]]).toEqual([503, "private, no-store"]);
          expect(page.text('main [role="alert"]')).toContain(said);
          expectShell(page, prefix);
        },
      );

      testEach("home stands, with the sentence in place of the stages and all the rest", async () => {
        const page = await open(prefix || "/");
        expect([page.status, page.received.headers["cache-control"]]).toEqual([200, "private, no-store"]);
        expect(page.text('main [role="alert"]')).toContain(said);
        expect(page.document.querySelector("#stage, #stages")).toBe(null);
        expect(page.document.querySelector(`main a[href="${prefix}/support"]`)).not.toBe(null);
        expectShell(page, prefix);
      });

      testEach("the search says that there was an error, and keeps the term", async () => {
        const page = await open(`${prefix}/search?search=sleep`);
        expect([page.status, page.text('main [role="alert"]')]).toEqual([503, words(language)("failure")]);
        expect(page.document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe("sleep");
        expectShell(page, prefix);
      });

      testEach("/support goes on with its seven topics and every helpline", async () => {
        const page = await open(`${prefix}/support`);
        expect([page.status, page.document.querySelectorAll("main details > summary h2").length]).toEqual([
          200, 7,
        ]);
        expect(page.document.querySelectorAll('main a[href^="tel:"]').length).toBeGreaterThan(15);
        expect(page.text("main")).not.toContain(said);
        expectShell(page, prefix);
      });

      testEach("the financial help checker goes on", async () => {
        const page = await open(`${prefix}/financial-help/financial-help-checker`);
        expect([page.status, page.text("main").includes(said)]).toEqual([200, false]);
        expect(page.document.querySelector(`main a[href="${prefix}/financial-help/questions"]`)).not.toBe(
          null,
        );
        expectShell(page, prefix);
      });

      testEach.each([
        ["/news/nothing", 404],
        ["/stage/pregnancy/more", 404],
        ["/register-my-baby", 200],
        ["/news/baby-names", 200],
        ["/financial-help/questions", 200],
      ])("%s is answered with %i as it always is", async (path, status) => {
        const page = await open(prefix + path);
        expect(page.status).toBe(status);
        expectShell(page, prefix);
      });

      testEach.each([
        ["/stage", prefix || "/"],
        ["/stage?stage=pregnancy", undefined],
        ["/news", `${prefix}/news/baby-names`],
        ["/error.html", undefined],
      ])("%s leads on, or stands", async (path, target) => {
        const { status, headers, took } = await send(site.url, {
          path: prefix && path !== "/error.html" ? prefix + path : path,
        });
        expect(took).toBeLessThan(5000);
        expect(status).toBeLessThan(400);
        if (target) expect(headers.location).toBe(target);
      });

      testEach("the page that failed offers to try again", async () => {
        const page = await open(`${prefix}/stage/pregnancy`);
        expect(page.link(shellWords(language)("again"))).toBe(`${prefix}/stage/pregnancy?again=1`);
        // G28
        expect(page.link("0800 611 116", ".notice")).toBe("tel:0800611116");
      });
    });

    testEach("quick exit leads away at once", async () => {
      const { status, took } = await send(site.url, { path: "/quick-exit" });
      expect([status, took < 5000]).toEqual([303, true]);
    });

    if (!mend || options.adjust) return;
    test("'try again' works as soon as all is well, and then everything else", async () => {
      // Enough failures in a row that the neighbour is left alone.
      for (let time = 0; time < 3; time++) await open("/stage/baby");
      await mend(site.running);
      const page = await open("/stage/pregnancy?again=1");
      expect([page.status, page.document.querySelectorAll('main [id^="card"]').length > 20]).toEqual([
        200,
        true,
      ]);
      expect((await open("/")).document.querySelectorAll("#stages nav a").length).toBe(6);
      expect((await open("/mi/contact")).status).toBe(200);
    });
  },
);

describe("When the content service says that what it had is gone (410) or unknown (404)", () => {
  test.each([
    [410, "/stage/pregnancy", "en", "gone"],
    [404, "/mi/your-privacy", "mi", "notFound"],
  ] as const)("%i: %s says so in its place", async (status, path, language, kind) => {
    const lists = /^\/content\/(stages|simplepages)/;
    const cold = await startSite({
      adjust: servicesThat((request, passOn) =>
        lists.test(new URL(request.url).pathname) ? Response.json({ error: kind }, { status }) : passOn(),
      ),
    });
    try {
      const page = soon(await new Visitor(cold.url).visit(path));
      expect([page.status, page.text("h1")]).toEqual([status, shellWords(language)(`pages/${kind}/title`)]);
      expectShell(page, language === "mi" ? "/mi" : "");
    } finally {
      await cold.stop();
    }
  });
});

describe.each(["down", "slow", "gone"])(
  "When the content service is %s after pages were seen",
  (behaviour) => {
    const site = siteForTests();
    const visit = (path: string) => new Visitor(site.url).visit(path);
    const seenBefore = [
      "/",
      "/stage/pregnancy",
      "/mi/stage/pregnancy",
      "/your-privacy",
      "/mi/about",
      "/support",
    ];
    beforeAll(async () => {
      for (const path of seenBefore) await visit(path);
      await setFault(site.url, "content", behaviour);
      // The site asks for news once a second: what it knew is more than a second old now.
      await new Promise((resume) => setTimeout(resume, 1_200));
    });
    afterAll(() => setFault(site.url, "content", "ok"));

    test.each(seenBefore)("%s still comes, as it was", async (path) => {
      for (let time = 0; time < 2; time++) {
        const page = await visit(path);
        expect([page.status, page.text("main").includes(sentence)]).toEqual([200, false]);
        expect(page.document.querySelectorAll("#stages nav a").length).toBe(6);
        expect(page.received.took).toBeLessThan(2500);
      }
    });

    test.each([
      ["/stage/pregnancy?filter=money", "what was fetched is served in another look, too"],
      ["/contact", "a page of the footer that nobody has opened yet comes from the list that was fetched"],
      ["/mi", "the other language of what was fetched stands as well"],
    ])("%s: %s [quality/faults/reference-data]", async (path) => {
      const page = soon(await visit(path));
      expect([page.status, page.text("main").includes(sentence)]).toEqual([200, false]);
    });

    test("a stage that nobody has opened yet says that it cannot be had, with the stages in the menu", async () => {
      const page = soon(await visit("/stage/toddler"));
      expect(page.status).toBe(behaviour === "gone" ? 410 : 503);
      if (behaviour !== "gone") expect(page.text('main [role="alert"]')).toContain(sentence);
      expect(page.document.querySelectorAll("#stages nav a").length).toBe(6);
      expect(page.document.querySelector('footer a[href="/about"]')).not.toBe(null);
    });
  },
);
