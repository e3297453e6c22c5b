import type { Answers } from "./answers.ts";
import type { Condition } from "./condition.ts";
import { type Question, rowsOf, type Section } from "./step.ts";

/**
 * Writes the style rules that hide every question (and section) that is not asked, from the same conditions that
 * the server prunes by. A browser without `:has()` skips the rules and shows everything; the server still decides.
 *
 * @param form id of the form element
 * @param earlier answers of the steps before this one
 */
export function visibilitySheet(
  form: string,
  sections: readonly Section[],
  questions: readonly Question[],
  earlier: Answers = {},
): string {
  const write = selectorWriter(questions, earlier);
  const hide = (condition: Condition, what: string) => {
    const conjuncts = write(condition);
    return conjuncts.size === 0 ? "" : `#${form}:not(${[...conjuncts].join("")}) ${what}{display:none}`;
  };
  const rules = [
    ...sections.map(({ when, name }) => hide(when, `#${name}`)),
    ...sections.flatMap((section) =>
      rowsOf(section, {}).map(({ when, className }) => hide(when, `.${className}`)),
    ),
    ...questions.map(({ when, id }) => hide(when, `#${id}`)),
  ].join("");
  // Without the guard a browser would keep what it understands of `:not(:is(:has(…)))` and hide a question for ever.
  return `@supports selector(:has(*)){${rules}}`;
}

/**
 * A condition becomes a set of parts that must all match the form element. An answer counts only while its own
 * question is asked, so each comparison brings the condition of the question it looks at.
 */
function selectorWriter(
  questions: readonly Question[],
  earlier: Answers,
): (condition: Condition) => Set<string> {
  const byName = new Map(questions.map((question) => [question.name, question]));
  const write = (condition: Condition): Set<string> => {
    switch (condition.op) {
      case "is": {
        const question = byName.get(condition.question);
        if (!question) return new Set([never]);
        return new Set([...write(question.when), `:has(${chosen(question, condition.values)})`]);
      }
      case "all":
        return new Set(condition.of.flatMap((each) => [...write(each)]));
      case "any":
        return new Set([`:is(${condition.of.map((each) => joined(write(each))).join(",")})`]);
      case "not":
        return new Set([`:not(${joined(write(condition.of))})`]);
      case "given":
        return condition.holds(earlier) ? new Set() : new Set([never]);
    }
  };
  return write;
}

const never = ":not(*)";
const joined = (conjuncts: Set<string>): string => [...conjuncts].join("") || "*";

/** The chosen one among a question's options is one of the values; written the shorter way round. */
function chosen({ id, field }: Question, values: readonly string[]): string {
  const others = (field.options ?? []).filter((option) => !values.includes(option));
  if (values.length <= 2 || field.many)
    return values.map((value) => `#${id} ${attribute(value)}:checked`).join(",");
  return `#${id} :checked:not(${["", ...others].map(attribute).join(",")})`;
}

const attribute = (value: string): string => `[value="${value}"]`;
