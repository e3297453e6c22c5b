// The income at which the income tests of the benefits' files leave nothing of a main benefit.

import { abatementShares, endOfOneStep, endOfTwoSteps, inTwoSteps, weeks } from "../../benefits/declare.ts";
import { personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const children = "social_security__number_of_dependent_children";
const partner = "has_supporting_partner";
const twoSteps = { endOfTwoSteps, inTwoSteps, abatementShares, weeks };

export const jobseekerSupportTest = personTest({
  flag: "jobseeker_support__below_income_threshold",
  uses: ["age", children, partner],
  parameters: {
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
  where: { children, partner, ...twoSteps, endOfOneStep },
  limit: (person, figures) => {
    const hasChild = person.family.number(children) > 0;
    const isCouple = person.is(partner);
    if (!isCouple && hasChild) {
      const { soleParent, from, steeper } = figures;
      const limit = weeks * endOfTwoSteps(soleParent, from, steeper);
      return { limit, per: "week", of: ["soleParent", "from", "steeper"] };
    }
    const start = isCouple ? "fromCouple" : "fromSingle";
    const single = person.number("age") < 25 ? "singleUnder25" : "single25";
    const rate = isCouple ? (hasChild ? "coupleWithChildren" : "couple") : single;
    const limit = weeks * endOfOneStep(figures[rate], figures[start]);
    return { limit, per: "week", of: [rate, start] };
  },
});

export const soleParentSupportTest = personTest({
  flag: "sole_parent_support__below_income_threshold",
  uses: [],
  parameters: {
    rate: at("sole_parent_support.weekly_net"),
    from: at("sole_parent_support.income_before_abatement"),
    steeper: at("sole_parent_support.income_before_steeper_abatement"),
  },
  where: twoSteps,
  limit: (_, { rate, from, steeper }) => ({
    limit: weeks * endOfTwoSteps(rate, from, steeper),
    per: "week",
    of: ["rate", "from", "steeper"],
  }),
});

export const supportedLivingPaymentTest = personTest({
  flag: "supported_living_payment__below_income_threshold",
  uses: ["age", children, partner],
  parameters: {
    soleParent: at("supported_living_payment.weekly_net.sole_parent"),
    single: at("supported_living_payment.weekly_net.single_18"),
    singleUnder18: at("supported_living_payment.weekly_net.single_under_18"),
    couple: at("supported_living_payment.weekly_net.couple"),
    coupleWithChildren: at("supported_living_payment.weekly_net.couple_with_children"),
    from: at("supported_living_payment.income_before_abatement"),
    steeper: at("supported_living_payment.income_before_steeper_abatement"),
  },
  where: { children, partner, ...twoSteps },
  limit: (person, figures) => {
    const { from, steeper } = figures;
    const hasChild = person.family.number(children) > 0;
    const ofCouple = hasChild ? "coupleWithChildren" : "couple";
    const alone = person.number("age") < 18 ? "singleUnder18" : "single";
    const rate = person.is(partner) ? ofCouple : hasChild ? "soleParent" : alone;
    const limit = weeks * endOfTwoSteps(figures[rate], from, steeper);
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
