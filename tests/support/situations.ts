import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import type { Situation } from "#app/features/financial-help/request/situation.ts";
import { type RequestContext, toSituation } from "#app/features/financial-help/request/to-situation.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";

/** Knows every id of the rules of 2018, which are told whether an income is below a limit. */
const everything = {
  has: (id: string) => !["household_income", "own_income", "accommodation_supplement__area"].includes(id),
} as unknown as ReadonlySet<string>;

/** A request in which nothing but the answers matters. */
const context: RequestContext = {
  variables: everything,
  thresholds: [],
  area: undefined,
  firstDay: "2018-08-01",
};

export const situationOf = (answers: Answers, changes: Partial<RequestContext> = {}): Situation =>
  toSituation(prune(questionnaire, answers).answers, { ...context, ...changes });
