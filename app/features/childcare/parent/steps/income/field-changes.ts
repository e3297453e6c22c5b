import { type Answers, answerTo } from "#app/forms/answers.ts";
import { rowCountName } from "#app/forms/rows-state.ts";
import type { Person } from "../../people.ts";

/** When every other income is removed, there is none. */
export function changeIncome(who: Person, typed: Answers): Answers {
  const rows = `${who}.income_and_assets.other_income`;
  const count = rowCountName(rows);
  if (answerTo(typed, count) !== "0") return typed;
  return { ...typed, [count]: [], [`${who}.income_and_assets.hasOtherIncome`]: "no" };
}
