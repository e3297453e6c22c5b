import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Week } from "#app/server/neighbours/week.ts";
import type { Visit } from "#app/server/visit.ts";
import type { PaymentId, Reason } from "#workers/rules/week/answer.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";
import type { BenefitId } from "../../benefits.ts";
import type { Household } from "../../request/household.ts";
import { withPossibleBirths } from "../../request/possible-households.ts";
import { weekHousehold } from "../../request/week-household.ts";
import type { Area } from "../../visit-answers.ts";
import type { Because, Outcome, WeighedCriterion } from "../because.ts";
import type { Verdict } from "../verdicts.ts";
import { assumptionsOf } from "./assumed.ts";
import { moneyOf, type WeekMoney } from "./week-money.ts";

export interface FoundWeek {
  readonly money: WeekMoney;
  readonly outcomes: Partial<Record<BenefitId, Outcome>>;
}

interface Asked {
  readonly household: Household;
  readonly answers: Answers;
  readonly area: Area;
}

/** @returns undefined where the answers do not tell enough, or the rules do not answer: the page is then without it */
export async function findWeek(
  { household, answers, area }: Asked,
  { request: { now }, neighbours: { rules } }: Visit,
): Promise<FoundWeek | undefined> {
  const day = dayInNewZealand(now);
  const possible = possibleWeekHouseholds({ household, answers, area }, day);
  if (possible.length === 0) return undefined;
  const answered = await Promise.all(possible.map((one) => rules.week({ day, household: one })));
  const weeks = answered.flatMap((one) => (one.ok ? [one.value] : []));
  if (weeks.length < possible.length) return undefined;
  const told = {
    // All else that is not told is left open here.
    assumed: assumptionsOf(possible[0]!, false, answers).filter(
      (one) => one === "partner" || one === "oneInCare",
    ),
    isOnLeave: answerTo(answers, "applicant.workOrStudy") === "leave",
    isOnBenefit: household.isYes("applicant.receivesIncomeTestedBenefit") === true,
    alreadyGets: answersTo(answers, "applicant.alreadyGets"),
  };
  const money = moneyOf(weeks, { ...told, isByPartner: isByPartner(possible[0]!) });
  return { money, outcomes: outcomesOf(weeks, { household, answers, area }) };
}

/** Hours a week from which one is in full-time work, and cannot apply oneself (Social Security Act 2018, section 20). */
const fullTime = 30;
const isByPartner = ({ adults: [own, partner] }: WeekRequest["household"]): boolean =>
  partner !== undefined &&
  ((own?.work?.leave !== "ACC" && (own?.work?.hours ?? 0) >= fullTime) ||
    own?.work?.leave === "PPL" ||
    own?.student?.fullTime === true);

/** Each that the answers leave open. @returns none where they do not tell enough */
export const possibleWeekHouseholds = (
  { household, answers, area }: Asked,
  day: string,
): WeekRequest["household"][] =>
  withPossibleBirths(household, `${day.slice(0, 7)}-01`).flatMap(
    (one) => weekHousehold(one, answers, area, day) ?? [],
  );

/** Whose every fact the questions ask for; the verdict of the others stays that of the criteria. */
const decided = {
  isWorkingForFamiliesFamilyTaxCredit: "familyTaxCredit",
  isWorkingForFamiliesInWorkTaxCredit: "inWorkTaxCredit",
  isWorkingForFamiliesMinimumFamilyTaxCredit: "minimumFamilyTaxCredit",
  isBestStart: "bestStart",
  isSoleParentSupport: "soleParentSupport",
  isJobSeekerSupport: "jobseekerSupport",
} as const satisfies Partial<Record<BenefitId, PaymentId>>;

/** Whose every fact they ask for where somebody tells them. */
const decidedIfTold = {
  isAccommodationSupplement: { id: "accommodationSupplement", by: ["applicant.rent", "applicant.savings"] },
  isChildCareSubsidy: { id: "childcareSubsidy", by: ["child.eceHours", "child.eceFees"] },
} as const satisfies Partial<Record<BenefitId, { id: PaymentId; by: readonly string[] }>>;

function decidedBy({ answers, area }: Asked): [string, PaymentId][] {
  const isOnLeave = answerTo(answers, "applicant.workOrStudy") === "leave";
  const told = Object.entries(decidedIfTold).filter(
    ([, { by }]) =>
      by.every((name) => answerTo(answers, name)) && area.is !== "failed" && area.is !== "not-found",
  );
  return [
    ...Object.entries(decided),
    ...told.map(([benefit, { id }]): [string, PaymentId] => [benefit, id]),
    ...(isOnLeave ? [["isPaidParentalLeave", "paidParentalLeave"] as [string, PaymentId]] : []),
  ];
}

const verdicts = { yes: true, no: false, unknown: null } as const;

const agreed = (all: readonly Verdict[]): Verdict =>
  all.every((one) => one === all[0]) ? (all[0] ?? null) : null;

function outcomesOf(weeks: readonly Week[], asked: Asked): FoundWeek["outcomes"] {
  const found = decidedBy(asked).map(([benefit, id]) => {
    const payments = weeks.map((week) => week.payments[id]);
    const reasons = [...new Map(payments.flatMap(({ why }) => why).map((one) => [one.id, one])).values()];
    const verdict = agreed(payments.map((one) => verdicts[one.verdict]));
    const open = verdict === null ? openQuestion(id, asked.answers) : undefined;
    const said = reasons.map(({ en, mi }): Because => ({ is: "said", en, mi }));
    const outcome: Outcome = {
      verdict,
      because: open ? [open] : said,
      criteria: reasons.map((one) => criterionOf(one, verdict)),
    };
    return [benefit, outcome];
  });
  return Object.fromEntries(found);
}

/** What would settle it. */
function openQuestion(id: PaymentId, answers: Answers): Because | undefined {
  const isUnsaid = (name: string) => !answerTo(answers, name);
  const ask = (name: string): Because => ({ is: "question", name });
  const isMain = id === "soleParentSupport" || id === "jobseekerSupport";
  if (isMain && isUnsaid("applicant.livedHereTwoYears")) return ask("applicant.livedHereTwoYears");
  const isShared = answerTo(answers, "applicant.allChildrenInTheirFullTimeCare") === "false";
  if (isShared && isUnsaid("applicant.nightsPerFortnight")) return ask("applicant.nightsPerFortnight");
  if (id === "bestStart" && isUnsaid("children.youngestDateOfBirth.day")) return { is: "youngest" };
  return undefined;
}

const acts = {
  "Income Tax Act 2007": "https://www.legislation.govt.nz/act/public/2007/0097/latest/whole.html",
  "Social Security Act 2018": "https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html",
} as const;

function criterionOf({ id, en, mi, law }: Reason, verdict: Verdict): WeighedCriterion {
  const act = Object.entries(acts).find(([title]) => law.startsWith(title));
  return {
    id,
    en,
    mi,
    status: verdict === null ? "not-known" : verdict ? "met" : "not-met",
    decides: verdict !== true,
    notCompared: false,
    isReckoned: true,
    used: [],
    law: act ? { text: law, url: act[1] } : null,
  };
}

/** What only the criteria know: a baby that is not there yet, and somebody else who applies. */
const kept: readonly string[] = [
  "fromBirth",
  "fromBirthInCare",
  "fromBirthPerhaps",
  "partnerIsMainCarer",
  "notMainCarer",
];

/** Of a couple one applies for both: here not the one who answers. */
const isOfPartner = (id: string, outcome: Outcome, ours: Outcome): boolean =>
  id === "isJobSeekerSupport" && outcome.verdict === false && ours.verdict === true;

/** Where both agree the criteria say why, each with its answer. */
export function withWeek(
  criteria: Partial<Record<BenefitId, Outcome>>,
  week: FoundWeek | undefined,
  { expectsBaby }: Household,
): Partial<Record<BenefitId, Outcome>> {
  if (!week) return criteria;
  const merged = Object.entries(criteria).map(([id, outcome]) => {
    const ours = week.outcomes[id as BenefitId];
    const isOfTheBaby = expectsBaby && ours?.verdict === false;
    const isKept = isOfTheBaby || outcome.because.some(({ is }) => kept.includes(is));
    if (!ours || ours.verdict === outcome.verdict || isKept) return [id, outcome];
    return [id, isOfPartner(id, outcome, ours) ? { ...ours, because: [{ is: "partnerApplies" }] } : ours];
  });
  return Object.fromEntries(merged);
}
