import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { parse } from "../../tests/support/html.ts";
import { foreignWords, textsByLanguage } from "../../tests/support/language.ts";
import { reminderLetter } from "../reminders/letter.ts";
import en from "../reminders/mails.en.json";
import mi from "../reminders/mails.mi.json";
import { type Phase, phases } from "../reminders/phases.ts";
import { birthLetter } from "./birth.ts";
import confirmationEn from "./confirmation.en.json";
import confirmationMi from "./confirmation.mi.json";
import { confirmationLetter } from "./confirmation.ts";
import { type MailLanguage, toHtml, toText } from "./letter.ts";

const origin = "https://timata.govt.nz";
const token = "1.5b0b8f5e.c2ln";
const stop = { en: `${origin}/unsubscribe?token=${token}`, mi: `${origin}/mi/unsubscribe?token=${token}` };

const letters = (["en", "mi"] as const).flatMap((language) => [
  ...phases.map(({ phase }) => ({
    name: `reminder ${phase} in ${language}`,
    language,
    letter: reminderLetter(phase, language, origin, token),
  })),
  ...(["status", "form", "ownPart"] as const).map((at) => ({
    name: `birth, ${at}, in ${language}`,
    language,
    letter: birthLetter(at, language, origin),
  })),
  {
    name: `confirmation in ${language}`,
    language,
    letter: confirmationLetter(language, origin, "the-token"),
  },
]);
const reminderLetters = letters.filter(({ letter }) => letter.unsubscribe);

describe.each(letters)("$name", ({ language, letter }) => {
  const html = toHtml(letter);
  const text = toText(letter);

  test("is a page of its own, in its language, that asks nobody for anything", async () => {
    const report = await new HtmlValidate({ extends: ["html-validate:recommended"] }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(html).toContain(`<html lang="${language === "mi" ? "mi" : "en-NZ"}">`);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(/);
  });

  test("says the same as plain text", () => {
    for (const { text: words = "", list = [], link } of [...letter.passages, ...letter.closing])
      for (const said of [words, ...list, ...(link ? [link] : [])])
        expect(text).toContain(said.replace(/<\/?(en|mi)>/g, ""));
    expect(text).not.toMatch(/<\w/);
  });

  test("has a short line in the other language", () => {
    const other: MailLanguage = language === "en" ? "mi" : "en";
    expect(html).toContain(`<p lang="${other === "mi" ? "mi" : "en-NZ"}">`);
  });

  test("says each run in the language it claims", () => {
    const wrong = textsByLanguage(parse(html)).filter(
      ({ text: said, language: claimed }) => foreignWords(said, claimed).length > 0,
    );
    expect(wrong).toEqual([]);
  });

  test("holds no date and no amount [quality/privacy/kept-by-browsers]", () => {
    expect(text).not.toMatch(/\$|\d{4}-\d\d|\b20\d\d\b/);
  });

  test("leads to this site only", () => {
    for (const [address] of text.matchAll(/https?:\S+/g)) expect(new URL(address).origin).toBe(origin);
  });
});

describe.each(reminderLetters)("$name", ({ language, letter }) => {
  test("leads to its part of the guide in both languages", () => {
    const links = letter.passages.flatMap(({ link }) => link ?? []);
    const paths = links.map((link) => new URL(link).pathname + new URL(link).hash);
    const [own, other] = language === "en" ? ["", "/mi"] : ["/mi", ""];
    expect(paths).toEqual([
      expect.stringMatching(`^${own}/stage/pregnancy#section-\\d+$`),
      expect.stringMatching(`^${other}/stage/pregnancy#section-\\d+$`),
    ]);
  });

  test("says how no more come, and has one quiet way to stop everything", () => {
    expect(letter.closing.flatMap(({ link }) => link ?? [])).toEqual([
      stop[language],
      `${stop[language]}&stop=everything`,
    ]);
    expect(letter.unsubscribe).toBe(stop[language]);
  });

  test("has a subject that tells nobody of a pregnancy", () => {
    expect(letter.subject).not.toMatch(/pregnan|baby|birth|hapū|pēpi|whānau/i);
  });
});

test("a confirmation gives no power over anything but itself", () => {
  for (const { letter } of letters.filter(({ letter }) => !letter.unsubscribe))
    expect(toText(letter)).not.toContain("unsubscribe");
});

test("whatever is said, nothing becomes markup", () => {
  const html = toHtml({
    language: "en",
    subject: "<b>&",
    passages: [{ text: '"><script>', link: 'https://a.nz/"onclick="' }, { list: ["<i>"] }],
    closing: [],
  });
  expect(html).not.toMatch(/<b>|<script>|<i>|"onclick/);
});

test("each phase has its words and its part of the guide", () => {
  for (const { phase } of phases)
    for (const words of [en, mi]) {
      const { part, tasks } = words.phases[phase as Phase];
      expect([part, ...tasks].every((said) => said.trim() !== "")).toBe(true);
      expect(tasks).toHaveLength(en.phases[phase as Phase].tasks.length);
    }
  expect(confirmationEn.subject).not.toBe(confirmationMi.subject);
});
