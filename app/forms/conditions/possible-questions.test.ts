import { expect, test } from "vitest";
import { question, section, step, when } from "../builders.ts";
import { box } from "../fields/box.tsx";
import { yesNo } from "../fields/choice.tsx";
import { text } from "../fields/text.tsx";
import { all, any, is, not, onServer } from "./condition.ts";
import { possibleQuestions } from "./possible-questions.ts";

const page = step("page", [
  section("all", {
    wanted: question(yesNo()),
    ...when(is("wanted", "yes"), { how: question(yesNo()) }),
    ...when(is("how", "yes"), { more: question(text({ max: 9 })) }),
    ...when(not(is("wanted", "yes")), { why: question(text({ max: 9 })) }),
    same: question(box(), { required: false }),
    ...when(is("same", "yes"), { copied: question(text({ max: 9 })) }),
    ...when(
      all(
        onServer(({ why }) => why === "x"),
        any(is("wanted", "no"), is("how", "no")),
      ),
      {
        other: question(text({ max: 9 })),
      },
    ),
  }),
]);
const names = (answers: Record<string, string>) => possibleQuestions(page, answers).map(({ name }) => name);

test.each([
  ["nothing is answered: whatever an answer may bring", {}, ["wanted", "how", "more", "why", "same"]],
  ["an answer settles what hangs on it", { wanted: "no" }, ["wanted", "why", "same"]],
  ["and leaves open what hangs on the next", { wanted: "yes" }, ["wanted", "how", "more", "same"]],
  [
    "a box that may be left unticked is none that is waited for",
    { same: "yes" },
    ["wanted", "how", "more", "why", "same", "copied"],
  ],
  [
    "what only the server can tell is told by what it knows",
    { wanted: "no", why: "x" },
    ["wanted", "why", "same", "other"],
  ],
])("%s", (_, answers, expected) => {
  expect(names(answers)).toEqual(expected);
});
