import type { Answers } from "./answers.ts";
import { all, always, type Condition, inRow } from "./condition.ts";
import type { Field } from "./field.ts";
import { allRowsOf, inPlace, type RowsInPlace } from "./rows-in-place.ts";

/** A question as a step declares it; its name is where it stands in the declaration. */
export interface Declared {
  readonly field: Field;
  readonly when: Condition;
  /** Whether it must be answered while it is asked. */
  readonly required: boolean | Condition;
  /** Token for the browser's own memory, where it helps the visitor. */
  readonly autoComplete?: string;
  /** Options that are offered only while a condition on earlier steps holds, by their values. */
  readonly offers?: Readonly<Record<string, Condition>>;
}

/** A group of questions that can be repeated; each repetition is a row. */
export interface Rows {
  readonly row: Group;
  readonly min: number;
  readonly max: number;
  readonly when: Condition;
}

export interface Group {
  readonly [name: string]: Declared | Rows | Group;
}

export interface Section {
  readonly name: string;
  readonly when: Condition;
  readonly questions: Group;
}

export interface Step {
  readonly name: string;
  readonly sections: readonly Section[];
}

/** A question in its place: everything else in the kit reads from this. */
export interface Question extends Declared {
  readonly name: string;
  /** The name its words stand under: row numbers left out. */
  readonly template: string;
  /** The number of its row, from 1, where its name has one: `{{row}}` in its words. */
  readonly row?: number;
  /** Short id of its element in the page. */
  readonly id: string;
  readonly section: string;
  /** The row it belongs to. */
  readonly rows?: RowsInPlace & { readonly index: number };
}

type Options = Partial<Pick<Declared, "when" | "required" | "autoComplete" | "offers">>;

/** Makes a question of a field kind. It is required while it is asked, unless the options or the kind say otherwise. */
export function question(field: Field, options: Options = {}): Declared {
  return { field, when: always, required: !field.isOptional, ...options };
}

/** All questions of a group are asked only while a condition holds. */
export function when<const G extends Group>(condition: Condition, group: G): G {
  const guarded = Object.entries(group).map(([name, entry]) => [
    name,
    isGroup(entry) ? when(condition, entry) : { ...entry, when: all(condition, entry.when) },
  ]);
  return Object.fromEntries(guarded);
}

/** Questions that can be repeated: rows are added and removed by submit buttons. */
export const rows = (row: Group, { min = 0, max }: { min?: number; max: number }): Rows => ({
  row,
  min,
  max,
  when: always,
});

/** A part of a page with a heading of its own, asked only while its condition holds. */
export function section(name: string, questions: Group, condition: Condition = always): Section {
  return { name, when: condition, questions: when(condition, questions) };
}

/** A page of questions. */
export const step = (name: string, sections: readonly Section[]): Step => ({ name, sections });

/** All questions of a step in their order, with as many rows as the answers have. */
export function questionsOf(step: Step, answers: Answers): Question[] {
  const known = withoutRows.get(step);
  if (known) return known;
  const found = step.sections.flatMap((section) => [
    ...inGroup(section.questions, "", section.name, answers),
  ]);
  const questions = found.map((question, index) => ({ ...question, id: `q${index}` }));
  if (allRowsOf(step, {}).length === 0) withoutRows.set(step, questions);
  return questions;
}

const withoutRows = new WeakMap<Step, Question[]>();

/** The names of a question's controls. */
export const controlsOf = (question: Pick<Question, "name" | "field">): string[] =>
  question.field.parts.map((part) => question.name + part);

/** Tells entries of a declaration that are repeated from those that are not. */
export const isRows = (entry: Group[string]): entry is Rows => "row" in entry;
const isQuestion = (entry: Group[string]): entry is Declared => "field" in entry;
/** Tells groups from single questions and repeated ones. */
export const isGroup = (entry: Group[string]): entry is Group => !isRows(entry) && !isQuestion(entry);

function* inGroup(
  group: Group,
  prefix: string,
  section: string,
  answers: Answers,
): Generator<Omit<Question, "id">> {
  for (const [key, entry] of Object.entries(group)) {
    const name = prefix + key;
    if (isQuestion(entry)) yield { ...entry, ...inPlaceOf(name), section };
    else if (isRows(entry)) yield* inRows(entry, name, section, answers);
    else yield* inGroup(entry, `${name}.`, section, answers);
  }
}

/** A question's name, what its words stand under, and its row: declared in place or repeated. */
function inPlaceOf(name: string): Pick<Question, "name" | "template" | "row"> {
  const [, index] = /\[(\d+)\]/.exec(name) ?? [];
  const row = index === undefined ? {} : { row: Number(index) + 1 };
  return { name, template: name.replace(/\[\d+\]/g, "[]"), ...row };
}

function* inRows(
  group: Rows,
  name: string,
  section: string,
  answers: Answers,
): Generator<Omit<Question, "id">> {
  const rows = inPlace(group, name, answers);
  for (let index = 0; index < rows.count; index++) {
    for (const question of inGroup(group.row, `${name}[${index}].`, section, answers)) {
      const condition = inRow(all(group.when, question.when), name, index);
      yield { ...question, when: condition, rows: { ...rows, index } };
    }
  }
}
