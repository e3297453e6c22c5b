import { type Answers, answersTo } from "../answers.ts";
import type { Condition } from "./condition.ts";

/** @param onPage what the page was rendered with, for conditions that the server decides */
export function holds(
  condition: Condition,
  answers: Answers,
  earlier: Answers = {},
  onPage?: Answers,
): boolean {
  switch (condition.op) {
    case "is":
      return answersTo(answers, condition.question).some((value) => condition.values.includes(value));
    case "all":
      return condition.of.every((each) => holds(each, answers, earlier, onPage));
    case "any":
      return condition.of.some((each) => holds(each, answers, earlier, onPage));
    case "not":
      return !holds(condition.of, answers, earlier, onPage);
    case "fromEarlierSteps":
      return condition.holds(onPage ?? earlier);
    case "onServer":
      return condition.holds(onPage ?? { ...earlier, ...answers }, condition.row ?? "");
  }
}
