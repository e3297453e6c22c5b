import type { Condition } from "./conditions/condition.ts";
import type { Field } from "./field.ts";

export interface QuestionDeclaration {
  readonly field: Field;
  readonly when: Condition;
  readonly required: boolean | Condition;
  readonly autoComplete?: string;
  /** Conditions on earlier steps, by option value. */
  readonly offers?: Readonly<Record<string, Condition>>;
}

export interface Rows {
  readonly row: Group;
  readonly min: number;
  readonly max: number;
  /** Even the last row can be removed; the step decides what follows (`onChange`). */
  readonly canBeEmptied?: boolean;
  readonly when: Condition;
}

export interface Group {
  readonly [name: string]: QuestionDeclaration | Rows | Group;
}

export interface Section {
  readonly name: string;
  readonly when: Condition;
  readonly questions: Group;
  /** Folded until something in it is answered or wrong. */
  readonly isFolded?: boolean;
}

export interface Step {
  readonly name: string;
  readonly sections: readonly Section[];
  /** Row numbers from the outside in, from 0, without rows inside. */
  readonly ofRow?: readonly number[];
}

export const isRows = (entry: Group[string]): entry is Rows => "row" in entry;
export const isQuestion = (entry: Group[string]): entry is QuestionDeclaration => "field" in entry;
export const isGroup = (entry: Group[string]): entry is Group => !isRows(entry) && !isQuestion(entry);
