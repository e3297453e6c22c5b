import { all, always, type Condition } from "./conditions/condition.ts";
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

/** Required unless its options or its field say otherwise. */
export function question(field: Field, options: Options = {}): QuestionDeclaration {
  return { field, when: always, required: !field.isOptional, ...options };
}

export function when<const G extends Group>(condition: Condition, group: G): G {
  const guarded = Object.entries(group).map(([name, entry]) => [
    name,
    isGroup(entry) ? when(condition, entry) : { ...entry, when: all(condition, entry.when) },
  ]);
  return Object.fromEntries(guarded);
}

export const rows = (
  row: Group,
  { min = 0, max, canBeEmptied = false }: { min?: number; max: number; canBeEmptied?: boolean },
): Rows => ({ row, min, max, canBeEmptied, when: always });

export function section(name: string, questions: Group, condition: Condition = always): Section {
  return { name, when: condition, questions: when(condition, questions) };
}

export const folded = (section: Section): Section => ({ ...section, isFolded: true });

export const step = (name: string, sections: readonly Section[]): Step => ({ name, sections });
