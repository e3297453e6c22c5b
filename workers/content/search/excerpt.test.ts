import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

const of =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word) ? 1 : 0;
const textOf = (html: string) =>
  html
    .replace(/<\/?(mark|span)[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name as "amp"]);
const long = "A long sentence about babies who sleep. ".repeat(20);

describe("an excerpt", () => {
  test.each([
    [
      "marks the words, macrons or not",
      "Tō pēpi, tō Pepi",
      of("pepi"),
      "Tō <mark>pēpi</mark>, tō <mark>Pepi</mark>",
    ],
    [
      "is text, whatever it says",
      'a <b> & "b" cot',
      of("cot"),
      "a &lt;b&gt; &amp; &quot;b&quot; <mark>cot</mark>",
    ],
    ["without a word is the beginning", "Short text", of("cot"), "Short text"],
    ["of nothing is nothing", "", of("cot"), ""],
    [
      "keeps what is in the other language",
      "Say \uE000Mōrena, e te tau\uE001 by the cot",
      of("cot", "te"),
      'Say <span lang="mi">Mōrena, e <mark>te</mark> tau</span> by the <mark>cot</mark>',
    ],
  ])("%s", (_, text, isWanted, html) => expect(excerpt(text, isWanted, "mi")).toBe(html));

  test("of a long text begins before the first word and ends after a whole one", () => {
    const html = excerpt(`${long}Here is the cot. ${long}`, of("cot"), "mi");
    expect(html).toMatch(/^… \S.*<mark>cot<\/mark>\. .*\w …$|^… \S.*<mark>cot<\/mark>\. .*[.] …$/);
    expect(textOf(html).length).toBeLessThanOrEqual(250);
    expect(textOf(html).length).toBeGreaterThan(220);
  });

  test("closes a run of the other language that it cuts", () => {
    const run = `\uE000${"kupu ".repeat(100)}cot ${"kupu ".repeat(100)}\uE001`;
    const html = excerpt(`Words. ${run} More words.`, of("cot"), "mi");
    expect(html).toMatch(/^… <span lang="mi">(kupu )+<mark>cot<\/mark>( kupu)+<\/span> …$/);
  });

  test("at the end of a text uses all its room", () => {
    const html = excerpt(`${long}The last word is cot`, of("cot"), "mi");
    expect(html.endsWith("<mark>cot</mark>")).toBe(true);
    expect(textOf(html).length).toBeGreaterThan(220);
  });

  test("is never longer than 250 characters, never cuts one in half and never breaks the HTML", () => {
    const piece = fc.constantFrom(
      "cot ",
      "a",
      "ā",
      "💩",
      "<",
      "&",
      " ",
      ". ",
      "x".repeat(90),
      "long words here ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        const html = excerpt(pieces.join(""), of("cot"), "mi");
        expect(textOf(html).length).toBeLessThanOrEqual(250);
        expect(() => encodeURIComponent(html)).not.toThrow();
        expect(html.replace(/<mark>[^<>]*<\/mark>/g, "")).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});
