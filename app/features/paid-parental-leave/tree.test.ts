import { describe, expect, test } from "vitest";
import { limits, numbers } from "./limits.ts";
import { words } from "./numbered-words.ts";
import { outcomes } from "./outcomes.ts";
import { type CheckerNode, type CheckerQuestion, isEnd, type OutcomeId, tree } from "./tree.ts";
import {
  type AnsweredQuestion,
  addressAfter,
  followTree,
  parameters,
  questionsLeft,
  searchOf,
} from "./tree-path.ts";

interface Path {
  answered: readonly AnsweredQuestion[];
  node: CheckerNode;
}

/** Every node of the tree with the answers that lead to it. */
function pathsFrom(node: CheckerNode, answered: readonly AnsweredQuestion[] = []): Path[] {
  const here = { answered, node };
  if (isEnd(node)) return [here];
  const further = Object.entries(node.answers).flatMap(([answer, next]) =>
    pathsFrom(next, [...answered, { question: node, answer }]),
  );
  return [here, ...further];
}

const paths = pathsFrom(tree);
const searchFor = ({ answered }: Path) => searchOf(answered) || "(start)";
const ends = paths.filter(({ node }) => isEnd(node));

describe("The tree of questions", () => {
  test("every question has answers to choose from, and every path ends in a result after six of them at most [financial-help/leave/tree]", () => {
    const open = paths.filter(({ node }) => !isEnd(node) && Object.keys(node.answers).length < 2);
    expect(open.map(searchFor)).toEqual([]);
    expect(Math.max(...ends.map(({ answered }) => answered.length))).toBe(6);
    expect(questionsLeft(tree)).toBe(6);
  });

  test("every result is reached [financial-help/leave/tree]", () => {
    const reached = new Set(ends.flatMap(({ node }) => (isEnd(node) ? [node.outcome] : [])));
    expect([...reached].sort()).toEqual(Object.keys(outcomes).sort());
  });

  test.each(paths.map((path) => [searchFor(path), path] as const))(
    "%s has an address of its own that leads back to it",
    (_said, { answered, node }) => {
      const address = addressAfter(answered, node);
      expect(followTree(new URL(address, "http://site").searchParams)).toEqual({ answered, node });
    },
  );

  test("no two nodes share an address, and no address names a question twice", () => {
    expect(new Set(paths.map(searchFor)).size).toBe(paths.length);
    const twice = paths.filter(
      ({ answered }) => new Set(answered.map((g) => g.question.name)).size < answered.length,
    );
    expect(twice.map(searchFor)).toEqual([]);
  });

  test.each(paths.map((path) => [searchFor(path), path] as const))(
    "no text of %s is missing in either language, and none has a gap",
    (_said, { node }) => {
      for (const language of ["en", "mi"] as const) {
        const t = words(language);
        const texts = isEnd(node) ? textsOf(node.outcome, t) : questionTexts(node, t);
        for (const text of texts) expect(text).toMatch(/^[^{}]{2,}$/);
      }
    },
  );

  test("an address can say no more than the tree asks", () => {
    const asked = new Set(
      paths.flatMap(({ answered }) => answered.map((g) => `${g.question.name}=${g.answer}`)),
    );
    const known = Object.entries(parameters).flatMap(([name, values]) => values.map((v) => `${name}=${v}`));
    expect(known.sort()).toEqual([...asked].sort());
    expect(known.filter((each) => !/^[a-z0-9-]{1,40}=[a-z0-9-]{1,40}$/.test(each))).toEqual([]);
  });
});

type T = ReturnType<typeof words>;

function questionTexts({ id, answers }: CheckerQuestion, t: T): string[] {
  const own = Object.keys(answers).filter((answer) => !["yes", "no"].includes(answer));
  return [
    t(`questions/${id}/question`),
    ...own.map((answer) => t.find(`questions/${id}/answers/${answer}`) ?? ""),
  ];
}

function textsOf(outcome: OutcomeId, t: T): string[] {
  const { steps, law } = outcomes[outcome];
  return [
    t(`outcomes/${outcome}/title`),
    t(`outcomes/${outcome}/text`),
    ...steps.map((step) => t(`steps/${step}`)),
    ...law.map((id) => t(`law/${id}`)),
  ];
}

describe("What comes out for somebody", () => {
  const birth = { situation: "giving-birth" };
  const transfer = { situation: "transferring", worked: "yes" };
  const care = { situation: "taking-responsibility" };
  const baby = { situation: "baby-under-1" };
  const partner = { ...transfer, partner: "yes", "partner-worked": "yes" };
  const good = { worked: "yes", stopping: "yes", recent: "no" };

  const people: [string, Record<string, string>, OutcomeId][] = [
    ["gives birth, has worked enough, stops, had no payments lately", { ...birth, ...good }, "own"],
    ["gives birth, has not worked enough", { ...birth, worked: "no" }, "work"],
    ["gives birth, has worked enough, does not stop", { ...birth, worked: "yes", stopping: "no" }, "leave"],
    ["gives birth 20 weeks after payments for another child", { ...birth, ...good, recent: "yes" }, "recent"],
    [
      "transfers to a partner who has worked enough and stops",
      { ...partner, "partner-stopping": "yes", "partner-recent": "no" },
      "transfer",
    ],
    ["would transfer, but has not worked enough", { ...transfer, worked: "no" }, "nothingToTransfer"],
    ["would transfer to somebody who is no partner", { ...transfer, partner: "no" }, "partner"],
    ["would transfer to a partner who has not worked enough", { ...partner, "partner-worked": "no" }, "work"],
    ["would transfer to a partner who does not stop", { ...partner, "partner-stopping": "no" }, "leave"],
    [
      "would transfer to a partner who had payments lately",
      { ...partner, "partner-stopping": "yes", "partner-recent": "yes" },
      "recent",
    ],
    [
      "adopts a child of five for good, has worked enough and stops",
      { ...care, permanent: "yes", "under-6": "yes", ...good },
      "inCare",
    ],
    ["takes in a child for a time", { ...care, permanent: "no" }, "temporary"],
    ["adopts a child of six", { ...care, permanent: "yes", "under-6": "no" }, "age"],
    [
      "adopts, but has not worked enough",
      { ...care, permanent: "yes", "under-6": "yes", worked: "no" },
      "work",
    ],
    [
      "adopts, but does not stop",
      { ...care, permanent: "yes", "under-6": "yes", worked: "yes", stopping: "no" },
      "leave",
    ],
    [
      "adopts soon after payments for another child",
      { ...care, permanent: "yes", "under-6": "yes", ...good, recent: "yes" },
      "recent",
    ],
    [
      "has a baby nobody was paid for, and is not back at work",
      { ...baby, "already-paid": "no", returned: "no", worked: "yes", recent: "no" },
      "withBaby",
    ],
    ["has a baby somebody was paid for", { ...baby, "already-paid": "yes" }, "already"],
    ["has a baby and is back at work", { ...baby, "already-paid": "no", returned: "yes" }, "returned"],
    [
      "has a baby and had not worked enough",
      { ...baby, "already-paid": "no", returned: "no", worked: "no" },
      "work",
    ],
    [
      "has a baby soon after payments for another child",
      { ...baby, "already-paid": "no", returned: "no", worked: "yes", recent: "yes" },
      "recent",
    ],
    ["is in none of these situations", { situation: "none" }, "none"],
    ["has lost a baby, who is asked nothing more", { situation: "loss" }, "loss"],
  ];

  test.each(people)("somebody who %s", (_who, answers, outcome) => {
    expect(followTree(new URLSearchParams(answers)).node).toEqual({ outcome });
  });

  test("there is somebody for every path", () => {
    const ways = people.map(([, answers]) => searchOf(followTree(new URLSearchParams(answers)).answered));
    expect(ways.sort()).toEqual(ends.map(searchFor).sort());
  });

  test.each([
    ["an answer that nobody offers", "situation=giving-birth&worked=perhaps", "worked"],
    ["a question out of turn", "situation=giving-birth&stopping=yes", "worked"],
    ["no start", "worked=yes&stopping=yes", "situation"],
    ["something every object has", "situation=constructor", "situation"],
    ["nothing", "", "situation"],
  ])("%s leads to the last good question", (_what, address, name) => {
    expect(followTree(new URLSearchParams(address)).node).toMatchObject({ name });
  });
});

describe("The limits of the law [financial-help/leave/limits]", () => {
  test.each([
    ["weeksOfPayments", 26],
    ["weeksBetween", 26],
    ["hoursAWeek", 10],
    ["weeksWorked", 26],
    ["weeksLookedAt", 52],
    ["ageInCare", 6],
    ["ageToApply", 1],
    ["monthsOfNotice", 3],
    ["weeksEarly", 6],
    ["weeksPreterm", 13],
    ["weeksOfPregnancy", 37],
  ] as const)("%s is %i", (name, value) => {
    expect(numbers[name]).toBe(value);
    expect(limits[name].by.address).toMatch(
      /^https:\/\/www\.legislation\.govt\.nz\/act\/public\/1987\/0129\//,
    );
  });
});
