import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import { text } from "#app/forms/fields/text.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import { evaluate } from "../evaluate.ts";
import type { Wizard } from "../wizard.ts";
import { AfterThis, ProgressNav } from "./progress.tsx";

const names = ["home", "family", "work", "review"];
const words = { label: "Q", short: "Q" };
const wizard: Wizard = {
  steps: names.map((name) => step(name, [section(name, { [name]: question(text({ max: 9 })) })])),
  texts: () => Object.fromEntries(names.map((name) => [name, words])),
  isUnlocked: () => true,
};

function draw(
  answers: Answers,
  current: string,
  language: Language = "en",
  declared = wizard,
  part?: string,
  left?: { least: number; most: number },
) {
  const shared = {
    progress: evaluate(declared, answers, language),
    current,
    titleOf: (name: string) => `About ${name}`,
  };
  const html = renderToString(
    <PageProvider value={{ ...somewhere, language }}>
      <ProgressNav {...shared} part={part} addressOf={(name) => `/form/${name}`} />
      <AfterThis {...shared} left={left} />
    </PageProvider>,
  );
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return {
    after: document.querySelector(".after-this")?.textContent?.trim(),
    steps: [...document.querySelectorAll("ol > li")].map((item) => [
      item.textContent,
      item.querySelector("a")?.getAttribute("href"),
      item.getAttribute("aria-current"),
    ]),
    name: document.getElementById(document.querySelector("nav")?.getAttribute("aria-labelledby") ?? "")
      ?.textContent,
  };
}

describe("the progress navigation", () => {
  test("is an ordered list of all steps: those that can be opened are links, and of each is said how it stands [birth/wizard/progress]", () => {
    expect(draw({ home: "a", family: "b" }, "family").steps).toEqual([
      ["About home (done)", "/form/home", null],
      ["About family", undefined, "step"],
      ["About work (to do)", "/form/work", null],
      ["About review (not open yet)", undefined, null],
    ]);
  });

  test("the review can be reached only when every step is complete [birth/wizard/review-last]", () => {
    const last = (answers: Answers) => draw(answers, "home").steps.at(-1);
    expect(last({ home: "a", family: "b", work: "c" })).toEqual([
      "About review (to do)",
      "/form/review",
      null,
    ]);
    expect(last({ home: "a", work: "c" })).toEqual(["About review (not open yet)", undefined, null]);
  });

  test("a step that is passed over is neither named nor counted", () => {
    const passing = {
      ...wizard,
      steps: wizard.steps.map((step) => ({ ...step, isSkipped: () => step.name === "work" })),
    };
    const { steps, name } = draw({ home: "a", family: "b" }, "review", "en", passing);
    expect(steps.map(([words]) => words)).toEqual([
      "About home (done)",
      "About family (done)",
      "About review",
    ]);
    expect(name).toBe("Step 3 of 3: About review");
  });

  test("the step after this one is named beside Next, and none after the last", () => {
    const next = (current: string, language: Language = "en") => draw({ home: "a" }, current, language).after;
    expect([next("home"), next("home", "mi"), next("review")]).toEqual([
      "Next: About family",
      "Ka whai ake: About family",
      undefined,
    ]);
  });

  test.each<[Language, least: number, most: number, says: string]>([
    ["en", 15, 15, "About 15 minutes left"],
    ["en", 25, 40, "25 to 40 minutes left"],
    ["en", 1, 1, "About a minute left"],
    ["mi", 15, 15, "Tata ki te 15 meneti e toe ana"],
    ["mi", 25, 40, "E 25 ki te 40 meneti e toe ana"],
    ["mi", 1, 1, "Tata ki te meneti kotahi e toe ana"],
  ])("says how long is left, in %s: %s to %s", (language, least, most, says) => {
    expect(draw({}, "review", language, wizard, undefined, { least, most }).after).toBe(says);
  });

  test("nothing stands after the last step of a form that does not say how long it takes", () => {
    expect(draw({}, "review").after).toBeUndefined();
  });

  test("says in words which step it is, which part, and of how many", () => {
    expect(draw({}, "home", "en", wizard, "Part 1 of 3").name).toBe("Step 1 of 4: About home, part 1 of 3");
    expect(draw({}, "home").name).toBe("Step 1 of 4: About home");
    expect(draw({}, "home", "mi").name).toBe("Hipanga 1 o te 4: About home");
  });
});
