import { expect, test } from "vitest";
import { birthAnswers } from "../../../../../tests/support/births.ts";
import { askedOfServices } from "../../../../../tests/support/services-asked.ts";
import { bestStartOf } from "./best-start.ts";

test.each(askedOfServices)("Asked: %s", (_, answers, expected) => {
  const { asked } = bestStartOf({ ...birthAnswers, ...answers }, "2026-11-20");
  expect([...asked].sort()).toEqual([...expected].sort());
});
