import type { Answers } from "#app/forms/answers.ts";
import type { Step } from "#app/forms/declaration.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { rowCountName } from "#app/forms/rows-state.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import { isObject, leavesOf } from "./form-body.ts";

type Given = Readonly<Record<string, string[]>>;

/** Ignores what the step does not ask; days as YYYY-MM-DD. @returns undefined when it is not a form */
export function readStepBody(body: unknown, step: Step): Answers | undefined {
  if (!isObject(body)) return undefined;
  const plain = asTexts(body);
  const leaves = [...leavesOf(plain, "")];
  if (leaves.some(({ values }) => values === undefined)) return undefined;
  const given: Record<string, string[]> = {
    ...Object.fromEntries(
      leaves.map(({ name, values = [] }) => [name, values.map((value) => value.normalize("NFC"))]),
    ),
    ...Object.fromEntries(rowCounts(plain, "")),
  };
  return pickAnswers(step, { ...given, ...inParts(step, given), ...asOptions(step, given) });
}

const deepest = 8;

/** Anything deeper than any form stays as it is. */
function asTexts(value: object, depth = 0): object {
  const entries = Object.entries(value).map(([key, inner]) => {
    if (typeof inner === "boolean" || typeof inner === "number") return [key, String(inner)];
    return [
      key,
      typeof inner === "object" && inner !== null && depth < deepest ? asTexts(inner, depth + 1) : inner,
    ];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function* rowCounts(value: object, prefix: string): Generator<[string, string[]]> {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== "object" || inner === null) continue;
    const name = Array.isArray(value) ? `${prefix}[${key}]` : prefix ? `${prefix}.${key}` : key;
    if (Array.isArray(inner) && inner.some(isObject)) yield [rowCountName(name), [String(inner.length)]];
    yield* rowCounts(inner, name);
  }
}

function inParts(step: Step, given: Given): Given {
  const days = questionsOf(step, given).flatMap(({ name, field }): [string, string[]][] => {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(given[name]?.[0] ?? "") ?? [];
    if (!field.parts.includes(".day") || !year || !month || !day) return [];
    return [
      [`${name}.day`, [day]],
      [`${name}.month`, [month]],
      [`${name}.year`, [year]],
    ];
  });
  return Object.fromEntries(days);
}

function asOptions(step: Step, given: Given): Given {
  const truths = questionsOf(step, given).flatMap(({ name, field: { options = [], many } }) => {
    const [said] = given[name] ?? [];
    if (many || (said !== "true" && said !== "false") || options.includes(said)) return [];
    const meant = said === "true" ? "yes" : "no";
    return [[name, options.includes(meant) ? [meant] : []] as [string, string[]]];
  });
  return Object.fromEntries(truths);
}
