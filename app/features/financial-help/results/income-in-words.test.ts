import { expect, test } from "vitest";
import { incomeInWords } from "./income-in-words.ts";

const compared = {
  value: 115_000,
  limit: 112_987.27,
  per: "year",
  children: 2,
  isOutOfDate: true,
} as const;

test("a limit that was raised for a time is told with both figures [financial-help/results/criteria]", () => {
  expect(incomeInWords({ ...compared, limitAtMost: 122_441.82 }, {}, "en")).toBe(
    "Your household’s income is $115,000 a year. The limit is $112,987 a year for 2 children. " +
      "With a rise for a time it is $122,442 a year; we do not know whether it has ended.",
  );
  expect(incomeInWords(compared, {}, "en")).not.toContain("rise");
});
