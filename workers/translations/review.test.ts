import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import proposals from "#app/i18n/proposals.json";
import { allTexts } from "../../tests/support/all-texts.ts";
import { root } from "../local/imports.mjs";
import { reviewedTexts, reviewFiles } from "./review.mjs";
import { isSwitchOfLanguage, textHash } from "./text-hash.mjs";

const texts = reviewedTexts(root);
const inGroup = (wanted: string) => texts.filter(({ group }) => group === wanted).flatMap(({ keys }) => keys);

test("the words of a loss, of danger and of declarations are lists of their own", () => {
  expect(inGroup("loss")).toEqual(
    expect.arrayContaining([
      "register-my-baby/loss/title",
      "register-my-baby/loss/support",
      "register-my-baby/confirmation/stillborn/body",
      "support/5-miscarriage-and-stillbirth/1/text",
    ]),
  );
  expect(inGroup("danger").join()).toMatch(/postnatal-depression.*distress\/answers/);
  expect(inGroup("declarations")).toContain("register-my-baby/steps/review/questions/declarationMade/label");
  expect(inGroup("loss").length + inGroup("danger").length).toBeLessThan(texts.length / 10);
});

test("names of stages and sections, bodies of the guide, mails, rules, data and the error page are listed with their English", () => {
  const keys = texts.flatMap((text) => text.keys).join("\n");
  for (const part of [
    "stages/2-pregnancy/stage/name",
    "stages/2-pregnancy/1-weeks-0-14/section/label",
    "stages/2-pregnancy/2-weeks-15-30/3-taking-parental-leave/1/text",
    "reminders/mails/",
    "rules/variables/",
    "open-data/records/benefits/",
    "public/error/",
    "content/topics/",
  ])
    expect(keys).toContain(part);
  const withoutEnglish = texts.filter(({ en }) => !en).flatMap((text) => text.keys);
  expect(withoutEnglish.filter((key) => !key.endsWith("headingMi")).length).toBeLessThan(10);
});

test("a page of a list is small", () => {
  for (const { pages } of reviewFiles(texts).groups)
    for (const page of pages) {
      expect(gzipSync(JSON.stringify(page)).length).toBeLessThan(12_000);
      expect(page.length).toBeLessThan(100);
    }
});

test("each proposal of low or middle confidence names a text, another wording or a question, and a reason", () => {
  for (const { key, proposal, reason, confidence } of proposals) {
    const text = texts.find(({ keys }) => keys.includes(key));
    expect([text !== undefined, proposal !== text?.mi, reason !== "", confidence], key).toEqual([
      true,
      true,
      true,
      expect.stringMatching(/^[LM]$/),
    ]);
  }
});

test("a page can lose its note: each text that it looks up is one that a translator can read", () => {
  const readable = new Set(texts.map(({ en, mi }) => textHash(en, mi)));
  const never = allTexts().filter(
    ({ key, en, mi }) =>
      en !== mi &&
      !isSwitchOfLanguage(key) &&
      !readable.has(/companion$/.test(key) ? textHash(mi, en) : textHash(en, mi)),
  );
  expect(never.map(({ table, key }) => `${table}/${key}`)).toEqual([]);
  expect(allTexts().length).toBeGreaterThan(2000);
});
