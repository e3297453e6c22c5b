import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { Person } from "../../people.ts";
import { hasPartner } from "../../read-answers.ts";
import { type IncomeFrequency, type IncomeType, incomeFrequencies, incomeTypes } from "./types.ts";

export interface Income {
  readonly type: IncomeType;
  /** Dollars; undefined without a valid amount. */
  readonly amount: number | undefined;
  readonly frequency: IncomeFrequency | undefined;
  readonly isJoint: boolean;
}

/** In the specification's order. Joint only with a partner. @param answers pruned, of all steps */
export function incomeOf(who: Person, answers: Answers): Income[] {
  const answer = (name: string) => answerTo(answers, `${who}.income_and_assets.${name}`);
  return incomeTypes
    .filter((type) => answer(type) === "true")
    .map((type) => ({
      type,
      amount: readDollars(answer(`${type}_amount`) ?? ""),
      frequency: incomeFrequencies.find((each) => each === answer(`${type}_frequency`)),
      isJoint: answer(`${type}_jointly`) === "true" && hasPartner(answers),
    }));
}
