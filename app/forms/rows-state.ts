import { type Answers, answersTo } from "./answers.ts";
import { all, type Condition, forRow } from "./conditions/condition.ts";
import { type Group, isGroup, isRows, type Rows, type Section, type Step } from "./declaration.ts";

export interface RowsState {
  readonly name: string;
  readonly count: number;
  /** More than `max` is an error, not cut off. */
  readonly requested: number;
  readonly min: number;
  readonly max: number;
  readonly canBeEmptied: boolean;
  readonly when: Condition;
  readonly className: string;
}

export function rowsOfSection(section: Section, answers: Answers): RowsState[] {
  return [...rowsIn(section.questions, "", answers)];
}

export const rowsOfStep = (step: Step, answers: Answers): RowsState[] =>
  step.sections
    .flatMap((section) => rowsOfSection(section, answers))
    .filter((rows) => !step.ofRow || isAround(rows, step.ofRow));

function isAround({ name }: Pick<RowsState, "name">, row: readonly number[]): boolean {
  const outer = rowNumbers(name);
  return outer.length < row.length && outer.every((number, depth) => number === row[depth]);
}

/** `children[2].services[0].email` is in row 2, and there in row 0. */
export const rowNumbers = (name: string): number[] =>
  [...name.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));

function* rowsIn(group: Group, prefix: string, answers: Answers): Generator<RowsState> {
  for (const [key, entry] of Object.entries(group)) {
    const name = prefix + key;
    if (isRows(entry)) yield* withNested(entry, name, answers);
    else if (isGroup(entry)) yield* rowsIn(entry, `${name}.`, answers);
  }
}

function* withNested(declared: Rows, name: string, answers: Answers): Generator<RowsState> {
  const rows = rowsState(declared, name, answers);
  yield rows;
  for (let index = 0; index < rows.count; index++)
    for (const nested of rowsIn(declared.row, `${name}[${index}].`, answers))
      yield { ...nested, when: forRow(all(declared.when, nested.when), name, index) };
}

export const isNested = ({ name }: Pick<RowsState, "name">): boolean => name.includes("[");

/** A hidden control, so that empty rows are not lost. */
export const rowCountName = (name: string): string => `${name}.rows`;

export function rowsState(
  { min, max, canBeEmptied = false, when }: Rows,
  name: string,
  answers: Answers,
): RowsState {
  const requested = Math.max(min, requestedRows(name, answers));
  const className = `rows-${name.replace(/\W/g, "-")}`;
  return { name, min, max, canBeEmptied, when, className, requested, count: Math.min(max, requested) };
}

export function requestedRows(name: string, answers: Answers): number {
  const [shown = ""] = answersTo(answers, rowCountName(name));
  const said = /^\d+$/.test(shown) ? Math.min(999, Number(shown)) : 0;
  const used = Object.keys(answers).map((key) => rowIndex(key, name) + 1);
  return Math.max(0, said, ...used);
}

/** From 0; -1 if the control is in no row. */
export function rowIndex(controlName: string, rows: string): number {
  if (!controlName.startsWith(`${rows}[`)) return -1;
  const index = Number.parseInt(controlName.slice(rows.length + 1), 10);
  return index >= 0 ? index : -1;
}
