import { any, benefit, criterion } from "../criteria.ts";
import { yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { atLeast } from "../variables/age.ts";
import { incomeBelow } from "../variables/income.ts";
import { residenceInWordsOfToday, residenceTestForResidents } from "../variables/residence.ts";
import type { AdultFacts } from "../week/facts.ts";
import { from } from "./dated.ts";
import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import {
  ageOfSuperannuation,
  benefitsFallWithIncome,
  endsInTwoSteps,
  movedIn2020And2021,
  noSuperannuation,
  numberOfChildren,
  oneMainBenefit,
  paidAfter,
  ratesOf,
  supportedLivingRate,
  supportedLivingRateFor,
  supportedLivingRates,
  supportingPartner,
  testOne,
  twoSteps,
} from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";

const livingTest = personTest({
  flag: "supported_living_payment__below_income_threshold",
  uses: ["age", numberOfChildren, supportingPartner],
  parameters: {
    ...ratesOf("supported_living_payment", supportedLivingRates),
    from: amountParameter("supported_living_payment.income_before_abatement"),
    steeper: amountParameter("supported_living_payment.income_before_steeper_abatement"),
  },
  where: { numberOfChildren, supportingPartner, supportedLivingRateFor, ...twoSteps },
  limit: (person, figures) => {
    const hasChildren = person.family.number(numberOfChildren) > 0;
    const isCouple = person.is(supportingPartner);
    const rate = supportedLivingRateFor({ isCouple, hasChildren, ageOf: () => person.number("age") });
    return endsInTwoSteps(rate, figures);
  },
});

const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 40A and 40B)",
  socialSecurityAct2018("DLM6783175"),
  socialSecurityAct1964("DLM5468367"),
);

const variables = [
  yesNo(livingTest.flag, "Income is low enough for Supported Living Payment", {
    rules: [{ ...from(benefitsFallWithIncome, livingTest.rule), movedBy: movedIn2020And2021 }],
  }),
  benefit(
    "social_security__eligible_for_supported_living_payment",
    "Can get Supported Living Payment",
    law,
    [
      residenceInWordsOfToday(residenceTestForResidents),
      // The model has a parameter for this age but does not use it.
      atLeast(16),
      any(
        "reason",
        {
          en: "It is for people whose health keeps them from most work, or who care full time for somebody with a serious disability.",
          mi: "Mō te hunga e aukatia ana e tō rātou hauora i te nuinga o ngā mahi, mō te hunga rānei e tiaki ana i te wā kikī i tētahi tangata whaikaha taumaha, tēnei.",
        },
        criterion({
          id: "restricted-capacity",
          en: "A serious illness, injury or disability keeps you from most work",
          mi: "He māuiui taumaha, he whara, he whaikaha rānei tōu e aukati ana i te nuinga o ngā mahi",
          uses: ["social_security__has_severely_restricted_capacity_for_work"],
          met: (person) => person.is("social_security__has_severely_restricted_capacity_for_work"),
        }),
        criterion({
          id: "blind",
          en: "You are totally blind",
          mi: "He tino kāpō koe",
          uses: ["social_security__is_totally_blind"],
          quiet: true,
          met: (person) => person.is("social_security__is_totally_blind"),
        }),
        criterion({
          id: "full-time-care",
          en: "You care full time at home for somebody with a serious disability",
          mi: "E tiaki ana koe i te wā kikī, i te kāinga, i tētahi he whaikaha taumaha tōna",
          uses: ["social_security__is_required_to_give_fulltime_care"],
          met: (person) => person.is("social_security__is_required_to_give_fulltime_care"),
        }),
      ),
      criterion({
        id: "not-self-inflicted",
        en: "You did not cause the disability yourself in order to get a benefit",
        mi: "Ehara nāu anō te whaikaha i hanga kia whiwhi takuhe ai koe",
        uses: ["social_security__disability_was_self_inflicted"],
        quiet: true,
        met: (person) => !person.is("social_security__disability_was_self_inflicted"),
      }),
      limited(benefitsFallWithIncome, incomeBelow(livingTest.flag), livingTest),
      noSuperannuation,
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 34", "DLM6783175"),
      own: {
        ...resident,
        "restricted-capacity": socialSecurity("s 35", "DLM6783176"),
        "full-time-care": socialSecurity("s 40", "DLM6783187"),
        "not-self-inflicted": socialSecurity("s 36", "DLM6783178"),
      },
    },
  ),
];

const act = "Social Security Act 2018";
const youngest = 16;
const hoursOfWork = 15;

const why = {
  able: because(
    "can-work-15-hours",
    `${act}, ss 34–36, 40`,
    "It is for people who can never work 15 hours a week, or who care full time for somebody who would be in hospital.",
    "Mō te hunga e kore e taea te mahi 15 hāora i te wiki, e tiaki wā-katoa rānei i tētahi ka noho kē ki te hōhipera.",
  ),
};

const couldApply = ({ age, isDisabled, hours, told: { disability = {} } }: AdultFacts): boolean =>
  age >= youngest &&
  age < ageOfSuperannuation &&
  ((isDisabled && disability.permanent === true && hours < hoursOfWork) ||
    disability.caresHospitalLevel === true);

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const able = facts.adults.filter(couldApply);
  if (able.length === 0) return no(why.able);
  if (!able.some(meetsTwoYears)) return no(shared.residence);
  if (facts.hasPartnerAbroad) return unknown(null, shared.partnerAbroad);
  return paidAfter(reckoning, figure(supportedLivingRate(reckoning)), testOne(reckoning));
}

export const supportedLivingPayment: Benefit = {
  id: "supportedLivingPayment",
  name: { en: "Supported Living Payment", mi: "<en>Supported Living Payment</en>" },
  law: `${act}, ss 16, 34–40, Schedule 2 Income Tests 1 and 2, Schedule 4 Part 3`,
  variables,
  excludes: [oneMainBenefit],
  rule,
};
