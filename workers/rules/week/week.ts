// What a household could have in a week, and why: all payments, alone and in the best lawful combination.

import { figuresOf, suppositionsOn } from "../../amounts/figures.ts";
import { type AmountTable, tableInUse } from "../../amounts/table.ts";
import { benefits } from "../benefits/index.ts";
import {
  type Certainty,
  type Payment,
  type PaymentId,
  paymentIds,
  type Together,
  type WeekAnswer,
} from "./answer.ts";
import { factsOf } from "./facts.ts";
import { possibleHouseholds } from "./possible.ts";
import type { WeekRequest } from "./request.ts";
import { type Option, optionsOf } from "./together.ts";

/** Of one household by one set of figures. */
interface View {
  /** By the last known figures. */
  readonly isLastKnown: boolean;
  readonly options: readonly Option[];
  /** Each payment by itself; where a main benefit is in payment, beside the best one. */
  readonly alone: Option;
}

const certainties: readonly Certainty[] = ["certain", "likely", "not-found"];
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

function viewsOf({ day, household }: WeekRequest, table: AmountTable): View[] {
  const suppositions = suppositionsOn(day, table);
  return possibleHouseholds(household, day).flatMap((possible) => {
    const facts = factsOf(possible, day);
    return suppositions.map((supposed, at) => {
      const options = optionsOf(facts, figuresOf(day, supposed, table));
      const without = options.find(({ main }) => main === "none")!;
      const onBenefit = facts.onBenefit ? options.find(({ main }) => main !== "none") : undefined;
      return { isLastKnown: at === 0, options, alone: onBenefit ?? without };
    });
  });
}

/** @param views the first is of the household as told, by the last known figures */
function paymentOf(id: PaymentId, views: readonly View[]): Payment {
  const outcomes = views.map(({ alone }) => alone.reckoning.of(id));
  const [first] = outcomes;
  const { verdict, weekly, why } = first!;
  const agreed = outcomes.every((one) => one.verdict === verdict) ? verdict : "unknown";
  const sums = outcomes.flatMap((one) => {
    if (one.verdict === "no") return agreed === "no" ? [] : [0];
    return one.range ?? (one.weekly === null ? [] : [one.weekly]);
  });
  const range: [number, number] | undefined =
    sums.length > 0 ? [cents(Math.min(...sums)), cents(Math.max(...sums))] : undefined;
  const differ = range !== undefined && range[0] !== range[1];
  const isSame = outcomes.every((one, at) => !views[at]!.isLastKnown || one.weekly === weekly);
  const sum = weekly === null || !isSame ? null : cents(weekly);
  const others = agreed === verdict ? [] : outcomes.find((one) => one.verdict !== verdict)!.why;
  return {
    verdict: agreed,
    weekly: sum,
    ...(sum !== null && benefits[id].isPaidByInlandRevenue && { paid: Math.floor(sum) }),
    ...(range && (sum !== null || differ) && { range }),
    why: [...why, ...others.filter((other) => !why.includes(other))],
    certainty: certainties[Math.max(...outcomes.map(({ doubt }) => doubt))]!,
  };
}

function togetherOf(views: readonly View[]): Together {
  const { options } = views[0]!;
  const best = options[0]!;
  const totals = views.map((view) => view.options[0]!.total);
  const without = options.find(({ main }) => main === "none")!;
  const withBenefit = options.find(({ main }) => main !== "none");
  return {
    best: best.main,
    total: best.total,
    cash: best.cash,
    range: [Math.min(...totals), Math.max(...totals)],
    orderCertain: views.every((view) => view.options[0]!.main === best.main),
    benefitLessWork: withBenefit ? cents(withBenefit.total - without.total) : null,
    options: options.map(({ main, total }) => ({ main, total })),
    parts: { ...best.parts },
  };
}

/**
 * @returns of every payment whether the household can get it, how much a week by the last known figures, the least and the
 * most by all that is not known, and why; and the best lawful combination
 */
export function week(request: WeekRequest, table: AmountTable = tableInUse()): WeekAnswer {
  const views = viewsOf(request, table);
  const payments = {} as WeekAnswer["payments"];
  for (const id of paymentIds) payments[id] = paymentOf(id, views);
  return { day: request.day, payments, together: togetherOf(views) };
}
