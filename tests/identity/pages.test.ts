import { HtmlValidate } from "html-validate";
import { afterEach, describe, expect, test } from "vitest";
import type { Visitor } from "../support/client.ts";
import { countQueries } from "../support/count-queries.mjs";
import { aroha, goToProvider, logIn, siteWithIdentity } from "../support/identity.ts";
import { textsByLanguage } from "../support/language.ts";

let queries = 0;
const site = siteWithIdentity(
  {},
  {
    adjust: (workers) =>
      countQueries(workers, () => {
        queries++;
      }),
  },
);
const stage = "/stage/pregnancy";

afterEach(async () => void (await (await site.db).prepare("delete from sessions").run()));

describe("Content pages of anonymous visitors stay cached and identical", () => {
  test("whoever else is logged in", async () => {
    const before = await site.visitor().ask(stage);
    const visitor = site.visitor();
    await logIn(visitor, aroha, stage);
    const own = await visitor.ask(stage);
    const after = await site.visitor().ask(stage);
    expect(after.text).toBe(before.text);
    expect(after.headers["cache-control"]).toContain("public");
    expect(own.headers["cache-control"]).toBe("private, no-store");
  });

  test("after log-out the browser's pages are everybody's again", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha, stage);
    await visitor.visit("/logout/");
    expect((await visitor.ask(stage)).headers["cache-control"]).toContain("public");
  });

  test("when the browser was closed and the hint is left, too: after one page", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha, stage);
    visitor.cookies.take(["__Host-session=; Path=/; Max-Age=0; Secure"]);
    await visitor.ask(stage);
    expect((await visitor.ask(stage)).headers["cache-control"]).toContain("public");
  });
});

describe("A personalised page costs at most 2 D1 queries more than the anonymous one", () => {
  /** Queries of one request; once a second a page also asks what is published, and so the least of several counts. */
  async function costOf(visitor: Visitor, before: () => Promise<unknown> = async () => undefined) {
    const costs: number[] = [];
    for (let time = 0; time < 4; time++) {
      await before();
      queries = 0;
      await visitor.ask(`${stage}?filter=health`);
      // What is written after the answer counts too.
      for (let known = -1; known !== queries; ) {
        known = queries;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      costs.push(queries);
    }
    return Math.min(...costs);
  }

  test("a stage page: one, and once a minute a second one for the last-seen time", async () => {
    const anonymous = await costOf(site.visitor());
    const visitor = site.visitor();
    await logIn(visitor, aroha, stage);
    expect((await costOf(visitor)) - anonymous).toBe(1);
    const minuteAgo = async () =>
      (await site.db).prepare("update sessions set seen_at = seen_at - 61000").run();
    expect((await costOf(visitor, minuteAgo)) - anonymous).toBe(2);
  });

  test("files and the calls of the second worker ask for nobody", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    queries = 0;
    await visitor.ask("/favicon.svg");
    await visitor.ask("/error.html");
    expect(queries).toBe(0);
  });
});

describe("The pretend provider's page", () => {
  test("says in both languages that it is a stand-in, offers people and every failure, is valid", async () => {
    const page = await goToProvider(site.visitor());
    expect(page.text()).toContain("This is a stand-in.");
    expect(page.text("p[lang=mi]")).toContain("He whakakapi tēnei.");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    const buttons = [...page.document.querySelectorAll("button")].map((button) =>
      button.getAttribute("value"),
    );
    expect(buttons.filter((value) => value?.startsWith("stand-in-")).length).toBeGreaterThan(3);
    expect(buttons).toEqual(
      expect.arrayContaining([
        "AuthnFailed",
        "Timeout",
        "InternalError",
        "RequestUnsupported",
        "UnsupportedBinding",
        "NoPassive",
        "RequestDenied",
        "SomethingElse",
      ]),
    );
    const rules = { extends: ["html-validate:recommended", "html-validate:a11y"] };
    const report = await new HtmlValidate(rules).validateString(page.html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(textsByLanguage(page.document).some(({ language }) => language === "mi")).toBe(true);
  });

  test("runs no script and asks nobody else for anything", async () => {
    const { document } = await goToProvider(site.visitor());
    expect(document.querySelectorAll("script, img, link[rel=stylesheet], iframe")).toHaveLength(0);
  });

  test("nobody chosen: it says so", async () => {
    const visitor = site.visitor();
    const page = await goToProvider(visitor);
    const refused = await visitor.post(page.address, [["person", "nobody"]]);
    expect([refused.status, refused.text("h1")]).toEqual([
      400,
      expect.stringContaining("did not understand"),
    ]);
  });
});
