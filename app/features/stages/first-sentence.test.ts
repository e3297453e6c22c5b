import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  [
    "the first of several",
    "<p>Sleep is short at first. It grows.</p><p>More.</p>",
    "<p>Sleep is short at first.</p>",
  ],
  ["the only one", "<p>Call your midwife.</p>", "<p>Call your midwife.</p>"],
  [
    "an amount's dot ends nothing",
    "<p>It is [[best_start.weekly]] a week. Ask.</p>",
    "<p>It is [[best_start.weekly]] a week.</p>",
  ],
  [
    "a sentence that ends inside a mark goes on",
    '<p>Ask at the <span lang="mi">Whare Tiaki. Koia</span> first. Then go.</p>',
    '<p>Ask at the <span lang="mi">Whare Tiaki. Koia</span> first.</p>',
  ],
  [
    "an abbreviation",
    "<p>Dr. Who helps you and your baby. So do we.</p>",
    "<p>Dr. Who helps you and your baby.</p>",
  ],
  ["a list alone", "<ul><li>One.</li></ul>", undefined],
  ["nothing", undefined, undefined],
])("%s", (_rule, html, sentence) => {
  expect(firstSentence(html)).toBe(sentence);
});
