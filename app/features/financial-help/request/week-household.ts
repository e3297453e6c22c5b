// What the questionnaire's answers tell of the week's household. What was not asked or not told stays unknown.

import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { Adult, Child, WeekRequest } from "#workers/rules/week/request.ts";
import type { Area } from "../visit-answers.ts";
import { bornYearsAgo, type Household, yearly } from "./household.ts";

type WeekHousehold = WeekRequest["household"];

const weeks = 52;
const daysOfFortnight = 14;
/** Weekly compensation is 80 % of usual pay (Accident Compensation Act 2001, Schedule 1 clause 32). */
const compensated = 0.8;
/** Within the groups 5 to 13, 14 to 15 and 16 to 18 nothing that is paid differs. */
const middleOf: Readonly<Record<number, number>> = { 13: 9, 15: 14, 18: 16 };
const ageOfSuperannuation = 65;
const parentsAre = {
  died: "dead",
  "not-found": "notFound",
  "family-breakdown": "breakdown",
  "in-prison": "prison",
} as const;

/** @returns undefined for a household that the questions do not tell enough of */
export function weekHousehold(household: Household, answers: Answers, area: Area, day: string) {
  const { isYes, number, chosen, hasPartner } = household;
  const age = number("applicant.age");
  const isInPension = (age ?? 0) >= ageOfSuperannuation;
  const birthParents = parentsOf(household);
  const isHere = isYes("applicant.isNZResident") || isYes("applicant.childIsNZResident");
  if (!isHere || isInPension || birthParents === "other") return undefined;
  const isCouple = hasPartner && !isYes("applicant.isInadequatelySupportedByPartner");
  const rent = number("applicant.rent");
  const savings = number("applicant.savings");
  const isRenting = rent !== undefined && chosen("applicant.hasSocialHousing")[0] === "false";
  return {
    adults: [applicantOf(household, answers), ...(isCouple ? [partnerOf(household, answers)] : [])],
    children: household.childAges.map((group, index) => ({
      ...childOf(household, group, index, day),
      ...(birthParents && { parents: birthParents }),
    })),
    partner: isCouple,
    otherIncomeYearly: otherIncome(household, answers, isCouple),
    // A supplement without a rent is not reckoned here.
    ...(isRenting
      ? {
          housing: housingOf(household),
          rentWeekly: rent,
          ...(savings !== undefined && { assets: savings }),
          ...(area.is === "known" && { area: Number(area.area) }),
        }
      : { housing: isYes("applicant.hasSocialHousing") ? "social" : "none" }),
    onBenefit: isYes("applicant.receivesIncomeTestedBenefit") ?? false,
    ...(household.expectsBaby && { expecting: { carer: 0 } }),
  } satisfies WeekHousehold;
}

function parentsOf({ isYes, chosen }: Household) {
  if (isYes("applicant.isParent") !== false) return undefined;
  const [why = "other", ...others] = chosen("children.birthParents");
  return others.length > 0 ? "other" : (parentsAre[why as keyof typeof parentsAre] ?? "other");
}

const housingOf = ({ chosen }: Household): "rent" | "board" | "mortgage" => {
  const told = chosen("applicant.housing")[0];
  return told === "board" || told === "mortgage" ? told : "rent";
};

const residentSince = { true: 2, false: 0.5, refugee: 0.5 } as const;

function residence(answers: Answers): NonNullable<Adult["resident"]> {
  // Which visa decides nothing that is paid to the child's family.
  if (answerTo(answers, "applicant.isNZResident") === "false")
    return { status: "workVisa", yearsContinuous: 0 };
  const told = answerTo(answers, "applicant.livedHereTwoYears") as keyof typeof residentSince | undefined;
  const years = told && residentSince[told];
  return {
    status: told === "refugee" ? "refugee" : "resident",
    ...(years !== undefined && { yearsContinuous: years }),
  };
}

function applicantOf(household: Household, answers: Answers): Adult {
  const { isYes, number } = household;
  const isDisabled = isYes("applicant.hasSeriousDisability") ?? false;
  return {
    age: number("applicant.age"),
    resident: residence(answers),
    work: workOf(household, answers),
    disability: { restrictsWork: isDisabled, permanent: isDisabled },
    student: { fullTime: isYes("applicant.isStudyingFullTime") ?? false },
  };
}

function workOf({ isYes, number }: Household, answers: Answers): NonNullable<Adult["work"]> {
  const weekly = yearly(answers, "income.applicant") / weeks;
  const does = answerTo(answers, "applicant.workOrStudy");
  if (does === "leave")
    // Who is paid has met the work test.
    return {
      hours: 0,
      weeklyGross: weekly,
      leave: "PPL",
      before: { hours: 10, weeks: 26, weeklyGross: weekly, kind: "employed" },
    };
  if (does === "acc") return { hours: 0, weeklyGross: weekly / compensated, kind: "employed", leave: "ACC" };
  const hours = number("applicant.worksWeeklyHours") ?? 0;
  if (hours === 0) return nothingEarned;
  // Part of what somebody on a benefit has is the benefit.
  const pay = isYes("applicant.receivesIncomeTestedBenefit")
    ? number("applicant.weeklyPayBesideBenefit")
    : weekly;
  const kind = does === "self" ? "selfEmployed" : "employed";
  return { hours, ...(pay !== undefined && { weeklyGross: pay }), kind, leave: null };
}

const nothingEarned = { hours: 0, weeklyGross: 0, kind: "none", leave: null } as const;

/** Taken to be of an age, and here as long, as the one who answers: neither is asked. */
function partnerOf(household: Household, answers: Answers): Adult {
  const hours = household.number("partner.worksWeeklyHours") ?? 0;
  const weeklyGross = yearly(answers, "income.spouse") / weeks;
  const kind = answerTo(answers, "applicant.doesPartnerWork") === "self" ? "selfEmployed" : "employed";
  return {
    age: household.number("applicant.age"),
    resident: residence(answers),
    work: hours > 0 ? { hours, weeklyGross, kind, leave: null } : nothingEarned,
  };
}

/** Income of those who do not work and are on no benefit. */
function otherIncome(household: Household, answers: Answers, isCouple: boolean): number {
  const { isYes, number } = household;
  if (isYes("applicant.receivesIncomeTestedBenefit")) return 0;
  const isOnLeave = ["leave", "acc"].includes(answerTo(answers, "applicant.workOrStudy") ?? "");
  const own = isOnLeave || number("applicant.worksWeeklyHours") ? 0 : yearly(answers, "income.applicant");
  const theirs = !isCouple || number("partner.worksWeeklyHours") ? 0 : yearly(answers, "income.spouse");
  return own + theirs;
}

function childOf(household: Household, group: number, index: number, day: string): Child {
  const { births, isYes, number } = household;
  const born = births[index] ?? bornYearsAgo(middleOf[group] ?? group, day);
  const nights = number("applicant.nightsPerFortnight");
  const isHere = isYes("applicant.allChildrenInTheirFullTimeCare");
  const careShare = isHere ? 1 : nights === undefined ? undefined : Math.min(1, nights / daysOfFortnight);
  const isDisabled = index === 0 && isYes("child.hasSeriousDisability");
  return {
    ...(born && { born }),
    resident: true,
    ...(careShare !== undefined && { careShare }),
    atSchool: group > 4,
    independent: group === 18 && isYes("children.financiallyIndependant") === true,
    ...inCareOf(household, index),
    ...(isDisabled && {
      disability: { severe: true, constantCare: isYes("child.requiresConstantCareAndAttention") },
    }),
  };
}

const freeHoursOfWeek = 20;
/** Dollars an hour: more is a slip of the pen. */
const mostAnHour = 1000;

/** Asked of one child: the eldest under 5, and the eldest from 5 to 13. */
function inCareOf({ childAges, isYes, number }: Household, index: number): Pick<Child, "ece" | "oscar"> {
  const eceHours = number("child.eceHours");
  const oscarHours = number("child.oscarHours");
  const isInEarlyLearning = index === childAges.findIndex((group) => group < 5);
  const isInOscar = index === childAges.findIndex((group) => group <= 13 && group >= 5);
  const twentyHours = isYes("child.eceFreeHours");
  const feeFor = (hours: number, fees: number | undefined) =>
    fees === undefined ? {} : { feePerHour: hours > 0 ? Math.min(mostAnHour, fees / hours) : 0 };
  return {
    ...(eceHours !== undefined &&
      isInEarlyLearning && {
        ece: {
          hours: eceHours,
          ...(twentyHours !== undefined && { twentyHours }),
          ...feeFor(eceHours - (twentyHours ? freeHoursOfWeek : 0), number("child.eceFees")),
        },
      }),
    ...(oscarHours !== undefined &&
      isInOscar && { oscar: { hours: oscarHours, ...feeFor(oscarHours, number("child.oscarFees")) } }),
  };
}
