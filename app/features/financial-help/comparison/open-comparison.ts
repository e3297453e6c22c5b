import type { Reform } from "#app/server/neighbours/api-description.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";
import { contextOf, situationsToday } from "../results/find-results.ts";
import { mergeVerdicts, type Verdict } from "../results/verdicts.ts";
import { type SubmittedAnswers, visitAnswers } from "../visit-answers.ts";

export interface ComparedPayment {
  readonly id: BenefitId;
  readonly base: Verdict;
  readonly current: Verdict;
  readonly changes: Reform["changes"];
}

export type ComparisonPageProps =
  | { readonly state: "empty" | "unavailable" | "too-many" }
  | { readonly state: "found"; readonly payments: readonly ComparedPayment[] };

/** Each one is a call of the rules. */
const mostHouseholds = 16;

export async function openComparison(visit: Visit): Promise<PageResult<ComparisonPageProps>> {
  const submitted = await visitAnswers(visit).submitted.read();
  if (!submitted) return show({ state: "empty" });
  return show(await compared(submitted, visit));
}

async function compared({ answers, area }: SubmittedAnswers, visit: Visit): Promise<ComparisonPageProps> {
  const [variables, reform] = await Promise.all([
    visit.neighbours.rules.variables(),
    visit.neighbours.describeReform(),
  ]);
  if (!variables.ok || !reform.ok) return { state: "unavailable" };
  const { situations } = situationsToday(answers, contextOf(Object.keys(variables.value), [], area, visit));
  if (situations.length > mostHouseholds) return { state: "too-many" };
  const asked = await Promise.all(situations.map((situation) => visit.neighbours.rules.compare(situation)));
  const households = asked.flatMap((one) => (one.ok ? [one.value.comparison] : []));
  if (households.length < asked.length) return { state: "unavailable" };
  const verdictsBy = (law: "base" | "current") =>
    mergeVerdicts(
      households.map((one) => Object.fromEntries(benefitIds.map((id) => [id, one[benefits[id]]?.[law]]))),
    );
  const [base, current] = [verdictsBy("base"), verdictsBy("current")];
  const payments = benefitIds.flatMap((id) => {
    const [was, is] = [base[id], current[id]];
    if (was === undefined || is === undefined) return [];
    const ids = new Set(households.flatMap((one) => one[benefits[id]]?.changes ?? []));
    return {
      id,
      base: was,
      current: is,
      changes: reform.value.changes.filter((change) => ids.has(change.id)),
    };
  });
  return { state: "found", payments };
}
