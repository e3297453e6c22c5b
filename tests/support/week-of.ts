// The week that the answers of a household come to, without a server between.

import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { readHousehold } from "#app/features/financial-help/request/household.ts";
import { findWeek } from "#app/features/financial-help/results/week/find-week.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { Visit } from "#app/server/visit.ts";
import { type WeekRequest, weekRequest } from "#workers/rules/week/request.ts";
import { week } from "#workers/rules/week/week.ts";

/** All that the rules were asked. */
export const asked: WeekRequest[] = [];
const visit = {
  request: { now: new Date("2026-11-23T00:00:00Z") },
  neighbours: {
    rules: {
      week: async (request: WeekRequest) => {
        asked.push(weekRequest.parse(request));
        return { ok: true, value: week(request), stale: false, at: 0 };
      },
    },
  },
} as unknown as Visit;

export async function weekOf(...told: readonly Answers[]) {
  const { answers } = prune(questionnaire, Object.assign({}, ...told));
  const area = { is: "known", area: "2" } as const;
  return findWeek({ household: readHousehold(answers), answers, area }, visit);
}
/** Dollars a week of each payment; both ends where they differ. */
export const rowsOf = async (...told: readonly Answers[]) =>
  Object.fromEntries(
    ((await weekOf(...told))?.money.rows ?? []).map(({ id, least, most }) => [
      id,
      least === most ? most : [least, most],
    ]),
  );
