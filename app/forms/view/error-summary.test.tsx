import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import type { Answers } from "../answers.ts";
import { question, rows, section, step } from "../builders.ts";
import { postalAddress } from "../fields/address.tsx";
import { choices, select } from "../fields/choice.tsx";
import { date } from "../fields/date.tsx";
import { moneyEvery } from "../fields/money.tsx";
import { text } from "../fields/text.tsx";
import { questionsOf } from "../questions.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";
import { validate } from "../validate.ts";
import { ErrorSummary } from "./error-summary.tsx";

const formWords = wordsOf("forms");

const form = step("form", [
  section("one", {
    name: question(text({ max: 5 })),
    born: question(date()),
    income: question(moneyEvery({ characters: 8 })),
    pets: question(choices(["cat", "dog"])),
  }),
  section("two", {
    count: question(select(["1", "2"])),
    siblings: rows({ name: question(text({ max: 5 })) }, { max: 3 }),
    home: question(
      postalAddress({
        names: { street: "line1", suburb: "suburb", town: "line2" },
        max: { street: 20, suburb: 20, town: 20 },
      }),
      { required: false },
    ),
  }),
]);
const shorts = {
  name: "Name",
  born: "Born",
  income: "Income",
  pets: "Pets",
  count: "Count",
  "siblings[].name": "Sibling {{row}}",
  home: "Home",
};
const texts = Object.fromEntries(
  Object.entries(shorts).map(([key, short]) => [key, { label: `${short}?`, short }]),
);

const fine: Answers = {
  name: "Ana",
  "born.day": "1",
  "born.month": "2",
  "born.year": "2018",
  "income.amount": "5",
  pets: "cat",
  count: "1",
};

function summary(answers: Answers, language: "en" | "mi" = "en") {
  const t = formWords(language);
  const { errors } = validate(form, answers, texts, t);
  const questions = questionsOf(form, answers);
  const html = renderToString(
    <PageProvider value={somewhere}>
      <ErrorSummary questions={questions} errors={errors} texts={texts} t={t} />
    </PageProvider>,
  );
  return { html, document: parseHTML(`<main>${html}</main>`).document, errors };
}

const lines = (answers: Answers, language?: "en" | "mi") =>
  [...summary(answers, language).document.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

describe("the error summary", () => {
  test("is not there when all is well", () => {
    expect(summary(fine).html).toBe("");
  });

  test("lists every question that is wrong in page order, each line leading to its first control", () => {
    expect(lines({ "siblings.rows": "1" })).toEqual([
      [`Name: ${en.errors.required}`, "#q0-1"],
      [`Born: ${en.errors.required}`, "#q1-1"],
      [`Income: ${en.errors.required}`, "#q2-1"],
      [`Pets: ${en.errors.required}`, "#q3-1"],
      [`Count: ${en.errors.required}`, "#q4-1"],
      [`Sibling 1: ${en.errors.required}`, "#q5-1"],
    ]);
  });

  test("of more than six the first five are listed and the rest is folded", () => {
    const { document } = summary({ "siblings.rows": "3" });
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.textContent?.split(":")[0]);
    expect(words("section > ul > li")).toEqual(["Name", "Born", "Income", "Pets", "Count"]);
    expect(words("details li")).toEqual(["Sibling 1", "Sibling 2", "Sibling 3"]);
    expect(words("summary")).toEqual([en.errors.more]);
    expect(summary({ "siblings.rows": "1" }).document.querySelector("details")).toBeNull();
  });

  test("the words are those beside the control, in the language of the page", () => {
    expect(lines({ ...fine, "born.day": "40" }, "mi")).toEqual([[`Born: ${mi.errors.date}`, "#q1-1"]]);
  });

  test("a fault in one part of a question is listed once, leading to that part's control", () => {
    expect(lines({ ...fine, "income.frequency": "hourly" })).toEqual([
      [`Income: ${en.errors.frequency}`, "#q2-2"],
    ]);
  });

  test("of an address every line that is wrong is listed, by its name and leading to it", () => {
    expect(lines({ ...fine, "home.line1": "1 High Street" })).toEqual([
      [`Home, ${en.address.suburb}: ${en.errors.required}`, "#q5-2"],
      [`Home, ${en.address.town}: ${en.errors.required}`, "#q5-3"],
    ]);
  });

  test("the words of a row have its number", () => {
    expect(lines({ ...fine, "siblings[1].name": "longer", "siblings[0].name": "Ana" })).toEqual([
      [`Sibling 2: ${en.errors.tooLong.replace("{{max}}", "5")}`, "#q6-1"],
    ]);
  });

  test("a wrong option among several is listed", () => {
    expect(lines({ ...fine, pets: ["cat", "toString"] })).toEqual([
      [`Pets: ${en.errors.notAnOption}`, "#q3-1"],
    ]);
  });

  test("typed characters that a message repeats stay text", () => {
    expect(summary({ ...fine, count: "<script>" }).html).not.toContain("<script>");
  });

  test("can be focused, is focused on load and is named by its heading; which says how many there are", () => {
    const section = summary({}).document.querySelector("[data-error-summary]");
    expect(section?.getAttribute("tabindex")).toBe("-1");
    expect(section?.hasAttribute("autofocus")).toBe(true);
    const heading = section?.querySelector("h2");
    expect(section?.getAttribute("aria-labelledby")).toBe(heading?.id);
    expect(heading?.textContent).toMatch(/^There are \d+ problems$/);
  });
});
