import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, rows, section, step } from "#app/forms/builders.ts";
import { is, onServer } from "#app/forms/conditions/condition.ts";
import { hiddenQuestions } from "#app/forms/conditions/hidden-questions.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { evaluate, type StepState } from "./evaluate.ts";
import { ownAnswers } from "./own-answers.ts";
import {
  askedParts,
  nextPart,
  pageOf,
  partAfterRows,
  partToOpen,
  partWithQuestion,
  readPart,
} from "./parts.ts";
import { pageOfRow, rowOfPage, rowPageCount } from "./row-pages.ts";
import { newlyVisible } from "./save/newly-visible.ts";
import { saveSubmission } from "./save/submit.ts";
import type { StepInput } from "./save/types.ts";
import type { WizardStep } from "./wizard.ts";

const attends = onServer((answers, row) => answers[`${row.slice(0, 11)}.attends`] === "yes");
const isOpen = onServer((answers, row) => answers[`${row}.name`] === "open");
const service = { name: question(text({ max: 9 })), hours: question(text({ max: 9 }), { when: isOpen }) };
const family: WizardStep = {
  ...step("family", [
    section("children", {
      children: rows(
        {
          first: question(text({ max: 9 })),
          attends: question(yesNo()),
          applies: question(yesNo(), { when: is("children[].attends", "yes") }),
          services: { ...rows(service, { min: 1, max: 5 }), when: attends },
        },
        { min: 1, max: 16 },
      ),
    }),
  ]),
  pagePerRow: true,
};
const wizard = {
  steps: [family],
  texts: () => new Proxy({}, { get: () => ({ label: "Q" }) }),
  isUnlocked: () => true,
};
const stateOf = (answers: Answers): StepState => evaluate(wizard, answers, "en").steps[0] as StepState;
const askedOn = (answers: Answers, part: number) => {
  const page = pageOf(stateOf(answers), part);
  return prune(page.step, answers, page.earlier).questions.map(({ name }) => name);
};
const child = (index: number, attending: string, more: Answers = {}): Answers => ({
  [`children[${index}].first`]: `Ana ${index}`,
  [`children[${index}].attends`]: attending,
  ...(attending === "yes" ? { [`children[${index}].applies`]: "yes" } : {}),
  ...more,
});
const two = {
  ...child(0, "yes", { "children[0].services[0].name": "shut" }),
  ...child(1, "yes", { "children[1].services[0].name": "open", "children[1].services[0].hours": "3" }),
};

describe("A page per row", () => {
  test("has a number that row numbers give, and gives them", () => {
    const places = [[0], [0, 0], [0, 4], [1], [15], [15, 4]];
    expect(places.map((row) => pageOfRow(family, row))).toEqual([1, 2, 6, 7, 91, 96]);
    expect(places.map((row) => rowOfPage(family, pageOfRow(family, row)))).toEqual(places);
    expect(rowPageCount(family)).toBe(96);
    expect(readPart(family, "999")).toBe(96);
  });

  test("there are as many as there are rows, and for rows within a row as its answers ask for them", () => {
    expect(askedParts(stateOf({}))).toEqual([1]);
    expect(askedParts(stateOf(two))).toEqual([1, 2, 7, 8]);
    expect(askedParts(stateOf({ ...child(0, "no"), ...child(1, "no") }))).toEqual([1, 7]);
    expect(nextPart(stateOf(two), 2)).toBe(7);
    expect(partWithQuestion(stateOf(two), "children[1].services[0].hours")).toBe(8);
  });

  test("asks what is asked of its own row, which the server decides with that row's answers", () => {
    expect(askedOn(two, 1)).toEqual(["children[0].first", "children[0].attends", "children[0].applies"]);
    expect(askedOn(two, 2)).toEqual(["children[0].services[0].name"]);
    expect(askedOn(two, 8)).toEqual(["children[1].services[0].name", "children[1].services[0].hours"]);
    const { step, earlier } = pageOf(stateOf(two), 2);
    expect([...hiddenQuestions(step, ownAnswers(step, two), earlier)]).toEqual([
      "children[0].services[0].hours",
    ]);
  });

  test("a question that the server brings is new in the row that brings it", () => {
    const typed = { ...two, "children[0].services[0].name": "open" };
    const seen = { step: family, answers: two, earlier: {} };
    expect(newlyVisible(family, typed, {}, seen)).toEqual(["children[0].services[0].hours"]);
  });
});

describe("A page of a row is sent", () => {
  const send = async (saved: Answers, input: Partial<StepInput>) => {
    const content = { answers: saved, derived: {}, reached: 1, changed: {} };
    const draft = { version: 1, changedAt: 0, content };
    const store = {
      save: async (kept: typeof content) => ({
        is: "saved" as const,
        draft: { ...draft, content: kept },
        cookies: [],
      }),
    };
    const form = { wizard, review: undefined, language: "en" as const, draft, fresh: content };
    return saveSubmission({ ...form, store, reopen: async () => draft }, "family", {
      intent: "next",
      answers: {},
      version: 1,
      ...input,
    });
  };

  test("and leaves the other rows as they are", async () => {
    const { content } = await send(two, { part: 7, answers: child(1, "no") });
    expect(content.answers).toMatchObject(child(0, "yes", { "children[0].services[0].name": "shut" }));
    expect(content.answers["children[1].attends"]).toBe("no");
  });

  test("the row before it can be removed from it: those after it move up", async () => {
    const { content } = await send(two, {
      part: 7,
      intent: "remove:children[0]",
      answers: { ...child(1, "yes"), "children.rows": "2" },
    });
    expect(content.answers["children[0].first"]).toBe("Ana 1");
    expect(content.answers["children[0].services[0].name"]).toBe("open");
    expect(content.answers["children[1].first"]).toBeUndefined();
    expect(partAfterRows({ ...stateOf(content.answers) }, "remove:children[1]")).toBe(1);
  });

  test("a row is added after all the others, whichever page adds it", async () => {
    const { content } = await send(two, { part: 1, intent: "add:children", answers: child(0, "yes") });
    const state = { ...stateOf(content.answers), answers: content.answers };
    expect(askedParts(stateOf(content.answers))).toEqual([1, 2, 7, 8, 13]);
    expect(partToOpen(stateOf(content.answers), 13)).toBe(13);
    expect(Object.keys(pageOf(stateOf(content.answers), 13).errors)[0]).toBe("children[2].first");
    expect(partAfterRows(state, "add:children")).toBe(13);
    const inner = { ...content.answers, "children[0].services.rows": "3" };
    expect(partAfterRows({ ...state, answers: inner }, "add:children[0].services")).toBe(4);
  });

  test("Next leads from a row to those within it, then to the next row", async () => {
    const of = async (part: number, answers: Answers) => send(two, { part, answers });
    expect(await of(1, child(0, "yes"))).toMatchObject({ is: "moved", part: 2 });
    expect(await of(2, { "children[0].services[0].name": "shut" })).toMatchObject({ is: "moved", part: 7 });
    expect(await of(8, { "children[1].services[0].name": "shut" })).toMatchObject({
      is: "moved",
      to: undefined,
    });
    expect(await of(2, { "children[0].services[0].name": "open" })).toMatchObject({
      is: "more",
      focus: "children[0].services[0].hours",
    });
  });
});
