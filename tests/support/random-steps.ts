import fc from "fast-check";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { question, rows, section, step } from "#app/forms/builders.ts";
import {
  all,
  always,
  any,
  type Condition,
  fromEarlierSteps,
  is,
  not,
  onServer,
} from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Step } from "#app/forms/declaration.ts";
import { choice, choices, select } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";

/** A step and answers to all of its questions, those out of sight among them. */
export interface Filled {
  made: Step & { notes?: readonly Note[] };
  answers: Answers;
}

const kinds = {
  radio: choice(["a", "b"]),
  "radio of four": choice(["a", "b", "c", "d"]),
  checkbox: choices(["a", "b", "c"]),
  "checkbox of four": choices(["a", "b", "c", "d"]),
  select: select(["a", "b", "c", "d", "e"]),
  text: text({ max: 9 }),
};
type Kind = keyof typeof kinds;

/** A condition before it is known which questions stand before it: questions and values are picked by number. */
type Sketch =
  | { op: "is" | "onServer"; which: number; values: number }
  | { op: "all"; of: Sketch[] }
  | { op: "any"; of: Sketch[] }
  | { op: "not"; of: Sketch }
  | { op: "fromEarlierSteps"; holds: boolean };

const several = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { minLength: 1, maxLength: 3 });

const sketches = (leaf: fc.Arbitrary<Sketch>): fc.Arbitrary<Sketch> =>
  fc.letrec<{ sketch: Sketch }>((tie) => ({
    sketch: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { weight: 7, arbitrary: leaf },
      { weight: 1, arbitrary: fc.record({ op: fc.constant("all" as const), of: several(tie("sketch")) }) },
      { weight: 1, arbitrary: fc.record({ op: fc.constant("any" as const), of: several(tie("sketch")) }) },
      { weight: 2, arbitrary: fc.record({ op: fc.constant("not" as const), of: tie("sketch") }) },
    ),
  })).sketch;

const looking = <T extends "is" | "onServer">(op: T) =>
  fc.record({ op: fc.constant(op), which: fc.nat(20), values: fc.nat(30) });
const comparison: fc.Arbitrary<Sketch> = looking("is");
const reading: fc.Arbitrary<Sketch> = looking("onServer");
const fromEarlier: fc.Arbitrary<Sketch> = fc.record({
  op: fc.constant("fromEarlierSteps" as const),
  holds: fc.boolean(),
});

interface Earlier {
  name: string;
  options: readonly string[];
}

function toCondition(made: Sketch, earlier: readonly Earlier[]): Condition {
  if (made.op === "fromEarlierSteps") return fromEarlierSteps(() => made.holds);
  if (made.op === "not") return not(toCondition(made.of, earlier));
  if (made.op === "all") return all(...made.of.map((each) => toCondition(each, earlier)));
  if (made.op === "any") return any(...made.of.map((each) => toCondition(each, earlier)));
  const looksAt = earlier[made.which % Math.max(1, earlier.length)];
  if (!looksAt) return always;
  const picked = looksAt.options.filter((_, index) => made.values & (1 << index));
  const values = picked.length > 0 ? picked : looksAt.options.slice(0, 1);
  if (made.op === "is") return is(looksAt.name, ...values);
  return onServer((answers) => answersTo(answers, looksAt.name).some((value) => values.includes(value)));
}

interface SketchedSection {
  when: Sketch | null;
  questions: { kind: Kind; when: Sketch | null; answer: number }[];
  note: Sketch | null;
}

const sectionsOf = (sketch: fc.Arbitrary<Sketch>): fc.Arbitrary<SketchedSection[]> =>
  fc.array(
    fc.record({
      when: fc.option(sketch, { freq: 2 }),
      questions: fc.array(
        fc.record({
          kind: fc.constantFrom(...(Object.keys(kinds) as Kind[])),
          when: fc.option(sketch, { freq: 3 }),
          answer: fc.nat(63),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      note: fc.option(sketch, { freq: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

function build(sections: readonly SketchedSection[]): Filled {
  const earlier: Earlier[] = [];
  const answers: Record<string, readonly string[]> = {};
  const conditionOf = (when: Sketch | null) => (when ? toCondition(when, earlier) : always);
  const notes: Note[] = [];
  const built = sections.map(({ when, questions, note }, part) => {
    const condition = conditionOf(when);
    const declared = questions.map(({ kind, when, answer }, index) => {
      const name = `s${part}n${index}`;
      const entry = [name, question(kinds[kind], { when: conditionOf(when) })] as const;
      const { options = [], many } = kinds[kind];
      const given = options.filter((_, bit) => (many ? answer & (1 << bit) : bit === answer % 6));
      if (given.length > 0) answers[name] = given;
      if (options.length > 0) earlier.push({ name, options });
      return entry;
    });
    const after = `s${part}n${questions.length - 1}`;
    if (note) notes.push({ id: `s${part}`, after, when: conditionOf(note), kind: "warning" });
    return section(`s${part}`, Object.fromEntries(declared), condition);
  });
  return { made: { ...step("made", built), notes }, answers };
}

/** Steps of any conditions on any earlier questions, with any answers. */
export const anyStep = sectionsOf(
  sketches(
    fc.oneof(
      { weight: 6, arbitrary: comparison },
      { weight: 1, arbitrary: fromEarlier },
      { weight: 1, arbitrary: reading },
    ),
  ),
).map(build);

/** The same where every condition hangs on what is chosen on the page. */
export const unsettledStep = sectionsOf(sketches(comparison)).map(build);

const family = step("family", [
  section("siblings", {
    any: question(choice(["yes", "no"])),
    siblings: rows(
      {
        known: question(choice(["yes", "no"])),
        sex: question(choice(["f", "m"]), { when: is("siblings[].known", "yes") }),
        twin: question(choice(["yes", "no"]), {
          when: all(is("any", "yes"), not(is("siblings[].sex", "m"))),
        }),
      },
      { max: 4 },
    ),
  }),
]);
const yesNo = fc.constantFrom("yes", "no", "");

/** A step of repeated rows, whose questions hang on their own row and on one outside. */
export const stepWithRows: fc.Arbitrary<Filled> = fc
  .record({
    any: yesNo,
    siblings: fc.array(fc.record({ known: yesNo, sex: fc.constantFrom("f", "m", ""), twin: yesNo }), {
      maxLength: 4,
    }),
  })
  .map(({ any, siblings }) => {
    const inRows = siblings.flatMap((row, index) =>
      Object.entries(row).map(([key, value]) => [`siblings[${index}].${key}`, value]),
    );
    const typed = [["any", any], ["siblings.rows", String(siblings.length)], ...inRows];
    return { made: family, answers: Object.fromEntries(typed.filter(([, value]) => value)) };
  });
