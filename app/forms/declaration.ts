import type { Condition } from "./condition.ts";
import type { Field } from "./field.ts";

/** A question as a step declares it; its name is where it stands in the declaration. */
export interface QuestionDeclaration {
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
  readonly [name: string]: QuestionDeclaration | Rows | Group;
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

/** Tells entries of a declaration that are repeated from those that are not. */
export const isRows = (entry: Group[string]): entry is Rows => "row" in entry;
/** Tells single questions from groups and repeated ones. */
export const isQuestion = (entry: Group[string]): entry is QuestionDeclaration => "field" in entry;
/** Tells groups from single questions and repeated ones. */
export const isGroup = (entry: Group[string]): entry is Group => !isRows(entry) && !isQuestion(entry);
