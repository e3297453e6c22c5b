import { describe, expect, test } from "vitest";
import type { Answers } from "../answers.ts";
import { question, rows, section, step, when } from "../builders.ts";
import { choices, yesNo } from "../fields/choice.tsx";
import { date } from "../fields/date.tsx";
import { text } from "../fields/text.tsx";
import { fromEarlierSteps, is, not } from "./condition.ts";
import { prune } from "./prune.ts";

const pets = step("pets", [
  section("own", {
    hasPets: question(yesNo()),
    ...when(is("hasPets", "yes"), {
      kinds: question(choices(["cat", "dog"])),
      ...when(is("kinds", "dog"), { dogName: question(text({ max: 20 })) }),
    }),
    ...when(not(is("hasPets", "yes")), { wantsPets: question(yesNo()) }),
    born: question(date()),
  }),
  section(
    "walks",
    {
      walks: rows(
        { far: question(yesNo()), ...when(is("walks[].far", "yes"), { bag: question(yesNo()) }) },
        { max: 3 },
      ),
    },
    is("kinds", "dog"),
  ),
  section(
    "past",
    { hadPets: question(yesNo()) },
    fromEarlierSteps((earlier) => earlier.age === "old"),
  ),
]);

const withDog: Answers = { hasPets: "yes", kinds: ["cat", "dog"], dogName: "Rex" };

interface Row {
  sentence: string;
  answers: Answers;
  earlier?: Answers;
  asked: string[];
  kept: Answers;
}

const cases: Row[] = [
  {
    sentence: "asks only what needs no answer when nothing was answered",
    answers: {},
    asked: ["hasPets", "wantsPets", "born"],
    kept: {},
  },
  {
    sentence: "keeps what is asked",
    answers: withDog,
    asked: ["hasPets", "kinds", "dogName", "born"],
    kept: withDog,
  },
  {
    sentence: "drops the answer to a question that is no longer asked",
    answers: { hasPets: "no", wantsPets: "no", kinds: "cat" },
    asked: ["hasPets", "wantsPets", "born"],
    kept: { hasPets: "no", wantsPets: "no" },
  },
  {
    sentence:
      "clears in a cascade: a hidden answer shows nothing, however long the chain [birth/changes/hidden]",
    answers: { ...withDog, hasPets: "no", "walks[0].far": "yes", "walks[0].bag": "yes" },
    asked: ["hasPets", "wantsPets", "born"],
    kept: { hasPets: "no" },
  },
  {
    sentence: "a question hangs on one of several answers",
    answers: { hasPets: "yes", kinds: "cat", dogName: "Rex" },
    asked: ["hasPets", "kinds", "born"],
    kept: { hasPets: "yes", kinds: "cat" },
  },
  {
    sentence: "keeps every part of a question with parts",
    answers: { "born.day": "1", "born.month": "May", "born.year": "2018" },
    asked: ["hasPets", "wantsPets", "born"],
    kept: { "born.day": "1", "born.month": "May", "born.year": "2018" },
  },
  {
    sentence: "drops parts that the question does not have",
    answers: { born: "1 May 2018", "born.hour": "3" },
    asked: ["hasPets", "wantsPets", "born"],
    kept: {},
  },
  {
    sentence: "empty answers are none",
    answers: { hasPets: "", kinds: [] },
    asked: ["hasPets", "wantsPets", "born"],
    kept: {},
  },
  {
    sentence: "drops names that no question has, prototype names among them",
    answers: { hasPets: "no", owner: "1", ["__proto__"]: "x", constructor: "y", toString: "z" },
    asked: ["hasPets", "wantsPets", "born"],
    kept: { hasPets: "no" },
  },
  {
    sentence: "asks the questions of each row by the row's own answers",
    answers: {
      ...withDog,
      "walks[0].far": "no",
      "walks[0].bag": "yes",
      "walks[1].far": "yes",
      "walks[1].bag": "no",
    },
    asked: ["hasPets", "kinds", "dogName", "born", "walks[0].far", "walks[1].far", "walks[1].bag"],
    kept: { ...withDog, "walks[0].far": "no", "walks[1].far": "yes", "walks[1].bag": "no" },
  },
  {
    sentence: "a section is asked when an earlier step settled it",
    answers: { hadPets: "yes" },
    earlier: { age: "old" },
    asked: ["hasPets", "wantsPets", "born", "hadPets"],
    kept: { hadPets: "yes" },
  },
];

describe("pruning", () => {
  for (const { sentence, answers, earlier, asked, kept } of cases) {
    test(sentence, () => {
      const pruned = prune(pets, answers, earlier);
      expect(pruned.questions.map(({ name }) => name)).toEqual(asked);
      expect(pruned.answers).toEqual(kept);
    });
  }

  test.each(cases)(
    "one pass is enough: pruning again changes nothing ($sentence)",
    ({ answers, earlier }) => {
      const once = prune(pets, answers, earlier);
      const twice = prune(pets, once.answers, earlier);
      expect(twice.answers).toEqual(once.answers);
      expect(twice.questions.map(({ name }) => name)).toEqual(once.questions.map(({ name }) => name));
    },
  );

  test("does not change the answers it was given", () => {
    const answers = Object.freeze({ hasPets: "no", kinds: Object.freeze(["dog"]) });
    expect(prune(pets, answers).answers).toEqual({ hasPets: "no" });
  });
});
