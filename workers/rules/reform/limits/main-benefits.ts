// Social Security Act 2018, Schedule 2, Income Tests 1, 3 and 4: the income at which nothing is left of a main benefit,
// given its rate and the shares of each dollar by which it falls.

import { personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const children = "social_security__number_of_dependent_children";
const partner = "has_supporting_partner";
const shares = {
  share: "entitlements.social_security.main_benefits.abatement_share.first",
  fullShare: "entitlements.social_security.main_benefits.abatement_share.full",
};
const weeks = 52;

/** Income Test 1: 30 cents of each dollar between the two incomes, 70 cents above. Dollars a week. */
const inTwoSteps = (rate: number, from: number, steeper: number, share: number, fullShare: number): number =>
  steeper + (rate - share * (steeper - from)) / fullShare;

export const jobseekerSupportTest = personTest({
  flag: "jobseeker_support__below_income_threshold",
  uses: ["age", children, partner],
  parameters: {
    ...shares,
    soleParent: at("jobseeker_support.weekly_net.sole_parent"),
    single25: at("jobseeker_support.weekly_net.single_25"),
    singleUnder25: at("jobseeker_support.weekly_net.single_under_25"),
    couple: at("jobseeker_support.weekly_net.couple"),
    coupleWithChildren: at("jobseeker_support.weekly_net.couple_with_children"),
    from: at("jobseeker_support.income_before_abatement.sole_parent"),
    steeper: at("jobseeker_support.income_before_steeper_abatement.sole_parent"),
    fromSingle: at("jobseeker_support.income_before_abatement.single"),
    fromCouple: at("jobseeker_support.income_before_abatement.couple"),
  },
  where: { children, partner, weeks, inTwoSteps },
  limit: (person, figures) => {
    const hasChild = person.family.number(children) > 0;
    const isCouple = person.is(partner);
    if (!isCouple && hasChild) {
      const { soleParent, from, steeper, share, fullShare } = figures;
      const limit = weeks * inTwoSteps(soleParent, from, steeper, share, fullShare);
      return { limit, per: "week", of: ["soleParent", "from", "steeper"] };
    }
    const start = isCouple ? "fromCouple" : "fromSingle";
    const single = person.number("age") < 25 ? "singleUnder25" : "single25";
    const rate = isCouple ? (hasChild ? "coupleWithChildren" : "couple") : single;
    const limit = weeks * (figures[start] + figures[rate] / figures.fullShare);
    return { limit, per: "week", of: [rate, start] };
  },
});

export const soleParentSupportTest = personTest({
  flag: "sole_parent_support__below_income_threshold",
  uses: [],
  parameters: {
    ...shares,
    rate: at("sole_parent_support.weekly_net"),
    from: at("sole_parent_support.income_before_abatement"),
    steeper: at("sole_parent_support.income_before_steeper_abatement"),
  },
  where: { weeks, inTwoSteps },
  limit: (_, { rate, from, steeper, share, fullShare }) => ({
    limit: weeks * inTwoSteps(rate, from, steeper, share, fullShare),
    per: "week",
    of: ["rate", "from", "steeper"],
  }),
});

export const supportedLivingPaymentTest = personTest({
  flag: "supported_living_payment__below_income_threshold",
  uses: ["age", children, partner],
  parameters: {
    ...shares,
    soleParent: at("supported_living_payment.weekly_net.sole_parent"),
    single: at("supported_living_payment.weekly_net.single_18"),
    singleUnder18: at("supported_living_payment.weekly_net.single_under_18"),
    couple: at("supported_living_payment.weekly_net.couple"),
    coupleWithChildren: at("supported_living_payment.weekly_net.couple_with_children"),
    from: at("supported_living_payment.income_before_abatement"),
    steeper: at("supported_living_payment.income_before_steeper_abatement"),
  },
  where: { children, partner, weeks, inTwoSteps },
  limit: (person, figures) => {
    const { from, steeper, share, fullShare } = figures;
    const hasChild = person.family.number(children) > 0;
    if (person.is(partner)) {
      // A couple's income test was not found; no test of a main benefit falls by less than the first share.
      const rate = hasChild ? "coupleWithChildren" : "couple";
      const limitAtMost = weeks * (from + figures[rate] / share);
      return { limit: Number.NaN, limitAtMost, per: "week", of: [rate] };
    }
    const alone = person.number("age") < 18 ? "singleUnder18" : "single";
    const rate = hasChild ? "soleParent" : alone;
    const limit = weeks * inTwoSteps(figures[rate], from, steeper, share, fullShare);
    return { limit, per: "week", of: [rate, "from", "steeper"] };
  },
});

const noLimit = {
  uses: [],
  parameters: {},
  limit: () => ({ limit: Number.NaN, per: "week" as const, of: [] }),
};

/** No rate of Young Parent Payment was found, so there is no limit either. */
export const youngParentPaymentTest = personTest({
  flag: "social_security__income_under_young_parent_payment_threshold",
  ...noLimit,
});

/** Nobody is asked about the income of a young parent's own parents. */
export const youngParentsFamilyTest = personTest({
  flag: "social_security__family_income_under_young_parent_payment_threshold",
  ...noLimit,
});
