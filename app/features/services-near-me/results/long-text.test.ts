import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText } from "./long-text.tsx";

const words = (count: number) => "word ".repeat(count).trim();

test("a text of less than 300 characters is shown in full [site/services/long-text]", () => {
  expect(cutText("x".repeat(299))).toEqual(["x".repeat(299), ""]);
  expect(cutText(` ${words(20)} `)).toEqual([words(20), ""]);
});

test("of a longer one the first 150 characters are shown, and the rest of the word [site/services/long-text]", () => {
  expect(cutText(`${"a".repeat(148)} ${"b".repeat(20)} ${"c".repeat(200)}`)).toEqual([
    `${"a".repeat(148)} ${"b".repeat(20)}`,
    "c".repeat(200),
  ]);
  expect(cutText(words(61))[0]).toHaveLength(154);
});

test("a text without an end of a word is shown in full", () => {
  expect(cutText("x".repeat(300))).toEqual(["x".repeat(300), ""]);
});

test("nothing is lost, nothing is shown twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) => {
      const all = cutText(text).join("").replace(/\s/gu, "");
      expect(all).toBe(text.replace(/\s/gu, ""));
    }),
  );
});
