import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { countsOfFeedback, type FeedbackRow, feedbackLines } from "#workers/local/feedback.mjs";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { type Sent, send } from "../support/http.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("feedback");
const shellWords = wordsOf("i18n");

const site = siteForTests();

async function counted() {
  const db = await site.running.miniflare.getD1Database("DB", "timata");
  return (await db.prepare(countsOfFeedback).all<FeedbackRow>()).results;
}

describe.each(bothLanguages)("whether a page was useful, $language", ({ language, prefix }) => {
  const t = words(language);

  test("is asked on a page of its own, answered without a script, counted, and leads back", async () => {
    const visitor = new Visitor(site.url);
    const stage = await visitor.visit(`${prefix}/stage/baby`);
    const page = await visitor.visit(stage.link(shellWords(language)("share/feedback")));
    const unanswered = await page.form("f").submit({ name: "intent", value: "next" });
    expect([unanswered.status, unanswered.errors().length]).toEqual([422, 1]);
    const form = unanswered.form("f");
    const other = await form.submitWith(
      [
        ["useful", "no"],
        ["reasons", "hard"],
      ],
      {
        name: "intent",
        value: "language",
      },
    );
    expect([...other.form("f").valuesOf("useful"), ...other.form("f").valuesOf("reasons")]).toEqual([
      "no",
      "hard",
    ]);
    const done = await form.submitWith(
      [
        ["useful", "no"],
        ["reasons", "hard"],
      ],
      { name: "intent", value: "next" },
    );
    expect([done.status, done.text("[role=status].notice")]).toEqual([200, t("thanks")]);
    expect(done.link(t("back"))).toBe(`${prefix}/stage/baby`);
    const times = language === "en" ? 1 : 2;
    expect(feedbackLines(await counted())).toEqual([`/stage/baby: hard ${times}, no ${times}`]);
    // Who writes the pages reads it by a command; no page shows it.
    expect((await visitor.visit(`${prefix}/about/feedback`)).status).toBe(404);
  });
});

test("of one person's own page, or of another site, nothing is counted but the home page", async () => {
  const visitor = new Visitor(site.url);
  const own = "/financial-help/childcare-subsidy-application/confirm/5001/1";
  const madeUp = ["/this-minister-is-a-liar", "/stage/buy-cheap-pills", "/javascript:alert"];
  for (const about of [own, "https://evil.example/", "//evil.example", "/nothing/at/all", ...madeUp]) {
    const page = await visitor.visit(`/feedback?about=${encodeURIComponent(about)}`);
    expect(page.form("f").valuesOf("about")).toEqual(["/"]);
  }
});

test("made-up addresses are no pages, those with a parameter count as one, and nobody can use up the room of others", async () => {
  const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
  const before = (await counted()).length;
  const say = (about: string) =>
    visitor.post("/feedback", [
      ["about", about],
      ["useful", "yes"],
      ["intent", "next"],
    ]);
  for (const word of ["a", "b", "c"]) {
    await say(`/stage/made-up-${word}`);
    await say(`/${word}-is-a-liar`);
    await say(`/te-reo-review/${word}`);
  }
  const lines = feedbackLines(await counted());
  expect((await counted()).length - before).toBe(2);
  expect(lines).toEqual(expect.arrayContaining(["/: yes 6", "/te-reo-review/:group: yes 3"]));
});

describe("600 posts in a minute from one address without cookies", () => {
  const junk = (path: string, about: number): Sent => ({
    method: "POST",
    path,
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": "198.51.100.7",
    },
    body: `about=/stage/made-up-${about}&useful=no&intent=next`,
  });
  test("cost at most the rows of those that were let through, and the rest none", async () => {
    const db = await site.running.miniflare.getD1Database("DB", "timata");
    const rows = async () =>
      (await db.prepare("select count(*) as rows, sum(times) as times from rate_limits").first()) as {
        rows: number;
        times: number;
      };
    const before = await rows();
    const statuses: number[] = [];
    for (let round = 0; round < 30; round++)
      statuses.push(
        ...(
          await Promise.all(
            Array.from({ length: 10 }, (_, at) => send(site.url, junk("/feedback", round * 10 + at))),
          )
        ).map(({ status }) => status),
      );
    const passed = statuses.filter((status) => status === 303).length;
    expect(passed).toBeLessThanOrEqual(200);
    const after = await rows();
    expect(after.rows - before.rows).toBe(2);
    expect(after.times - before.times).toBe(2 * passed);
  });

  test("beyond the edge's limit nothing is asked of the database at all", async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, at) => send(site.url, junk("/policy-report", at))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.at(-1)?.headers["retry-after"]).toBe("60");
    expect(refused.at(-1)?.text).toContain("what you typed is still there");
  });
});
