import { type Answers, answerTo } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import type { Comparison, Explanation, Outlook } from "#app/server/neighbours/rules.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Answer } from "#workers/call/index.ts";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { isUnknown } from "../request/area.ts";
import { asDiffering } from "../request/differing.ts";
import { type Household, readHousehold } from "../request/household.ts";
import { afterBirth, withPossibleBirths } from "../request/possible-households.ts";
import type { Situation } from "../request/situation.ts";
import { areReadable, incomeLimitOf, limitOf } from "../request/thresholds.ts";
import { limitsAreRules, type RequestContext, situationOf } from "../request/to-situation.ts";
import type { Area, SubmittedAnswers } from "../visit-answers.ts";
import { type Outcome, outcomeOf } from "./because.ts";
import { choicesAmong } from "./choices.ts";
import { correctOutcome } from "./correct-outcome.ts";
import { alternatives, groupVerdicts, mergeVerdicts, readVerdicts, type VerdictGroups } from "./verdicts.ts";
import { findWeek, withWeek } from "./week/find-week.ts";
import type { WeekMoney } from "./week/week-money.ts";

type Outcomes = Partial<Record<BenefitId, Outcome>>;
type Explanations = Readonly<Record<string, Explanation>>;

export interface FinancialHelpResults {
  groups: VerdictGroups;
  answers: Answers;
  area: Area;
  metadata: readonly OpenDataRecord[];
  /** A benefit has no criteria when our reasons contradict the engine's verdict. */
  outcomes: Outcomes;
  /** Only under today's rules. */
  outlook: Outlook | undefined;
  /** What is surely paid a week, where the answers tell enough. */
  money: WeekMoney | undefined;
  /** One alternative of each can be had. */
  choices: readonly (readonly BenefitId[])[];
  sampleLimits: readonly BenefitId[];
  /** The oldest limits used, where the rules have none of their own; "unknown" when undated. */
  figuresOf: string | undefined;
  /** When the figures were fetched, if their source is down now. */
  fetchedAt: string | undefined;
}

/** @returns undefined when a required neighbour failed */
export async function findResults(
  submitted: SubmittedAnswers,
  visit: Visit,
): Promise<FinancialHelpResults | undefined> {
  const { answers, area } = submitted;
  const [variables, exclusions, thresholds, metadata] = await Promise.all([
    visit.neighbours.rules.variables(),
    visit.neighbours.rules.exclusions(),
    visit.neighbours.openData.search("thresholds"),
    visit.neighbours.openData.search("benefits"),
  ]);
  if (!variables.ok || !thresholds.ok || !metadata.ok) return undefined;
  const context = contextOf(Object.keys(variables.value), thresholds.value, area, visit);
  if (!limitsAreRules(context) && !areReadable(thresholds.value)) return undefined;
  const household = readHousehold(answers);
  const found = await outcomesOf({ ...submitted, household }, context, visit);
  if (!found) return undefined;
  const { outcomes, outlook, money } = found;
  const verdicts = Object.fromEntries(Object.entries(outcomes).map(([id, { verdict }]) => [id, verdict]));
  const groups = groupVerdicts(verdicts, metadata.value);
  return {
    groups,
    choices: exclusions.ok
      ? choicesAmong([...groups.probably, ...groups.possibly], exclusions.value.exclusions)
      : [],
    answers,
    area,
    metadata: metadata.value,
    outcomes,
    outlook,
    money,
    sampleLimits: limitsAreRules(context)
      ? []
      : benefitIds.filter((id) => limitOf(id, household, context.area, thresholds.value)?.sample === "TRUE"),
    figuresOf: limitsAreRules(context) ? undefined : (oldest(metadata.value) ?? "unknown"),
    fetchedAt: fetchedAt(thresholds, metadata),
  };
}

const contextOf = (
  variables: readonly string[],
  thresholds: RequestContext["thresholds"],
  area: Area,
  { request: { now } }: Visit,
): RequestContext => ({
  variables: new Set(variables),
  thresholds,
  area: area.is === "known" ? area.area : undefined,
  firstDay: `${dayInNewZealand(now).slice(0, 7)}-01`,
});

const oldest = (records: readonly OpenDataRecord[]): string | undefined =>
  records.flatMap(({ asAt }) => asAt || []).sort()[0];

function fetchedAt(...sources: readonly Answer<unknown>[]): string | undefined {
  const stale = sources.find((source) => source.stale);
  return stale && dayInNewZealand(new Date(stale.at));
}

interface Weighing extends SubmittedAnswers {
  household: Household;
}

async function outcomesOf(
  weighing: Weighing,
  context: RequestContext,
  visit: Visit,
): Promise<Found | undefined> {
  if (!weighing.household.isYes("applicant.isNZResident"))
    return limitsAreRules(context) ? outcomesOfChildHere(weighing, visit) : refused;
  return limitsAreRules(context)
    ? outcomesToday(weighing, context, visit)
    : outcomesByThresholds(weighing, context, visit);
}

interface Found {
  outcomes: Outcomes;
  outlook: Outlook | undefined;
  money?: WeekMoney | undefined;
}

const refusedAll: Outcomes = Object.fromEntries(
  benefitIds.map((id) => [
    id,
    { verdict: false, because: [{ is: "notResident" }], criteria: [] } satisfies Outcome,
  ]),
);

const refused: Found = { outcomes: refusedAll, outlook: undefined };

/** What the child's residence opens, whoever claims it (Income Tax Act 2007, section MC 5). */
const ofChildHere = [
  "isBestStart",
  "isWorkingForFamiliesFamilyTaxCredit",
  "isWorkingForFamiliesInWorkTaxCredit",
  "isWorkingForFamiliesMinimumFamilyTaxCredit",
] as const satisfies readonly BenefitId[];

/** Without a child who is a citizen or resident non-residents are asked nothing more: there is nothing to calculate. */
async function outcomesOfChildHere(weighing: Weighing, visit: Visit): Promise<Found> {
  if (!weighing.household.isYes("applicant.childIsNZResident")) return refused;
  const week = await findWeek(weighing, visit);
  if (!week) return refused;
  const open = ofChildHere.map((id) => [id, week.outcomes[id] ?? refusedAll[id]]);
  return { ...refused, outcomes: { ...refusedAll, ...Object.fromEntries(open) }, money: week.money };
}

const possibleHouseholds = (answers: Answers): Household[] =>
  alternatives(answers).map((alternative) => readHousehold(prune(questionnaire, alternative).answers));

const carerForAYear = "applicant.isPrincipalCarerForOneYearFromApplicationDate";

/**
 * Today's rules no longer ask for a year of care, so its answer is never unknown. A no gives no reason
 * why the parents do not care for the child: it could be any.
 */
function withoutTheYear(answers: Answers): Answers[] {
  const year = answerTo(answers, carerForAYear);
  if (year === undefined || year === "true") return [answers];
  const aYear = { ...answers, [carerForAYear]: "true" };
  if (year === "unknown") return [aYear];
  return [["family-breakdown", "died"], ["other"]].map((why) => ({ ...aYear, "children.birthParents": why }));
}

interface PossibleSituations {
  situations: Situation[];
  later?: Situation[];
}

export function situationsToday(answers: Answers, context: RequestContext): PossibleSituations {
  const { firstDay } = context;
  const household = readHousehold(answers);
  const possible = withoutTheYear(answers).flatMap(possibleHouseholds);
  const situations = (households: readonly Household[]) => households.map((one) => situationOf(one, context));
  return {
    situations: situations(possible.flatMap((one) => withPossibleBirths(one, firstDay))),
    ...(household.expectsBaby && {
      later: situations(withPossibleBirths(household, firstDay, afterBirth)),
    }),
  };
}

/** Rules that have the limits themselves; what they do not ask is corrected. */
async function outcomesToday(
  weighing: Weighing,
  context: RequestContext,
  visit: Visit,
): Promise<Found | undefined> {
  const { household } = weighing;
  const { situations, later: afterwards } = situationsToday(weighing.answers, context);
  const [answer, week] = await Promise.all([
    visit.neighbours.rules.outlook({
      situations: asDiffering(situations),
      ...(afterwards && { later: asDiffering(afterwards) }),
    }),
    findWeek(weighing, visit),
  ]);
  if (!answer.ok) return undefined;
  const { explanations, later } = answer.value;
  const found = Object.entries(benefits).flatMap(([id, variable]) => {
    const explanation = explanations[variable];
    if (!explanation) return [];
    const outcome = outcomeOf(id as BenefitId, explanation.verdict, explanation, weighing);
    return [[id, correctOutcome(id as BenefitId, outcome, household, later?.[variable]?.verdict)]];
  });
  const outcomes = withWeek(Object.fromEntries(found), week, household);
  return { outcomes, outlook: answer.value, money: week?.money };
}

/** Limits come from the open-data catalogue, as the specification has it. */
async function outcomesByThresholds(
  weighing: Weighing,
  context: RequestContext,
  { neighbours: { rules } }: Visit,
): Promise<Found | undefined> {
  const { household, answers, area } = weighing;
  const assumptions = isUnknown(area) ? [true, false] : [undefined];
  const situations: Situation[] = possibleHouseholds(answers).flatMap((one) =>
    assumptions.map((assumed) =>
      situationOf(one, { ...context, ...(assumed === undefined ? {} : { assumeBelowInArea: assumed }) }),
    ),
  );
  const [explained, ...calculated] = await Promise.all([
    rules.explain(situations),
    ...situations.map((situation) => rules.calculate(situation)),
  ]);
  const possible = calculated.flatMap((one) => (one.ok ? [readVerdicts(one.value.persons.applicant)] : []));
  if (possible.length < calculated.length) return undefined;
  const explanations: Explanations = explained.ok ? explained.value.explanations : {};
  const found = Object.entries(mergeVerdicts(possible)).map(([name, verdict]) => {
    const id = name as BenefitId;
    const explanation = explanations[benefits[id]];
    const agreeing = explanation?.verdict === verdict ? explanation : undefined;
    return [id, outcomeOf(id, verdict, agreeing, weighing, comparisonFor(id, household, context))];
  });
  return { outcomes: Object.fromEntries(found), outlook: undefined };
}

function comparisonFor(
  id: BenefitId,
  household: Household,
  { area, thresholds }: RequestContext,
): Comparison | undefined {
  const limit = limitOf(id, household, area, thresholds);
  if (!limit) return undefined;
  return {
    value: household.yearlyIncome,
    limit: incomeLimitOf(limit) ?? 0,
    per: "year",
    ...(limit.NumberOfChildren && { children: household.numberOfChildren }),
  };
}
