import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import { fromEarlierSteps, onServer } from "#app/forms/conditions/condition.ts";
import { choice } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import type { Wizard } from "../wizard.ts";
import type { DraftStore, SavedDraft, SavedForm } from "./saved-form.ts";
import { saveSubmission } from "./submit.ts";
import type { StepActions, StepInput } from "./types.ts";

const short = { label: "?", short: "Short" };
const names = ["pet", "name", "age", "why", "food", "note"];

/** Pets: what it is and how it is called; what a cat eats, and why a long name; a last word. */
const wizard: Wizard = {
  steps: [
    step("pet", [
      section("pet", {
        pet: question(choice(["cat", "dog", "none"])),
        name: question(text({ max: 9 })),
        why: question(text({ max: 9 }), {
          when: onServer((answers) => String(answers.name ?? "").length > 5),
        }),
      }),
    ]),
    {
      ...step("food", [
        section("food", {
          food: question(text({ max: 9 }), { when: fromEarlierSteps((earlier) => earlier.pet === "cat") }),
          age: question(text({ max: 9 }), { when: fromEarlierSteps((earlier) => earlier.isKnown === "yes") }),
        }),
      ]),
      isSkipped: (earlier) => earlier.pet === "dog",
    },
    step("last", [section("last", { note: question(text({ max: 9 }), { required: false }) })]),
  ],
  texts: () => Object.fromEntries(names.map((name) => [name, short])),
  isUnlocked: ({ pet }) => pet !== undefined && pet !== "none",
};

const fresh: SavedForm = { answers: {}, derived: {}, reached: 1, changed: {} };

/** One draft in memory, that other windows write too. */
function storeOf(first?: SavedForm) {
  let draft: SavedDraft<SavedForm> | undefined = first && { version: 1, changedAt: 0, content: first };
  let saves = 0;
  const store: DraftStore<SavedForm> & { isDown?: boolean; before?: (() => void) | undefined } = {
    async save(content, over) {
      const meanwhile = store.before;
      store.before = undefined;
      meanwhile?.();
      if (store.isDown) return { is: "unavailable" };
      if (over?.version !== draft?.version) return { is: "changed-meanwhile" };
      saves++;
      draft = { version: (draft?.version ?? 0) + 1, changedAt: 0, content };
      return { is: "saved", draft, cookies: ["c=1"] };
    },
  };
  const press = (name: string, sent: Partial<StepInput>, doing: StepActions = {}, read = draft) =>
    saveSubmission(
      { wizard, review: "last", language: "en", store, draft: read, fresh, reopen: async () => draft },
      name,
      { intent: "next", answers: {}, version: read?.version ?? 0, ...sent },
      doing,
    );
  return {
    store,
    press,
    now: () => draft?.content.answers,
    content: () => draft?.content,
    version: () => draft?.version,
    saves: () => saves,
    /** Another window saves something in a step. */
    other(answers: Answers, name: string) {
      const version = (draft?.version ?? 0) + 1;
      const content = { ...(draft?.content ?? fresh), answers: { ...draft?.content.answers, ...answers } };
      draft = {
        version,
        changedAt: 0,
        content: { ...content, changed: { ...content.changed, [name]: version } },
      };
    },
  };
}

const cat = { pet: "cat", name: "Tui" };
const savedWith = (answers: Answers): SavedForm => ({ ...fresh, answers });

describe("Next", () => {
  test("keeps what is good and moves on [birth/wizard/next]", async () => {
    const { press, content } = storeOf();
    const outcome = await press("pet", { answers: cat });
    expect(outcome).toMatchObject({ is: "moved", to: { name: "food" }, cookies: ["c=1"] });
    expect(content()).toEqual({ answers: cat, derived: {}, reached: 2, changed: { pet: 1 } });
  });

  test("is refused while the step is invalid; what was typed is kept", async () => {
    const { press, now } = storeOf();
    const outcome = await press("pet", { answers: { pet: "cow" } });
    expect(outcome).toMatchObject({
      is: "refused",
      errors: { pet: expect.anything(), name: expect.anything() },
    });
    expect(now()).toEqual({ pet: "cow" });
  });

  test("jumps over what is passed over, and drops what is not asked", async () => {
    const { press, now } = storeOf(savedWith({ ...cat, food: "fish" }));
    expect(await press("pet", { answers: { ...cat, pet: "dog" } })).toMatchObject({ to: { name: "last" } });
    expect(now()).toEqual({ pet: "dog", name: "Tui" });
  });

  test("drops nothing where the answers lead nowhere: a slip can be put right", async () => {
    const { press, now } = storeOf(savedWith({ ...cat, food: "fish" }));
    const outcome = await press("pet", { answers: { ...cat, pet: "none" } });
    expect(outcome).toMatchObject({ is: "moved", to: { name: "pet" } });
    expect(now()).toEqual({ pet: "none", name: "Tui", food: "fish" });
  });

  test("where only the answers bring further questions nobody is blamed: the step comes again", async () => {
    const { press, now } = storeOf();
    const answers = { pet: "cat", name: "Tuitui" };
    expect(await press("pet", { answers })).toMatchObject({ is: "more", focus: "why" });
    expect(now()).toEqual(answers);
    expect(await press("pet", { answers })).toMatchObject({
      is: "refused",
      errors: { why: expect.anything() },
    });
  });

  test("with other faults too only those are told", async () => {
    const outcome = await storeOf().press("pet", { answers: { name: "Tuitui" } });
    expect(outcome.is === "refused" && Object.keys(outcome.errors)).toEqual(["pet"]);
  });

  test("of a step that cannot be opened yet leads to what is to do, and loses nothing", async () => {
    const { press, now } = storeOf();
    expect(await press("food", { answers: { food: "fish" } })).toMatchObject({
      is: "moved",
      to: { name: "pet" },
    });
    expect(now()).toEqual({ food: "fish" });
  });

  test("pressed twice is as good as once", async () => {
    const { press, saves, version } = storeOf();
    await press("pet", { answers: cat });
    const outcome = await press("pet", { answers: cat, version: 0 });
    expect(outcome).toMatchObject({ is: "moved", to: { name: "food" } });
    expect([saves(), version()]).toEqual([1, 1]);
  });
});

describe("Other buttons", () => {
  test.each(["back", "language", "save-draft", "keep"])(
    "%s keeps what was typed without a check",
    async (intent) => {
      const { press, now } = storeOf(savedWith({ ...cat, food: "fish" }));
      const outcome = await press("pet", { intent, answers: { pet: "cow" } });
      expect(outcome.is).toBe(intent === "back" ? "moved" : "stored");
      expect(now()).toEqual({ pet: "cow", food: "fish" });
    },
  );

  test("Back leads to the step before, jumping over what is passed over", async () => {
    const { press } = storeOf(savedWith({ pet: "dog", name: "Tui" }));
    expect(await press("last", { intent: "back" })).toMatchObject({ is: "moved", to: { name: "pet" } });
  });

  test("Return to review leads to the last step, or to what is to do before [birth/wizard/return-to-review]", async () => {
    const { press } = storeOf(savedWith({ ...cat, food: "fish" }));
    expect(await press("pet", { intent: "review", answers: cat })).toMatchObject({ to: { name: "last" } });
    expect(await storeOf(savedWith(cat)).press("pet", { intent: "review", answers: cat })).toMatchObject({
      to: { name: "food" },
    });
  });

  test("check tells what is wrong and keeps nothing", async () => {
    const { press, saves } = storeOf();
    expect(await press("pet", { intent: "check" })).toMatchObject({
      is: "checked",
      errors: { pet: expect.anything() },
    });
    expect(saves()).toBe(0);
  });

  test("what follows from a press is settled, and it goes on", async () => {
    const { press, now } = storeOf(savedWith(cat));
    const doing = { shortcut: () => ({ food: "none" }) };
    expect(await press("food", { intent: "skip" }, doing)).toMatchObject({
      is: "moved",
      to: { name: "last" },
    });
    expect(now()).toEqual({ ...cat, food: "none" });
  });

  test("an act tells what it found out; what is asked by that is in focus", async () => {
    const { press, content } = storeOf(savedWith(cat));
    const run = async () => ({ derived: { isKnown: "yes" } });
    const outcome = await press("food", { intent: "find-out", answers: { food: "fish" } }, { run });
    expect(outcome).toMatchObject({ is: "done", focus: "age" });
    expect(content()).toMatchObject({ answers: { ...cat, food: "fish" }, derived: { isKnown: "yes" } });
  });

  test("an act is done once, however often what is kept changes meanwhile", async () => {
    const pets = storeOf(savedWith(cat));
    let times = 0;
    const run = async () => ({ derived: { isKnown: String(++times) } });
    pets.store.before = () => pets.other({ note: "x" }, "last");
    await pets.press("food", { intent: "find-out" }, { run });
    expect([times, pets.content()?.derived]).toEqual([1, { isKnown: "1" }]);
  });
});

describe("Two windows [quality/drafts/versions]", () => {
  test("different steps both save and both stay", async () => {
    const pets = storeOf(savedWith(cat));
    pets.store.before = () => pets.other({ note: "x" }, "last");
    expect(await pets.press("food", { answers: { food: "fish" } })).toMatchObject({ is: "moved" });
    expect(pets.now()).toMatchObject({ ...cat, food: "fish" });
    expect(pets.content()?.changed).toEqual({ last: 2, food: 3 });
  });

  test.each([false, true])(
    "the same step saved from an old version is not overwritten but returned with both (at the same moment: %s)",
    async (isAtOnce) => {
      const pets = storeOf(savedWith(cat));
      const change = () => pets.other({ name: "Kea" }, "pet");
      if (isAtOnce) pets.store.before = change;
      else change();
      const outcome = await pets.press("pet", { answers: { ...cat, name: "Moa" }, version: 1 });
      expect(outcome).toMatchObject({
        is: "conflict",
        differences: [{ name: "name", label: "Short", saved: "Kea", typed: "Moa" }],
        content: { answers: { name: "Moa" } },
        draft: { version: 2 },
      });
      expect(pets.now()).toEqual({ ...cat, name: "Kea" });
      const chosen = await pets.press("pet", { answers: { ...cat, name: "Moa" }, version: 2 });
      expect([chosen.is, pets.now()?.name]).toEqual(["moved", "Moa"]);
    },
  );

  test("the same answers in both are no conflict", async () => {
    const pets = storeOf(savedWith(cat));
    pets.other({ name: "Kea" }, "pet");
    const outcome = await pets.press("pet", { answers: { ...cat, name: "Kea" }, version: 1 });
    expect(outcome.is).toBe("moved");
  });
});

describe("When nothing can be kept", () => {
  test("all that was typed is in the outcome, with what is wrong", async () => {
    const pets = storeOf(savedWith(cat));
    pets.store.isDown = true;
    const outcome = await pets.press("pet", { answers: { name: "Moa" } });
    expect(outcome).toMatchObject({
      is: "unsaved",
      content: { answers: { name: "Moa" } },
      errors: { pet: expect.anything() },
    });
    expect(pets.now()).toEqual(cat);
  });

  test.each([false, true])(
    "an answer that is too long is named and not stored, a draft that is too large says so (%s)",
    async (isLarge) => {
      const { store, press, saves } = storeOf();
      if (isLarge) store.save = async () => ({ is: "unavailable", isTooLarge: true });
      const answers = { pet: "cat", name: "a".repeat(isLarge ? 4 : 5001) };
      const outcome = await press("pet", { answers });
      expect(outcome).toMatchObject({ is: "unsaved", because: { is: "too-long" }, content: { answers } });
      expect(outcome).toHaveProperty("errors.name", [expect.stringContaining("shorten")]);
      expect(saves()).toBe(0);
    },
  );

  test("windows that never stop writing do not hold it up for ever", async () => {
    const pets = storeOf(savedWith(cat));
    const again = () => {
      pets.other({ note: "x" }, "last");
      pets.store.before = again;
    };
    again();
    expect((await pets.press("food", { answers: { food: "fish" } })).is).toBe("unsaved");
  });
});
