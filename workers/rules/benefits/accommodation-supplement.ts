import { benefit, criterion } from "../criteria.ts";
import { type Change, yesNo } from "../declare.ts";
import {
  cite,
  provision,
  socialSecurityAct1964,
  socialSecurityAct2018,
  socialSecurityRegulations2018,
} from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { oldEnough } from "../variables/age.ts";
import { incomeBelow } from "../variables/income.ts";
import { normallyLivesHere } from "../variables/residence.ts";
import type { Facts } from "../week/facts.ts";
import { from } from "./dated.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import {
  adultAge,
  howItsLimitIsFound,
  lowersFrom,
  maxima,
  maximaParameters,
  maximumFor,
  rateThatStarts,
  rounding,
  shareOfDollar,
} from "./shared/accommodation.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import {
  hasChild,
  jobseekerRate,
  jobseekerRates,
  numberOfChildren,
  ratesOf,
  supportedLivingRate,
  supportingPartner,
} from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const limits: Change = {
  id: "accommodation-supplement-areas",
  en: "Accommodation Supplement ends where income has used up the most that is paid in the area, by 25 cents of each dollar above the income that ends Job Seeker Support",
  mi: "Ka mutu te <en>Accommodation Supplement</en> ina pau te utu nui rawa o te rohe i te moni whiwhi, mā te 25 hēneti o ia tāra kei runga ake i te moni whiwhi e mutu ai te <en>Job Seeker Support</en>",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 4 Part 7",
  source: [sources.cutOuts2021],
  checked,
  confidence: "primary",
};

export const areaUnknown = {
  id: "area-unknown",
  en: "We do not know which area your home is in, and the limit depends on it",
  mi: "Kāore mātou i te mōhio kei tēhea rohe tō kāinga, ā, kei te āhua o tērā te tepe",
};

export const costsDecide = {
  id: "housing-costs-decide",
  en: "Your income lowers it, and how much you pay for your home decides whether any is left",
  mi: "Ka whakaheke tō moni whiwhi i tēnei, ā, kei te nui o ō utu whare mēnā ka toe tētahi wāhanga",
};

const supplementTest = personTest({
  flag: "accommodation_supplement__below_income_threshold",
  uses: [
    numberOfChildren,
    supportingPartner,
    "age",
    "accommodation_supplement__area",
    "social_security__has_accomodation_costs",
    "eligible_for_social_housing",
  ],
  parameters: {
    ...maximaParameters,
    ...ratesOf("jobseeker_support", jobseekerRates),
    fromSingle: amountParameter("jobseeker_support.income_before_abatement.single"),
    fromCouple: amountParameter("jobseeker_support.income_before_abatement.couple"),
  },
  where: { numberOfChildren, supportingPartner, areaUnknown, costsDecide, weeks, ...howItsLimitIsFound },
  limit: (person, figures) => {
    if (!person.is("social_security__has_accomodation_costs") || person.is("eligible_for_social_housing"))
      return undefined;
    const [age, area] = [person.number("age"), person.number("accommodation_supplement__area")];
    const [isCouple, children] = [person.is(supportingPartner), person.family.number(numberOfChildren)];
    const rate = rateThatStarts({ isCouple, children, age });
    const free = isCouple ? "fromCouple" : "fromSingle";
    // The highest is that of Area 1.
    const most = maximumFor({ isCouple, children }, area || 1);
    const lowered = lowersFrom(figures[rate], figures[free]);
    const limit = weeks * (lowered + figures[most] / shareOfDollar);
    const isFound = area > 0 && (isCouple || children > 0 || age >= adultAge);
    return {
      ...(isFound
        ? { limit, surelyBelow: weeks * lowered, why: costsDecide }
        : { limit: Number.NaN, limitAtMost: limit, ...(area === 0 && { why: areaUnknown }) }),
      per: "year",
      children,
      of: [rate, free, most],
    };
  },
});

const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 61DH to 61EC)",
  socialSecurityAct2018("DLM6783241"),
  socialSecurityAct1964("DLM362802"),
  socialSecurityAct1964("DLM362856"),
);

const variables = [
  yesNo(supplementTest.flag, "Income is low enough for Accommodation Supplement", {
    default: true,
    rules: [from(limits, supplementTest.rule)],
  }),
  yesNo(
    "accommodation_supplement__below_cash_threshold",
    "Savings are low enough for Accommodation Supplement",
    {
      default: true,
    },
  ),
  benefit(
    "social_security__eligible_for_accommodation_supplement",
    "Can get Accommodation Supplement",
    law,
    [
      oldEnough("entitlements.social_security.accommodation_supplement.age_threshold"),
      criterion({
        id: "citizen-or-resident",
        en: "You are a New Zealand citizen or resident",
        mi: "He kirirarau koe nō Aotearoa, he kainoho rānei",
        unmet: {
          en: "It is for New Zealand citizens and residents.",
          mi: "Mō ngā kirirarau me ngā kainoho o Aotearoa tēnei.",
        },
        // Not is_citizen_or_resident: here the model asks for the three statuses itself.
        uses: ["is_resident", "is_permanent_resident", "is_nz_citizen"],
        met: (person) =>
          person.is("is_resident") || person.is("is_permanent_resident") || person.is("is_nz_citizen"),
      }),
      normallyLivesHere,
      criterion({
        id: "accommodation-costs",
        en: "You pay rent, board or the costs of your own home, and do not live in social housing",
        mi: "E utu ana koe i te rēti, i te utu noho, i ngā utu rānei o tō ake whare, ā, kāore koe i te noho ki tētahi whare pāpori",
        unmet: {
          en: "It is for people who pay for their home and do not live in social housing.",
          mi: "Mō te hunga e utu ana mō tō rātou kāinga, kāore hoki e noho ana ki tētahi whare pāpori, tēnei.",
        },
        uses: ["social_security__has_accomodation_costs", "eligible_for_social_housing"],
        met: (person) =>
          person.is("social_security__has_accomodation_costs") && !person.is("eligible_for_social_housing"),
      }),
      limited(limits, incomeBelow(supplementTest.flag), supplementTest),
      criterion({
        id: "savings",
        en: "Your savings are below the limit",
        mi: "Kei raro iho ō penapena i te tepe",
        uses: ["accommodation_supplement__below_cash_threshold"],
        // The questionnaire does not ask about savings and always sends yes.
        quiet: true,
        met: (person) => person.is("accommodation_supplement__below_cash_threshold"),
      }),
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 65", "DLM6783241"),
      own: {
        ...resident,
        income: socialSecurity("Schedule 4 Part 7"),
        savings: provision(
          "Social Security Regulations 2018, r 15",
          socialSecurityRegulations2018("LMS96256"),
          "2018-11-26",
        ),
      },
    },
  ),
];

const act = "Social Security Act 2018";
/** So much cash above the free amount counts as a dollar of income a week (Social Security Regulations 2018, r 16). */
const assetsForADollar = 100;

const why = {
  social: because(
    "social-housing",
    `${act}, s 65`,
    "You live in social housing.",
    "Kei te whare pāpori koe e noho ana.",
  ),
  noCosts: because(
    "no-housing-costs",
    `${act}, s 65`,
    "You have no housing costs.",
    "Kāore he utu whare āu.",
  ),
  student: because(
    "accommodation-benefit",
    `${act}, s 65`,
    "With a Student Allowance there is an Accommodation Benefit instead.",
    "I te taha o te <en>Student Allowance</en> he <en>Accommodation Benefit</en> kē.",
  ),
  assets: because(
    "cash-assets",
    "Social Security Regulations 2018, r 15",
    "Your cash and savings are above the limit.",
    "Kei runga ake ō moni putu i te tepe.",
  ),
  entry: because(
    "below-entry",
    `${act}, Schedule 4 Part 7`,
    "Your housing costs are below the part that you pay yourself.",
    "Kei raro ō utu whare i te wāhanga ka utua e koe anō.",
  ),
  income: because(
    "supplement-income-takes-all",
    `${act}, Schedule 4 Part 7`,
    "Your income leaves nothing of it.",
    "Kāore he toenga i muri i tō moni whiwhi.",
  ),
  paid: because(
    "share-of-costs",
    `${act}, ss 65–69, Schedule 4 Part 7`,
    "70 cents of each dollar of housing costs above your own part, up to the most for your area, less a part of your income.",
    "E 70 hēneti o ia tāra utu whare i runga ake i tāu ake wāhanga, tae ki te nui rawa mō tō rohe, ka tangohia he wāhanga o tō moni whiwhi.",
  ),
};

/** Benefit and eldest child's credit, dollars a week (Social Security Regulations 2018, r 17). */
function baseRate(reckoning: Reckoning): number {
  const { main, facts, figure } = reckoning;
  const rate = main === "supportedLivingPayment" ? supportedLivingRate(reckoning) : jobseekerRate(reckoning);
  const eldest = facts.dependants.length > 0 ? figure("family_tax_credit.annual.first_child") / weeks : 0;
  return figure(rate) + eldest;
}

const accommodated = ({ isCouple, dependants }: Facts) => ({ isCouple, children: dependants.length });

const mostOf = ({ facts, figure }: Reckoning): number =>
  figure(maxima[maximumFor(accommodated(facts), facts.area)]);

/** By income, for those on a main benefit never. */
function lowered(reckoning: Reckoning, kind: "couple_or_sole_parent" | "single"): number {
  const { facts, figure, main, weeklyIncome, weeklyLeave } = reckoning;
  if (main !== "none") return 0;
  const rate = rateThatStarts({ ...accommodated(facts), age: facts.adults[0]!.age });
  const from = lowersFrom(
    figure(`jobseeker_support.weekly_net.${rate}`),
    figure(`jobseeker_support.income_before_abatement.${facts.isCouple ? "couple" : "single"}`),
  );
  const free = figure(`accommodation_supplement.free_assets.${kind}`);
  const fromAssets = Math.floor(Math.max(0, facts.assets - free) / assetsForADollar);
  return shareOfDollar * Math.max(0, weeklyIncome + weeklyLeave + fromAssets - from);
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const { housing, cost } = facts;
  if (housing === "social") return no(why.social);
  if (housing === "none" || cost === 0) return no(why.noCosts);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  if (facts.adults.some(({ told }) => told.student?.allowance)) return no(why.student);
  const kind = facts.isCouple || hasChild(facts) ? "couple_or_sole_parent" : "single";
  if (facts.assets > figure(`accommodation_supplement.asset_limit.${kind}`)) return no(why.assets);
  const share = figure(
    `accommodation_supplement.entry_threshold_share.${housing === "mortgage" ? "owners" : "renters"}`,
  );
  const counted = housing === "board" ? cost * figure("accommodation_supplement.board_share") : cost;
  const entry = Math.round(share * baseRate(reckoning));
  const above = figure("accommodation_supplement.paid_share") * (counted - entry);
  if (!(above > 0)) return no(why.entry);
  const weekly = Math.ceil(Math.min(mostOf(reckoning), above) - lowered(reckoning, kind) - rounding);
  return weekly > 0 ? yes(weekly, why.paid) : no(why.income);
}

export const accommodationSupplement: Benefit = {
  id: "accommodationSupplement",
  name: { en: "Accommodation Supplement", mi: "<en>Accommodation Supplement</en>" },
  law: `${act}, ss 65–69, Schedule 4 Part 7; Social Security Regulations 2018, rr 15–17`,
  variables,
  adds: "cash",
  rule,
};
