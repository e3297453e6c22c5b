import type { Answers } from "#app/forms/answers.ts";
import {
  age,
  atHome,
  children,
  couple,
  earlyLearning,
  earns,
  expecting,
  partnerWorks,
  single,
  works,
} from "./household-answers.ts";

const livesIn = (postcode: string): Answers => ({
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
  "applicant.postCode": postcode,
});
const notTheCarer: Answers = {
  "applicant.isPrincipalCarer": "false",
  "applicant.allChildrenInTheirFullTimeCare": "false",
  "applicant.isPrincipalCarerForProportion": "false",
};
const studies: Answers = { "applicant.workOrStudy": "study", "applicant.isStudyingFullTime": "true" };
const onBenefit: Answers = { "applicant.receivesIncomeTestedBenefit": "true" };
const hasCard: Answers = { "applicant.holdsCommunityServicesCard": "true" };
const notTheParent = (forAYear: string, because: string): Answers => ({
  "applicant.isParent": "false",
  "applicant.isPrincipalCarerForOneYearFromApplicationDate": forAYear,
  "children.birthParents": [because],
});

const partOfTheTime: Answers = { "applicant.isPrincipalCarerForProportion": "true" };
const disabledChild: Answers = {
  "child.hasSeriousDisability": "true",
  "child.requiresConstantCareAndAttention": "unknown",
  "child.constantCareUnderSix": "false",
};
const notResident: Answers = { "applicant.isNZResident": "false" };
const homeHelp: Answers = { "applicant.needsDomesticSupport": "true" };
const meetsLeave = "applicant.meetsPaidParentalLeaveEmployedRequirements";
const leaveUnknown: Answers = { [meetsLeave]: "unknown" };
const noLeave: Answers = { [meetsLeave]: "false" };
const socialHousing: Answers = {
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "true",
};

const household = (...answers: readonly Answers[]): Answers => Object.assign({}, ...answers);

/** The households that the results are checked with. */
export const findingHouseholds = {
  H01: household(
    single,
    age(29),
    children(["0"]),
    works(20),
    earns("applicant", 650, "weekly"),
    livesIn("1010"),
  ),
  H02: household(
    couple,
    age(31),
    expecting,
    works(40),
    partnerWorks(40),
    earns("applicant", 70_000),
    earns("spouse", 65_000),
    livesIn("6011"),
  ),
  H03: household(
    couple,
    age(34),
    children(["4", "13"]),
    earlyLearning,
    works(22),
    partnerWorks(40),
    earns("applicant", 28_000),
    earns("spouse", 62_000),
    livesIn("3204"),
  ),
  H04: household(
    single,
    age(62),
    children(["13", "15"]),
    notTheParent("unknown", "in-prison"),
    works(25),
    earns("applicant", 30_000),
  ),
  H05: household(
    single,
    age(41),
    children(["13"]),
    notTheCarer,
    partOfTheTime,
    works(40),
    earns("applicant", 58_000),
    livesIn("9016"),
  ),
  H06: household(single, age(18), children(["0"]), atHome, earns("applicant", 0), livesIn("3010")),
  H07: household(
    couple,
    age(24),
    children(["4"]),
    earlyLearning,
    studies,
    partnerWorks(40),
    earns("applicant", 0),
    earns("spouse", 45_000),
    livesIn("9999"),
  ),
  H08: household(
    couple,
    age(38),
    children(["13"]),
    disabledChild,
    atHome,
    partnerWorks(40),
    earns("applicant", 0),
    earns("spouse", 80_000),
    livesIn("7910"),
  ),
  H09: household(notResident),
  H10: household(
    couple,
    age(36),
    children(["0"]),
    works(40),
    partnerWorks(40),
    earns("applicant", 120_000),
    earns("spouse", 150_000),
    livesIn("0620"),
  ),
  H11: household(single, age(35), atHome, earns("applicant", 0), livesIn("9810")),
  H12: household(
    couple,
    age(45),
    children(["13", "15"]),
    notTheCarer,
    works(40),
    partnerWorks(30),
    earns("applicant", 95_000),
    earns("spouse", 40_000),
  ),
  H13: household(
    single,
    age(26),
    expecting,
    leaveUnknown,
    works(30),
    earns("applicant", 40_000),
    livesIn("1060"),
  ),
  H14: household(
    single,
    age(27),
    children(["4"]),
    earlyLearning,
    works(15),
    earns("applicant", 480, "weekly"),
    hasCard,
    livesIn("2104"),
  ),
  H15: household(
    single,
    age(70),
    children(["13"]),
    notTheParent("true", "died"),
    atHome,
    earns("applicant", 29_000),
    hasCard,
  ),
  H16: household(
    couple,
    age(35),
    children(["4", "13", "13", "13"]),
    homeHelp,
    earlyLearning,
    atHome,
    partnerWorks(40),
    earns("applicant", 0),
    earns("spouse", 110_000),
    livesIn("0600"),
  ),
  H17: household(single, age(22), studies, earns("applicant", 0)),
  H18: household(
    single,
    age(30),
    children(["4", "13"]),
    earlyLearning,
    atHome,
    onBenefit,
    hasCard,
    earns("applicant", 505, "weekly"),
    socialHousing,
  ),
  H19: household(single, age(26), children(["0"]), atHome, earns("applicant", 0), livesIn("5010")),
  H20: household(
    couple,
    age(33),
    children(["4"]),
    notTheCarer,
    works(40),
    partnerWorks(0),
    earns("applicant", 55_000),
    earns("spouse", 0),
    livesIn("4310"),
  ),
  H21: household(single, age(30), works(40), earns("applicant", 65_000), livesIn("9810")),
  H22: household(single, age(30), expecting, noLeave, atHome, earns("applicant", 0, "weekly")),
} as const satisfies Readonly<Record<string, Answers>>;
