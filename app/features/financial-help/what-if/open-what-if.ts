import type { Answers } from "#app/forms/answers.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type Parts, partsOf } from "../results/week/parts.ts";
import { type WeekBase, weekBase } from "../results/week/week-base.ts";
import { type Asked, askedOf, changeIn, furtherErrors, whatIf } from "./ask.ts";
import { type Change, changed, isChange } from "./change.ts";

const formWords = wordsOf("forms");

export interface Compared {
  readonly change: Change;
  readonly now: Parts;
  readonly tried: Parts;
  /** Hours of work a week now. */
  readonly hours: number;
  readonly isOnBenefit: boolean;
}

export type WhatIfPageProps =
  | { readonly state: "empty" | "unreckoned" | "unavailable" }
  | {
      readonly state: "found";
      readonly asked: readonly Asked[];
      readonly typed: Answers;
      readonly errors: Errors;
      readonly compared?: Compared | undefined;
      readonly assumed: WeekBase["assumed"];
    };

/** Two weeks beside each other: as things are, and as the visitor wants to try them. Nothing is kept. */
export async function openWhatIf(visit: Visit, request: Request): Promise<PageResult<WhatIfPageProps>> {
  const base = await weekBase(visit);
  if (typeof base === "string") return show({ state: base });
  const { language } = visit.request;
  const typed = typedIn(request);
  const texts = textsOf("financial-help/what-if", language).questions;
  const checked = validate(whatIf, typed, texts, formWords(language));
  const change = changeIn(typed);
  const further = isChange(change) ? furtherErrors(change, base.weekHousehold, language, base.today) : {};
  const errors = { ...further, ...checked.errors };
  const found = {
    state: "found",
    asked: askedOf(base.weekHousehold),
    typed,
    errors,
    assumed: base.assumed,
  } as const;
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong || !isChange(change)) return show(found, { status: isWrong ? 422 : 200 });
  const compared = await compare(base, change, visit);
  return show(compared ? { ...found, compared } : { state: "unavailable" });
}

export function typedIn(request: Request): Answers {
  const { searchParams } = new URL(request.url);
  const given = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]);
  return pickAnswers(whatIf, Object.fromEntries(given));
}

async function compare(
  { weekHousehold, today }: WeekBase,
  change: Change,
  { neighbours: { rules } }: Visit,
): Promise<Compared | undefined> {
  const day = change.back ?? today;
  const [now, tried] = await Promise.all([
    rules.week({ day: today, household: weekHousehold }),
    rules.week({ day, household: changed(weekHousehold, change, day) }),
  ]);
  if (!now.ok || !tried.ok) return undefined;
  const hours = weekHousehold.adults[0]?.work?.hours ?? 0;
  return {
    change,
    now: partsOf(now.value),
    tried: partsOf(tried.value),
    hours,
    isOnBenefit: weekHousehold.onBenefit === true,
  };
}
