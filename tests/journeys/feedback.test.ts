import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("feedback");
const shellWords = wordsOf("i18n");

const site = siteForTests();

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
    const report = await visitor.visit(`${prefix}/about/feedback`);
    const row = [...report.document.querySelectorAll("tbody tr")].find(
      (each) => each.querySelector("th")?.textContent === "/stage/baby",
    );
    const counted = [...(row?.querySelectorAll("td") ?? [])].map((cell) => Number(cell.textContent));
    const times = language === "en" ? 1 : 2;
    expect(counted).toEqual([0, times, 0, times, 0, 0, 0]);
  });
});

test("of one person's own page, or of another site, nothing is counted but the home page", async () => {
  const visitor = new Visitor(site.url);
  const own = "/financial-help/childcare-subsidy-application/confirm/5001/1";
  for (const about of [own, "https://evil.example/", "//evil.example", "/nothing/at/all"]) {
    const page = await visitor.visit(`/feedback?about=${encodeURIComponent(about)}`);
    expect(page.form("f").valuesOf("about")).toEqual(["/"]);
  }
});
