import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";
import { type Household, readHousehold } from "../../request/household.ts";
import { type SubmittedAnswers, visitAnswers } from "../../visit-answers.ts";
import { type Assumption, assumptionsOf } from "./assumed.ts";
import { possibleWeekHouseholds } from "./find-week.ts";

type WeekHousehold = WeekRequest["household"];

/** What the pages that reckon further begin with. */
export interface WeekBase extends SubmittedAnswers {
  readonly household: Household;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Of those that the answers leave open the one that is paid most. */
  readonly weekHousehold: WeekHousehold;
  readonly assumed: readonly Assumption[];
}

/** @returns "empty" without answers; "unreckoned" where they do not tell enough */
export async function weekBase(visit: Visit): Promise<WeekBase | "empty" | "unreckoned"> {
  const submitted = await visitAnswers(visit).submitted.read();
  if (!submitted) return "empty";
  const household = readHousehold(submitted.answers);
  const today = dayInNewZealand(visit.request.now);
  const possible = possibleWeekHouseholds({ ...submitted, household }, today);
  const [weekHousehold] = possible;
  if (!weekHousehold) return "unreckoned";
  const assumed = assumptionsOf(weekHousehold, possible.length > 1, submitted.answers);
  return { ...submitted, household, today, weekHousehold, assumed };
}
