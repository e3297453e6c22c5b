import type { Answers } from "./answers.ts";
import type { Step } from "./declaration.ts";
import { questionsOf } from "./questions.ts";
import { mapConditions } from "./simplify.ts";

/**
 * Sections and questions that conditions on the server rule out; they are hidden in browsers without `:has()` too.
 * @param counted answers of this page, pruned
 */
export function hiddenQuestions(step: Step, counted: Answers, earlier: Answers): ReadonlySet<string> {
  const answers = { ...earlier, ...counted };
  const left = mapConditions(step, (condition) =>
    condition.op === "onServer" ? condition.holds(answers) : undefined,
  );
  const names = (of: Step) => [
    ...of.sections.map((section) => sectionName(section.name)),
    ...questionsOf(of, counted).map(({ name }) => name),
  ];
  const possible = new Set(names(left));
  return new Set(names(step).filter((name) => !possible.has(name)));
}

/** Sections and questions may share a name. */
export const sectionName = (name: string): string => `#${name}`;
