import { describe, expect, test } from "vitest";
import mistakes from "./maori-old.json";
import { exceptions } from "./support/glossary/known.ts";
import { findings, terms } from "./support/maori-findings.ts";
import { maoriTexts } from "./support/maori-texts.ts";

const texts = await maoriTexts();
const shown = ({ at, rule, what }: { at: string; rule: string; what: string }) => `${at}: ${rule}: ${what}`;

describe("The Māori texts", () => {
  const { wrong, excepted } = findings(texts);

  test("are those of texts, guide, rules, mails, data, API and error page", () => {
    const from = (part: string) => texts.filter(({ at }) => at.startsWith(part)).length;
    expect(from("app/features/")).toBeGreaterThan(2000);
    for (const part of [
      "app/content/stages",
      "app/content/support",
      "app/content/simplePages",
      "app/content/tools",
      "app/i18n/text.mi.json",
      "app/features/footer-pages/text.mi.json",
      "workers/rules/variables/",
      "workers/rules/reform/outlook/",
      "workers/mail/",
      "workers/reminders/",
      "workers/distress/answers.json",
      "workers/open-data/records/benefits.json",
      "workers/api.mi.json",
      "public/error.html",
    ])
      expect(from(part), part).toBeGreaterThan(0);
  });

  test("keep to the glossary", () => {
    expect(wrong.map(shown)).toEqual([]);
  });

  test("need every exception that is made, and each says why", () => {
    expect(exceptions.filter((exception) => !excepted.has(exception) || !exception.reason)).toEqual([]);
  });
});

/** What a fluent reader stumbled over in November 2026: the finding, the English, and the Māori of that day. */
const old = mistakes as [string, en: string, mi: string][];

describe("The glossary", () => {
  const withOld = [...texts, ...old.map(([name, en, mi]) => ({ at: `old ${name} ${mi}`, en, mi }))];
  const { wrong } = findings(withOld);

  test.each(old)("finds the old error again: %s: %s | %s", (name, _, mi) => {
    expect(wrong.filter(({ at }) => at === `old ${name} ${mi}`)).not.toEqual([]);
  });

  test.each([
    ["M1", "term"],
    ["M6", "never"],
    ["M10", "label"],
    ["M55 many", "one and many"],
    ["M71", "macron"],
    ["M74", "agency"],
    ["unmarked English", "sound"],
    ["a figure", "number"],
    ["a link", "link"],
  ])("%s is found by its rule: %s", (name, rule) => {
    const found = wrong.filter(({ at }) => at.startsWith(`old ${name} `));
    expect(found.map((finding) => finding.rule)).toContain(rule);
  });

  test("says of each row where it comes from and how sure it is", () => {
    expect(terms.length).toBeGreaterThan(190);
    for (const { maori, source, confidence } of terms)
      expect([maori.length > 0, source !== "", /^[HML]$/.test(confidence)], maori.join()).toEqual([
        true,
        true,
        true,
      ]);
  });
});
