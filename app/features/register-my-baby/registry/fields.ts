import type { Fields } from "./kinds.ts";
import { type notSent, table } from "./table.ts";

type QuestionsOf<F, Prefix extends string, Kind> = {
  [Name in keyof F & string]: F[Name] extends { fields: infer Inner; count: infer Count }
    ? QuestionsOf<Inner, `${Prefix}${Name}[${number}].`, Kind> | (unknown extends Kind ? Count : never)
    : F[Name] extends { fields: infer Inner }
      ? QuestionsOf<Inner, `${Prefix}${Name}.`, Kind>
      : F[Name] extends Kind
        ? F[Name] extends { from: readonly (infer Question)[] }
          ? Question
          : `${Prefix}${Name}`
        : never;
}[keyof F & string];

type Table = (typeof table)["fields"];

/** Every question that the registration may ask: it is sent to the registry, or listed as not sent. */
export type KnownQuestion = QuestionsOf<Table, "", unknown> | (typeof notSent)[number];

const questionOf = new Map<string, string | undefined>();
register(table.fields, "");

function register(fields: Fields, prefix: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name;
    if ("fields" in field) register(field.fields, "count" in field ? `${path}[].` : `${path}.`);
    else {
      const [question] = field.from ?? [path];
      questionOf.set(path, question && question + (field.control ?? ""));
    }
  }
}

const questions = new Set(questionOf.values());

/**
 * The question that a field of the payload was made from.
 * @param field as the registry names it; rows as "siblings.0.sex" or "siblings[0].sex"
 * @returns nothing when no question stands behind it
 */
export function questionNameOf(field: string | undefined): string | undefined {
  if (!field || field.length > 100) return undefined;
  const name = field.replace(/\.(\d{1,2})(?=\.|$)/g, "[$1]");
  const path = name.replace(/\[\d+\]/g, "[]");
  if (!questionOf.has(path)) {
    const parent = path.slice(0, path.lastIndexOf("."));
    return questions.has(parent) && !questionOf.has(parent) ? parent : name;
  }
  const [row] = /\[\d+\]/.exec(name) ?? [];
  return questionOf.get(path)?.replace("[]", row ?? "");
}
