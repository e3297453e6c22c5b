import type { Answers } from "../answers.ts";
import type { Step } from "../declaration.ts";
import { questionsOf } from "../questions.ts";
import { ruledOut } from "./simplify.ts";

/** Browsers without `:has()` hide these too. @param counted answers of this page, pruned */
export function hiddenQuestions(step: Step, counted: Answers, earlier: Answers): ReadonlySet<string> {
  const answers = { ...earlier, ...counted };
  const isRuledOut = ruledOut((condition) =>
    condition.op === "onServer" ? condition.holds(answers, condition.row ?? "") : undefined,
  );
  const questions = questionsOf(step, counted);
  const out = questions.filter(({ when }) => isRuledOut(when));
  const sections = step.sections.filter(({ name, when }) => {
    const own = questions.filter(({ section }) => section === name);
    return isRuledOut(when) || (own.length > 0 && own.every((question) => out.includes(question)));
  });
  return new Set([...sections.map(({ name }) => sectionName(name)), ...out.map(({ name }) => name)]);
}

/** Sections and questions may share a name. */
export const sectionName = (name: string): string => `#${name}`;
