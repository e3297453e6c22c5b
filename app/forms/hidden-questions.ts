import type { Answers } from "./answers.ts";
import type { Step } from "./declaration.ts";
import { questionsOf } from "./questions.ts";
import { mapConditions } from "./simplify.ts";

/**
 * The names of the sections and questions that what was typed so far rules out, whatever is chosen on the page: they are hidden from
 * browsers too that do not know `:has()`.
 *
 * @param counted answers of this page that count
 * @param earlier answers of the steps before this one
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

/** Sections and questions may be called the same. */
export const sectionName = (name: string): string => `#${name}`;
