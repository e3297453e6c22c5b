import type { Condition } from "./conditions/condition.ts";
import type { Field } from "./field.ts";

/** Its name is its path in the declaration. */
export interface QuestionDeclaration {
  readonly field: Field;
  readonly when: Condition;
  readonly required: boolean | Condition;
  readonly autoComplete?: string;
  /** Conditions on earlier steps, by the value of the option. */
  readonly offers?: Readonly<Record<string, Condition>>;
}

/** Questions that can be repeated. */
export interface Rows {
  readonly row: Group;
  readonly min: number;
  readonly max: number;
  /** The last row has a button that removes it too; the step says what follows from that (`onChange`). */
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
  /** Folded up until something in it is answered or wrong: what few people need. */
  readonly isFolded?: boolean;
}

export interface Step {
  readonly name: string;
  readonly sections: readonly Section[];
  /** Only the questions of this row, not those of rows within it: row numbers from the outside in, from 0. */
  readonly ofRow?: readonly number[];
}

export const isRows = (entry: Group[string]): entry is Rows => "row" in entry;
export const isQuestion = (entry: Group[string]): entry is QuestionDeclaration => "field" in entry;
export const isGroup = (entry: Group[string]): entry is Group => !isRows(entry) && !isQuestion(entry);
