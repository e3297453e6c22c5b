import { answersTo } from "#app/forms/answers.ts";
import type { Comparison, Criterion, Explanation } from "#app/server/neighbours/rules.ts";
import type { BenefitId } from "../benefits.ts";
import { isUnknown } from "../request/area.ts";
import type { Household } from "../request/household.ts";
import { questionBehind } from "../request/to-situation.ts";
import type { SubmittedAnswers } from "../visit-answers.ts";
import { isWithoutChildren, questionsBehind } from "./questions-behind.ts";
import { unknownQuestions, type Verdict } from "./verdicts.ts";

export type Because =
  | {
      is:
        | "met"
        | "area"
        | "youngest"
        | "fromBirth"
        | "fromBirthInCare"
        | "fromBirthPerhaps"
        | "newborn"
        | "sharedCare"
        | "alreadyPaid"
        | "alreadyHeld"
        | "partnerApplies"
        | "birthParents"
        | "notCompared"
        | "unclear";
    }
  | { is: "notLivingHere" }
  | { is: "notResident" | "noChild" | "notMainCarer" | "partnerIsMainCarer" | "notInCare" | "grownUp" }
  | { is: "income"; compared: Comparison }
  | { is: "question"; name: string }
  /** In the words of the rules. */
  | { is: "said"; en: string; mi: string; compared?: Comparison | undefined };

export interface WeighedCriterion extends Criterion {
  /** The verdict depends on it. */
  decides: boolean;
  /** Without a limit for this household its income is not compared. */
  notCompared: boolean;
  /** From the whole week of the household rather than from single answers. */
  isReckoned?: boolean;
}

/** The first sentence gives the verdict's reason. */
export interface Outcome {
  verdict: Verdict;
  because: readonly Because[];
  criteria: readonly WeighedCriterion[];
}

export interface Weighing extends SubmittedAnswers {
  household: Household;
}

/** @param limitFor for rules that were only told whether the income is below the limit */
export function outcomeOf(
  id: BenefitId,
  verdict: Verdict,
  explanation: Explanation | undefined,
  weighing: Weighing,
  limit?: Comparison,
): Outcome {
  const criteria = (explanation?.criteria ?? []).map((criterion) =>
    weigh(criterion, verdict, explanation!.criteria, limit),
  );
  return { verdict, because: reasonsOf(id, verdict, criteria, weighing), criteria };
}

const isAboutIncome = ({ used }: Criterion): boolean =>
  used.some(({ variable, instance }) => questionBehind(variable, instance) === "income.applicant");

function weigh(
  criterion: Criterion,
  verdict: Verdict,
  all: readonly Criterion[],
  limit: Comparison | undefined,
): WeighedCriterion {
  const compared = criterion.compared ?? (isAboutIncome(criterion) ? limit : undefined);
  const isLeftOpen = criterion.id === "income" && !compared && !criterion.why && criterion.status !== "met";
  return {
    ...criterion,
    ...(compared && { compared }),
    notCompared: isLeftOpen,
    decides: verdict !== true && criterion.status !== "met" && (criterion.decides ?? refuses(criterion, all)),
  };
}

/** An alternative refuses only when none is met. */
const refuses = ({ group }: Criterion, all: readonly Criterion[]): boolean =>
  !group || all.every((other) => other.group?.id !== group.id || other.status !== "met");

function reasonsOf(
  id: BenefitId,
  verdict: Verdict,
  criteria: readonly WeighedCriterion[],
  weighing: Weighing,
): Because[] {
  if (verdict === null) return openReasons(id, criteria, weighing);
  if (verdict) {
    const compared = criteria.find((one) => one.compared && one.status === "met")?.compared;
    return [compared ? { is: "income", compared } : { is: "met" }];
  }
  const deciding = criteria.filter(({ decides }) => decides);
  const sure = deciding.filter(({ status }) => status === "not-met");
  // Every possible household is refused, but for different reasons: all are told.
  if (sure.length === 0) return distinct(deciding.map((one) => refusal(one, deciding, weighing)));
  // Someone without a child in their care is not told about their income first.
  const first = sure.find((one) => one.id !== "income") ?? sure[0]!;
  return [refusal(first, deciding, weighing)];
}

const distinct = (reasons: readonly Because[]): Because[] => [
  ...new Map(reasons.map((one) => [JSON.stringify(one), one])).values(),
];

/** Ids or groups of criteria. */
const aboutChildren = [
  "carer-of-dependent-child",
  "principal-caregiver",
  "young-child",
  "child-in-care",
  "disabled-child",
  "orphaned-child",
  "unsupported-child",
  "not-the-parent",
  "carer-for-a-year",
  "parent",
  "need",
];

function refusal(
  criterion: WeighedCriterion,
  deciding: readonly WeighedCriterion[],
  { answers, household }: Weighing,
): Because {
  const { id, group, notCompared, en, mi } = criterion;
  if (aboutChildren.includes(group?.id ?? id) && isWithoutChildren(answers) && !household.expectsBaby)
    return { is: "noChild" };
  if (id === "carer-of-dependent-child" || id === "principal-caregiver") return care(household);
  if (notCompared) return { is: "notCompared" };
  const members = group ? deciding.filter((one) => one.group?.id === group.id) : [criterion];
  const compared = members.map((one) => one.compared).find((one) => one && one.value >= one.limit);
  if (compared) return { is: "income", compared };
  return { is: "said", ...((group ?? criterion).unmet ?? { en: `${en}.`, mi: `${mi}.` }) };
}

function care({ isYes, hasPartner }: Household): Because {
  if (isYes("applicant.isPrincipalCarer") === false)
    return { is: hasPartner ? "partnerIsMainCarer" : "notMainCarer" };
  const isInCare =
    isYes("applicant.allChildrenInTheirFullTimeCare") || isYes("applicant.isPrincipalCarerForProportion");
  return { is: isInCare ? "grownUp" : "notInCare" };
}

const aboutBirthParents = ["orphaned-child", "unsupported-child"];

function openReasons(id: BenefitId, criteria: readonly WeighedCriterion[], weighing: Weighing): Because[] {
  const { answers, area } = weighing;
  const unknown = unknownQuestions(answers);
  if (id === "isAccommodationSupplement" && isUnknown(area)) return [{ is: "area" }];
  const open = criteria.filter(({ status, decides }) => status === "not-known" && decides);
  const found = open.flatMap((criterion): Because[] => {
    if (aboutBirthParents.includes(criterion.id) && !answersTo(answers, "children.birthParents")[0])
      return [{ is: "birthParents" }];
    if (criterion.why) return [{ is: "said", ...criterion.why, compared: criterion.compared }];
    const names = questionsBehind(criterion, answers).map(({ name }) => name);
    const asked = unknown.filter((name) => names.includes(name));
    if (asked.length > 0) return asked.map((name) => ({ is: "question", name }));
    return names.includes("children.ages") ? [{ is: "youngest" }] : [];
  });
  if (found.length > 0) return distinct(found);
  return unknown.length > 0 ? unknown.map((name) => ({ is: "question", name })) : [{ is: "unclear" }];
}
