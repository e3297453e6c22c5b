import type { Answers } from "#app/forms/answers.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import type { Wizard } from "../wizard.ts";

type Tree = { [name: string]: Tree | Tree[] | string | readonly string[] };

/** `siblings[0].dateOfBirth.day` becomes `{ siblings: [{ dateOfBirth: { day } }] }`. */
export function treeOf(answers: Answers): Tree {
  const tree: Tree = {};
  for (const [name, answer] of Object.entries(answers)) {
    const path = name.replace(/\[(\d+)\]/g, ".$1").split(".");
    const last = path.pop() ?? "";
    let at = tree as Record<string, unknown>;
    path.forEach((part, index) => {
      const next = path[index + 1] ?? last;
      at[part] ??= /^\d+$/.test(next) ? [] : {};
      at = at[part] as Record<string, unknown>;
    });
    at[last] = answer;
  }
  return tree;
}

/** Names in the specification have up to six parts. */
const deepest = 8;

export type FormBody =
  | { readonly is: "form"; readonly step: number; readonly given: Readonly<Record<string, string[]>> }
  | { readonly is: "wrong"; readonly unknown: readonly string[] };

/** Reads only what some step asks, never what we derive. */
export function readFormBody(body: unknown, wizard: Wizard): FormBody {
  if (!isObject(body)) return { is: "wrong", unknown: [] };
  const { step = 1, data = {}, ...others } = body;
  const found = isObject(data) ? [...leavesOf(data, "")] : undefined;
  if (!found || typeof step !== "number" || !Number.isInteger(step) || Object.keys(others).length > 0)
    return { is: "wrong", unknown: Object.keys(others) };
  const known = new Set(wizard.steps.flatMap((each) => questionsOf(each, {})).flatMap(controlsOf));
  const unknown = found.filter(({ name, values }) => !known.has(name) || values === undefined);
  if (unknown.length > 0) return { is: "wrong", unknown: unknown.slice(0, 20).map(({ name }) => name) };
  const given = Object.fromEntries(
    found.map(({ name, values = [] }) => [name, values.map((value) => value.normalize("NFC"))]),
  );
  return { is: "form", step: Math.min(Math.max(step, 1), wizard.steps.length), given };
}

export interface Leaf {
  readonly name: string;
  /** Undefined when it is neither a text nor a list of texts. */
  readonly values: string[] | undefined;
}

export function* leavesOf(value: object, prefix: string, depth = 0): Generator<Leaf> {
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${prefix}[${key}]` : prefix ? `${prefix}.${key}` : key;
    if (inner === null) continue;
    if (typeof inner === "string") yield { name, values: [inner] };
    else if (isTexts(inner)) yield { name, values: inner };
    else if (typeof inner === "object" && depth < deepest) yield* leavesOf(inner, name, depth + 1);
    else yield { name, values: undefined };
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
