import { all, always, type Condition } from "./condition.ts";
import {
  type Group,
  isGroup,
  type QuestionDeclaration,
  type Rows,
  type Section,
  type Step,
} from "./declaration.ts";
import type { Field } from "./field.ts";

type Options = Partial<Pick<QuestionDeclaration, "when" | "required" | "autoComplete" | "offers">>;

/** Makes a question of a field kind. It is required while it is asked, unless the options or the kind say otherwise. */
export function question(field: Field, options: Options = {}): QuestionDeclaration {
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
