import type { Answers } from "../answers.ts";
import type { Question } from "../questions.ts";
import type { Condition } from "./condition.ts";

interface Part {
  readonly key: string;
  /** @param known keys of parts known to match */
  write(known: ReadonlySet<string>): string;
}

interface SelectorContext {
  readonly questions: readonly Question[];
  readonly earlier: Answers;
  /** Pruned. */
  readonly rendered: Answers;
}

/**
 * Includes the condition of the question it compares, and writes each part once, or long chains would grow.
 * @returns a function that writes a condition, given another that already holds; empty when it always holds
 */
export function selectorWriter({ questions, earlier, rendered }: SelectorContext) {
  const byName = new Map(questions.map((question) => [question.name, question]));
  const worked = new Map<Condition, readonly Part[]>();

  const partsOf = (condition: Condition): readonly Part[] => {
    const known = worked.get(condition) ?? work(condition);
    worked.set(condition, known);
    return known;
  };

  function work(condition: Condition): readonly Part[] {
    switch (condition.op) {
      case "is": {
        const question = byName.get(condition.question);
        if (!question) return [never];
        return allOf([
          ...partsOf(question.when),
          simple(`:has(${checkedSelector(question, condition.values)})`),
        ]);
      }
      case "all":
        return allOf(condition.of.flatMap(partsOf));
      case "any":
        return anyOf(condition.of.map(partsOf));
      case "not":
        return negate(partsOf(condition.of));
      case "fromEarlierSteps":
        return condition.holds(earlier) ? [] : [never];
      case "onServer":
        return condition.holds({ ...earlier, ...rendered }, condition.row ?? "") ? [] : [never];
    }
  }

  return (condition: Condition, known?: Condition): string =>
    toSelector(partsOf(condition), new Set(known ? partsOf(known).map(({ key }) => key) : []));
}

const simple = (selector: string): Part => ({ key: selector, write: () => selector });
const never = simple(":not(*)");
const isNever = (parts: readonly Part[]): boolean => parts.includes(never);

/** Plain parts come first, so that the others need not repeat them. */
function allOf(parts: readonly Part[]): readonly Part[] {
  if (isNever(parts)) return [never];
  const once = new Map(parts.map((part) => [part.key, part]));
  const isPlain = ({ key }: Part) => key.startsWith(":has(");
  return [...once.values()].sort((one, other) => Number(isPlain(other)) - Number(isPlain(one)));
}

function anyOf(ways: readonly (readonly Part[])[]): readonly Part[] {
  const open = ways.filter((way) => !isNever(way));
  const [first, ...others] = open;
  if (!first) return [never];
  const common = first.filter(({ key }) => others.every((way) => has(way, key)));
  const rests = withoutRedundant(open.map((way) => way.filter(({ key }) => !has(common, key))));
  if (rests.some((rest) => rest.length === 0)) return common;
  if (rests.length === 1) return allOf([...common, ...rests.flat()]);
  return allOf([
    ...common,
    {
      key: `(${rests.map(keyOf).sort().join("|")})`,
      write: (known) => {
        const ways = rests.map((rest) => toSelector(rest, known));
        return ways.includes("") ? "" : `:is(${ways.join(",")})`;
      },
    },
  ]);
}

const has = (parts: readonly Part[], wanted: string): boolean => parts.some(({ key }) => key === wanted);
const keyOf = (parts: readonly Part[]): string =>
  parts
    .map(({ key }) => key)
    .sort()
    .join("");

function withoutRedundant(ways: readonly (readonly Part[])[]): (readonly Part[])[] {
  const different = [...new Map(ways.map((way) => [keyOf(way), way])).values()];
  return different.filter(
    (way) => !different.some((other) => other !== way && other.every(({ key }) => has(way, key))),
  );
}

function negate(parts: readonly Part[]): readonly Part[] {
  if (isNever(parts)) return [];
  if (parts.length === 0) return [never];
  return [{ key: `!(${keyOf(parts)})`, write: (known) => `:not(${toSelector(parts, known) || "*"})` }];
}

function toSelector(parts: readonly Part[], known: ReadonlySet<string>): string {
  const said = new Set(known);
  let selector = "";
  for (const part of parts) {
    if (said.has(part.key)) continue;
    selector += part.write(said);
    said.add(part.key);
  }
  return selector;
}

/** Lists the values or the other options, whichever is shorter. */
function checkedSelector({ id, field }: Question, values: readonly string[]): string {
  const others = (field.options ?? []).filter((option) => !values.includes(option));
  if (values.length <= 2 || field.many)
    return values.map((value) => `#${id} ${attribute(value)}:checked`).join(",");
  return `#${id} :checked:not(${["", ...others].map(attribute).join(",")})`;
}

const attribute = (value: string): string => `[value="${value}"]`;
