import { describe, expect, test } from "vitest";
import { question, section, step, when } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is, onServer } from "#app/forms/conditions/condition.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { errorsInSight, newlyVisible } from "./newly-visible.ts";

const isTyped = onServer((answers) => answers.code === "right");
const isChecked = fromEarlierSteps((earlier) => earlier.checked === "yes");
const page = step("page", [
  section("all", {
    code: question(text({ max: 9 })),
    more: question(yesNo()),
    ...when(is("more", "yes"), { detail: question(text({ max: 9 })) }),
    ...when(isTyped, { day: question(date()) }),
    ...when(all(isChecked, is("more", "yes")), { username: question(text({ max: 9 })) }),
  }),
]);
const nothing = { step: page, answers: {}, earlier: {} };

describe("Questions nobody has seen yet", () => {
  test("what only the server could read out of a typed answer brings a new question", () => {
    expect(newlyVisible(page, { code: "right" }, {}, nothing)).toEqual(["day"]);
  });

  test("it is new once: the page was then drawn with that answer", () => {
    const rendered = { step: page, answers: { code: "right" }, earlier: {} };
    expect(newlyVisible(page, { code: "right" }, {}, rendered)).toEqual([]);
  });

  test("what was found out meanwhile brings a new question", () => {
    expect(newlyVisible(page, { more: "yes" }, { checked: "yes" }, nothing)).toEqual(["username"]);
  });

  test("a question that the browser shows by itself is none of them", () => {
    expect(newlyVisible(page, { more: "yes" }, {}, nothing)).toEqual([]);
  });

  test("a fault of a question that was seen is told, one of a new question is not", () => {
    const errors = { more: ["required"], "day.month": ["required"], detail: ["required"] };
    expect(errorsInSight(errors, page, { code: "right" }, ["day"])).toEqual({
      more: ["required"],
      detail: ["required"],
    });
  });
});
