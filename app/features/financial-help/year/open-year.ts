import { answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso } from "#app/nz/date.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type Parts, partsOf } from "../results/week/parts.ts";
import { type WeekBase, weekBase } from "../results/week/week-base.ts";
import { changeIn, furtherErrors } from "../what-if/ask.ts";
import { isChange } from "../what-if/change.ts";
import { typedIn } from "../what-if/open-what-if.ts";
import { addWeeks, type Event, householdOn, momentsOf, type Plan, weeksOfYear } from "./timeline.ts";

/** Weeks in which nothing changes. */
export interface Stretch {
  /** YYYY-MM-DD; until the next one begins. */
  readonly from: string;
  readonly events: readonly Event[];
  readonly parts: Parts;
}

export interface Year {
  readonly from: string;
  readonly to: string;
  readonly stretches: readonly Stretch[];
  readonly assumed: WeekBase["assumed"];
  readonly isTried: boolean;
  /** What is taken of a birth to come, and of leave. */
  readonly leave: "none" | "noDay" | "thenBack" | "thenUnknown";
}

export type YearPageProps =
  | { readonly state: "empty" | "unreckoned" | "unavailable" }
  | ({ readonly state: "found" } & Year);

export async function openYear(visit: Visit, request: Request): Promise<PageResult<YearPageProps>> {
  const year = await yearOf(visit, request);
  return show(typeof year === "string" ? { state: year } : { state: "found", ...year });
}

export async function yearOf(
  visit: Visit,
  request: Request,
): Promise<Year | "empty" | "unreckoned" | "unavailable"> {
  const base = await weekBase(visit);
  if (typeof base === "string") return base;
  const plan = planOf(base, visit, request);
  const moments = momentsOf(plan);
  const { rules } = visit.neighbours;
  const weeks = await Promise.all(
    moments.map(({ day }) => rules.week({ day, household: householdOn(day, plan) })),
  );
  const found = weeks.flatMap((one) => (one.ok ? [partsOf(one.value)] : []));
  if (found.length < weeks.length) return "unavailable";
  const stretches = moments.map(({ day, events }, at) => ({ from: day, events, parts: found[at]! }));
  return {
    from: base.today,
    to: addWeeks(base.today, weeksOfYear),
    stretches: stretches.filter(({ events, parts }, at) => {
      const before = stretches[at - 1]?.parts;
      return !before || events.some((event) => event !== "birthday") || !isSame(before, parts);
    }),
    assumed: base.assumed,
    isTried: isChange(plan.change),
    leave: leaveIn(plan, base),
  };
}

const isSame = (one: Parts, other: Parts): boolean => JSON.stringify(one) === JSON.stringify(other);

function planOf(
  { household, answers, weekHousehold, today }: WeekBase,
  visit: Visit,
  request: Request,
): Plan {
  const tried = changeIn(typedIn(request));
  const isWrong =
    isChange(tried) &&
    Object.keys(furtherErrors(tried, weekHousehold, visit.request.language, today)).length > 0;
  const due = readDate(answers, "applicant.dueDate");
  const takesLeave =
    answerTo(answers, "applicant.meetsPaidParentalLeaveEmployedRequirements") === "true" &&
    answerTo(answers, "applicant.isStoppingWorkToCareForChild") === "true";
  return {
    today,
    household: weekHousehold,
    due: due && toIso(due) >= today ? { day: toIso(due), takesLeave } : undefined,
    births: household.births.flatMap((born) => born ?? []),
    change: isWrong ? {} : tried,
  };
}

function leaveIn({ due, change, household }: Plan, { household: told }: WeekBase): Year["leave"] {
  if (told.expectsBaby && !due) return "noDay";
  if (due?.takesLeave) return "thenBack";
  return household.adults[0]?.work?.leave === "PPL" && !change.back ? "thenUnknown" : "none";
}
