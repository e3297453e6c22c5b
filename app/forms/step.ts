import { type Answers, answersTo } from "./answers.ts";
import { all, always, type Condition, inRow } from "./condition.ts";
import type { Field } from "./field.ts";

/** A question as a step declares it; its name is where it stands in the declaration. */
export interface Declared {
  readonly field: Field;
  readonly when: Condition;
  /** Whether it must be answered while it is asked. */
  readonly required: boolean | Condition;
  /** Token for the browser's own memory, where it helps the visitor. */
  readonly autoComplete?: string;
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
  /** Short id of its element in the page. */
  readonly id: string;
  readonly section: string;
  /** The row it belongs to. */
  readonly rows?: RowsInPlace & { readonly index: number };
}

/** Repeated questions as a page shows them. */
export interface RowsInPlace {
  readonly name: string;
  readonly count: number;
  /** As many as the page or its answers ask for: more than `max` is a mistake to be told, not to be dropped. */
  readonly wanted: number;
  readonly min: number;
  readonly max: number;
  readonly when: Condition;
  /** The class of the buttons that add and remove its rows. */
  readonly className: string;
}

type Options = Partial<Pick<Declared, "when" | "required" | "autoComplete">>;

/** Makes a question of a field kind. It is required while it is asked, unless the options say otherwise. */
export function question(field: Field, options: Options = {}): Declared {
  return { field, when: always, required: true, ...options };
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

/** The repeated questions of a section. */
export function rowsOf(section: Section, answers: Answers): RowsInPlace[] {
  return [...rowsIn(section.questions, "")].map(([name, rows]) => inPlace(rows, name, answers));
}

/** The repeated questions of a whole step. */
export const allRowsOf = (step: Step, answers: Answers): RowsInPlace[] =>
  step.sections.flatMap((section) => rowsOf(section, answers));

function* rowsIn(group: Group, prefix: string): Generator<[string, Rows]> {
  for (const [key, entry] of Object.entries(group)) {
    if (isRows(entry)) yield [prefix + key, entry];
    else if (isGroup(entry)) yield* rowsIn(entry, `${prefix}${key}.`);
  }
}

/** The control that says how many rows a page shows, so that an empty row is not lost. */
export const rowCountName = (name: string): string => `${name}.rows`;

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

const isRows = (entry: Group[string]): entry is Rows => "row" in entry;
const isQuestion = (entry: Group[string]): entry is Declared => "field" in entry;
const isGroup = (entry: Group[string]): entry is Group => !isRows(entry) && !isQuestion(entry);

function* inGroup(
  group: Group,
  prefix: string,
  section: string,
  answers: Answers,
  template = prefix,
): Generator<Omit<Question, "id">> {
  for (const [key, entry] of Object.entries(group)) {
    const name = prefix + key;
    if (isQuestion(entry)) yield { ...entry, name, template: template + key, section };
    else if (isRows(entry)) yield* inRows(entry, name, section, answers);
    else yield* inGroup(entry, `${name}.`, section, answers, `${template}${key}.`);
  }
}

function* inRows(
  group: Rows,
  name: string,
  section: string,
  answers: Answers,
): Generator<Omit<Question, "id">> {
  const rows = inPlace(group, name, answers);
  for (let index = 0; index < rows.count; index++) {
    for (const question of inGroup(group.row, `${name}[${index}].`, section, answers, `${name}[].`)) {
      const condition = inRow(all(group.when, question.when), name, index);
      yield { ...question, when: condition, rows: { ...rows, index } };
    }
  }
}

function inPlace({ min, max, when }: Rows, name: string, answers: Answers): RowsInPlace {
  const wanted = Math.max(min, rowsWanted(name, answers));
  const className = `rows-${name.replace(/\W/g, "-")}`;
  return { name, min, max, when, className, wanted, count: Math.min(max, wanted) };
}

/** As many rows as a page says it shows, or its answers need. */
export function rowsWanted(name: string, answers: Answers): number {
  const [shown = ""] = answersTo(answers, rowCountName(name));
  const said = /^\d+$/.test(shown) ? Math.min(999, Number(shown)) : 0;
  const used = Object.keys(answers).map((key) => rowIndex(key, name) + 1);
  return Math.max(0, said, ...used);
}

/** The number of the row that a control's name belongs to, or -1. */
export function rowIndex(controlName: string, rows: string): number {
  if (!controlName.startsWith(`${rows}[`)) return -1;
  const index = Number.parseInt(controlName.slice(rows.length + 1), 10);
  return index >= 0 ? index : -1;
}

/** The names of a question's controls. */
export const controlsOf = (question: Pick<Question, "name" | "field">): string[] =>
  question.field.parts.map((part) => question.name + part);
