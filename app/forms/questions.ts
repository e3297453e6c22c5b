import type { Answers } from "./answers.ts";
import { all, forRow } from "./conditions/condition.ts";
import {
  type Group,
  isQuestion,
  isRows,
  type QuestionDeclaration,
  type Rows,
  type Step,
} from "./declaration.ts";
import { type RowsState, rowNumbers, rowsOfStep, rowsState } from "./rows-state.ts";

type Row = RowsState & { readonly index: number };

export interface Question extends QuestionDeclaration {
  readonly name: string;
  /** Without row numbers, to find its words. */
  readonly template: string;
  /** Counted from 1. */
  readonly row?: number;
  /** Short, because style rules repeat it. */
  readonly id: string;
  readonly section: string;
  readonly rows?: Row;
  /** From the inside out. */
  readonly outerRows?: readonly Row[];
}

export function questionsOf(step: Step, answers: Answers): Question[] {
  const known = withoutRows.get(step);
  if (known) return known;
  const row = step.ofRow?.join();
  const found = step.sections.flatMap((section) => [
    ...questionsInGroup(section.questions, "", section.name, answers),
  ]);
  const shown = found.filter(({ name }) => row === undefined || rowNumbers(name).join() === row);
  const questions = shown.map((question, index) => ({ ...question, id: `q${index}` }));
  if (rowsOfStep(step, {}).length === 0) withoutRows.set(step, questions);
  return questions;
}

const withoutRows = new WeakMap<Step, Question[]>();

export const controlsOf = (question: Pick<Question, "name" | "field">): string[] =>
  question.field.parts.map((part) => question.name + part);

function* questionsInGroup(
  group: Group,
  prefix: string,
  section: string,
  answers: Answers,
): Generator<Omit<Question, "id">> {
  for (const [key, entry] of Object.entries(group)) {
    const name = prefix + key;
    if (isQuestion(entry)) yield { ...entry, ...nameParts(name), section };
    else if (isRows(entry)) yield* questionsInRows(entry, name, section, answers);
    else yield* questionsInGroup(entry, `${name}.`, section, answers);
  }
}

function nameParts(name: string): Pick<Question, "name" | "template" | "row"> {
  const [, index] = /\[(\d+)\]/.exec(name) ?? [];
  const row = index === undefined ? {} : { row: Number(index) + 1 };
  return { name, template: name.replace(/\[\d+\]/g, "[]"), ...row };
}

function* questionsInRows(
  group: Rows,
  name: string,
  section: string,
  answers: Answers,
): Generator<Omit<Question, "id">> {
  const rows = rowsState(group, name, answers);
  for (let index = 0; index < rows.count; index++) {
    for (const question of questionsInGroup(group.row, `${name}[${index}].`, section, answers)) {
      const condition = forRow(all(group.when, question.when), name, index);
      const row = { ...rows, index };
      yield question.rows
        ? { ...question, when: condition, outerRows: [...(question.outerRows ?? []), row] }
        : { ...question, when: condition, rows: row };
    }
  }
}
