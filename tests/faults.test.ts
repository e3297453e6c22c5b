import { Response } from "miniflare";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import { Visitor } from "./support/client.ts";
import { servicesThat, setFault, withoutDatabase, withSlowDatabase } from "./support/failing-services.ts";
import { family, groupsOn, submitQuestionnaire } from "./support/households.ts";
import { send } from "./support/http.ts";
import type { Page } from "./support/page.ts";
import { fillDatabase, type SiteOptions, siteForTests } from "./support/site.ts";

const words = wordsOf("financial-help");

const landing = "/financial-help/financial-help-checker";
const questions = "/financial-help/questions";
const results = "/financial-help/results";

interface Fault extends SiteOptions {
  title: string;
  begin?: (site: RunningSite) => Promise<void>;
  /** Makes everything well again, where that can be done while the site runs. */
  mend?: (site: RunningSite) => Promise<void>;
}

/** The second worker answers each call like this, until it is mended. */
function answering(title: string, answer: () => Response): Fault {
  const now = { isFaulty: true };
  return {
    title,
    adjust: servicesThat((_request, passOn) => (now.isFaulty ? answer() : passOn())),
    mend: async () => {
      now.isFaulty = false;
    },
  };
}

/** Pretend neighbours behave like this, until they are mended. */
function behaving(title: string, behaviour: string, neighbours: readonly ("rules" | "open-data")[]): Fault {
  const setAll = (site: RunningSite, wanted: string) =>
    Promise.all(neighbours.map((neighbour) => setFault(site.url, neighbour, wanted))).then(() => {});
  return {
    title,
    begin: (site) => setAll(site, behaviour),
    mend: (site) => setAll(site, "ok"),
  };
}

const json = { "Content-Type": "application/json" };
const both = ["rules", "open-data"] as const;

const faults: Fault[] = [
  behaving("the second worker cannot be reached", "down", both),
  behaving("the second worker takes 10 s", "slow", both),
  behaving("the second worker says 410", "gone", both),
  behaving("the second worker answers JSON of another shape", "nonsense", both),
  behaving("the rules engine alone cannot be reached", "down", ["rules"]),
  behaving("the open data alone cannot be reached", "down", ["open-data"]),
  answering("the second worker says 503", () => new Response("no", { status: 503 })),
  answering("the second worker says 500 in HTML", () => new Response("<h1>Oops</h1>", { status: 500 })),
  answering("the second worker answers HTML with 200", () => new Response("<h1>Welcome</h1>")),
  answering("the second worker calls HTML JSON", () => new Response("<h1>Welcome</h1>", { headers: json })),
  answering("the second worker's JSON is cut", () => new Response('{"success":true,"res', { headers: json })),
  answering("the second worker answers nothing", () => new Response("", { headers: json })),
  answering(
    "the second worker answers 6 MB",
    () => new Response(`["${"x".repeat(6_000_000)}"]`, { headers: json }),
  ),
  answering(
    "the second worker redirects",
    () => new Response(null, { status: 302, headers: { Location: "https://evil.example/" } }),
  ),
  {
    title: "D1 has no tables",
    empty: true,
    mend: fillDatabase,
  },
  { title: "D1 is not bound", empty: true, adjust: withoutDatabase },
  { title: "D1 takes 10 s", adjust: withSlowDatabase(10_000) },
];

/** The notice of the specification, section 8, up to its link and after it. */
const notice =
  "Sorry! The financial help tool is currently unavailable. Right now we're working on getting back online as soon as possible. Thank you for your patience - please try again shortly.";

/** Each answer on the way to the page comes within 5 s. */
const soon = (page: Page) => {
  expect(page.slowest).toBeLessThan(5000);
  return page;
};

describe.each(faults)("When $title [quality/faults/alone]", ({ title, begin, mend, ...options }) => {
  // Where every page takes seconds, visitors wait together.
  const testEach = /takes 10 s/.test(title) ? test.concurrent : test;
  const site = siteForTests(options);
  /** Somebody who opened the form while all was well; browsers of today say so themselves. */
  const visitor = () => new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
  const submit = (who: Visitor, filling: typeof family, intent: string): Promise<Page> =>
    who.post(questions, [
      ["intent", intent],
      ...Object.entries(filling).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as const),
      ),
    ]);
  let submitted: Visitor;
  let mistaken: Visitor;
  let switching: Visitor;
  beforeAll(async () => {
    [submitted, mistaken, switching] = [visitor(), visitor(), visitor()];
    await begin?.(site.running);
  });

  if (title === "the second worker takes 10 s")
    test.concurrent("a call that is passed on to it is answered after 5 s", async () => {
      const { status, took } = await send(site.url, { path: "/api/rules/variables" });
      expect([status, took < 8_000]).toEqual([503, true]);
    });

  testEach("the landing page is as it always is", async () => {
    const page = soon(await visitor().visit(landing));
    expect([page.status, page.texts("h1")[0]]).toEqual([200, expect.stringContaining("financial help")]);
    expect(page.text("main")).not.toContain("unavailable");
  });

  testEach("the questions say within 5 s that the tool is unavailable, in both languages", async () => {
    const page = soon(await visitor().visit(questions));
    expect(page.status).toBe(200);
    expect(page.text("main")).toContain(notice);
    const maori = soon(await visitor().visit(`/mi${questions}`));
    expect(maori.text("main")).toContain(words("mi")("questionnaire/unavailable/link"));
  });

  testEach("good answers are kept and the results say within 5 s that the tool is unavailable", async () => {
    const page = soon(await submit(submitted, family, "next"));
    expect([page.status, page.address]).toEqual([200, results]);
    expect(page.text("main")).toContain(notice);
    expect(page.link("try again")).toBe(`${results}?again=1`);
  });

  testEach("bad answers come back with everything typed and their messages", async () => {
    const page = soon(await submit(mistaken, { ...family, "applicant.age": "old" }, "next"));
    expect(page.status).toBe(422);
    const form = page.form("f");
    expect(form.valuesOf("applicant.age")).toEqual(["old"]);
    expect(form.valuesOf("income.spouse.amount")).toEqual([family["income.spouse.amount"]]);
  });

  testEach("switching the language loses nothing: what was typed is carried on", async () => {
    const page = soon(await submit(switching, { ...family, "applicant.age": "old" }, "language"));
    expect([page.status, page.language]).toEqual([200, "mi"]);
    expect(switching.cookies.header(`/mi${questions}`)).toContain("__Secure-typed=");
  });

  if (!mend) return;
  test("'try again' works as soon as all is well, and nothing typed was lost [financial-help/results/unavailable]", async () => {
    // Enough failures in a row that the neighbours are left alone.
    for (let time = 0; time < 5; time++) await visitor().visit(questions);
    await mend(site.running);
    const found = soon(await submitted.visit(`${results}?again=1`));
    expect(groupsOn(found).possibly).toContain("isBestStart");
    const typed = await mistaken.visit(`${questions}?again=1`);
    expect(typed.form("f").valuesOf("applicant.age")).toEqual(["old"]);
    const switched = await switching.visit(`/mi${questions}`);
    expect(switched.form("f").valuesOf("applicant.age")).toEqual(["old"]);
    expect(switched.form("f").valuesOf("children.ages")).toEqual(family["children.ages"]);
  });
});

describe("Reference data that was fetched once is served when its source fails [quality/faults/reference-data]", () => {
  const site = siteForTests();

  test("with the open data down the results are still there; only the area is not known, which is said", async () => {
    await submitQuestionnaire(new Visitor(site.url), family);
    await setFault(site.url, "open-data", "down");
    const visitor = new Visitor(site.url);
    const page = soon(await submitQuestionnaire(visitor, family));
    expect(groupsOn(page).possibly).toContain("isAccommodationSupplement");
    expect(page.text("main")).toContain("We could not look up your postcode");
    await setFault(site.url, "open-data", "ok");

    const again = await visitor.visit(page.link("Try again"));
    expect(again.text("main")).not.toContain("We could not look up your postcode");
    const kept = await visitor.visit("/financial-help/results");
    expect(kept.text("main")).not.toContain("We could not look up your postcode");
  });

  test("with the rules engine down the questions are still there, and the results have the notice [financial-help/results/unavailable]", async () => {
    await setFault(site.url, "rules", "down");
    const visitor = new Visitor(site.url);
    const page = soon(await submitQuestionnaire(visitor, family));
    expect(page.text("main")).toContain(notice);
    await setFault(site.url, "rules", "ok");
    expect(groupsOn(await visitor.visit(page.link("try again"))).possibly).toContain("isBestStart");
  });
});
