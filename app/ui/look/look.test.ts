import { expect, test } from "vitest";
import styles from "../../../.build/styles.json";
import { sheetInLook } from "./look.ts";

const sheet = "a{color:#000}@media screen and (prefers-color-scheme:dark){a{color:#fff}}";

test.each([
  ["device", sheet],
  ["dark", "a{color:#000}@media screen{a{color:#fff}}"],
  ["light", "a{color:#000}@media screen and (max-width:0){a{color:#fff}}"],
] as const)("a sheet for the look %s", (look, expected) => expect(sheetInLook(sheet, look)).toBe(expected));

test("every sheet says night in the one way that can be replaced, and never on paper", () => {
  const others = Object.entries(styles).filter(([, text]) =>
    /prefers-color-scheme/.test(sheetInLook(text, "dark")),
  );
  expect(others).toEqual([]);
});
