import { any, benefit, criterion } from "../criteria.ts";
import { type BenefitCriterion, type Change, yesNo } from "../declare.ts";
import { cite, healthEntitlementCardsRegulations } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { from } from "./dated.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, unknown, weeks, yes } from "./declare.ts";
import { healthCards, toSections } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import { numberOfChildren, supportingPartner } from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const limits: Change = {
  id: "community-services-card-limits",
  en: "The Community Services Card has an income limit for each size of household; those since 2019 were not found",
  mi: "He tepe moni whiwhi tō te Kāri Ratonga Hapori mō ia rahi o te whare; kāore i kitea ngā tepe mai i te 2019",
  since: "2018-04-01",
  kind: "limit",
  act: "Health Entitlement Cards Regulations 1993, regulation 8(5) and (6)",
  source: [sources.cardLimits2018],
  checked,
  confidence: "primary",
};

const forMore: Change = {
  id: "community-services-card-for-more",
  en: "Everybody in social housing gets a Community Services Card, and everybody who gets an Accommodation Supplement",
  mi: "Ka whiwhi te hunga katoa kei ngā whare pāpori i te Kāri Ratonga Hapori, me te hunga katoa e whiwhi ana i te <en>Accommodation Supplement</en>",
  since: "2018-12-01",
  kind: "law",
  act: "Health Entitlement Cards Amendment Regulations (No 2) 2018 (LI 2018/205), regulation 6",
  source: [sources.card2018],
  checked,
  confidence: "primary",
};

const dependant = "social_security__has_dependant_child";

const largestFamily = 6;

/** Which limit of the table holds, and how many people there are beyond it. */
function limitFor(isCouple: boolean, children: number) {
  const people = (isCouple ? 2 : 1) + children;
  // Single people who live with others have a lower limit than those who live alone.
  if (children === 0) return { limit: isCouple ? "couple" : "single_sharing", further: 0 } as const;
  const size = Math.min(people, largestFamily) as 2 | 3 | 4 | 5 | 6;
  return { limit: `family_${size}`, further: Math.max(0, people - largestFamily) } as const;
}

const at = (name: ReturnType<typeof limitFor>["limit"] | "further_person") =>
  amountParameter(`community_services_card.income_limit.${name}`);
const cardTest = personTest({
  flag: "community_services_card__below_income_threshold",
  uses: [numberOfChildren, supportingPartner, dependant],
  parameters: {
    ...{ single_sharing: at("single_sharing"), couple: at("couple"), further_person: at("further_person") },
    ...{ family_2: at("family_2"), family_3: at("family_3"), family_4: at("family_4") },
    ...{ family_5: at("family_5"), family_6: at("family_6") },
  },
  where: { numberOfChildren, supportingPartner, dependant, limitFor, largestFamily },
  limit: (person, figures) => {
    const isCouple = person.is(supportingPartner);
    // On whom alone no child depends, the limit is that of somebody without.
    const children = isCouple || person.is(dependant) ? person.family.number(numberOfChildren) : 0;
    const { limit, further } = limitFor(isCouple, children);
    const more = further > 0 ? further * figures.further_person : 0;
    return { limit: figures[limit] + more, per: "year", children, of: [limit] };
  },
});

const law = cite("Health Entitlement Cards Regulations 1993", healthEntitlementCardsRegulations("DLM176710"));
const lowIncome = cardTest.flag;

/** A way in with a low income as well: where the rest is not met, no income is compared. */
const onLowIncome = (way: BenefitCriterion): BenefitCriterion =>
  limited(
    limits,
    {
      ...way,
      uses: [...way.uses, lowIncome],
      met: (person, figures) => way.met(person, figures) && person.is(lowIncome),
    },
    cardTest,
    way.met,
  );

const forVeterans = [
  "veterans_support__received_veterans_pension",
  "veterans_support__received_weekly_income_compensation",
  "veterans_support__received_weekly_compensation",
] as const;
const forChildren = [
  "social_security__received_orphans_benefit",
  "social_security__received_unsupported_childs_benefit",
  "social_security__received_child_disability_allowance",
] as const;

const alreadyReceives = [
  criterion({
    id: "income-tested-benefit",
    en: "You get a benefit that depends on your income",
    mi: "Kei te whiwhi koe i tētahi takuhe e herea ana ki tō moni whiwhi",
    uses: ["social_security__received_income_tested_benefit"],
    met: (person) => person.is("social_security__received_income_tested_benefit"),
  }),
  criterion({
    id: "residential-care",
    en: "You get a residential care subsidy",
    mi: "Kei te whiwhi koe i te tautoko mō te noho whare tiaki",
    uses: ["social_security__received_residential_care_subsidy"],
    quiet: true,
    met: (person) => person.is("social_security__received_residential_care_subsidy"),
  }),
  criterion({
    id: "veterans",
    en: "You get a veteran’s pension or compensation",
    mi: "Kei te whiwhi koe i te takuhe, i te paremata rānei mō ngā hōia o mua",
    uses: forVeterans,
    quiet: true,
    met: (person) => forVeterans.some((id) => person.is(id)),
  }),
  criterion({
    id: "childrens-benefit",
    en: "You get Orphans Benefit, Unsupported Child’s Benefit or Child Disability Allowance",
    mi: "Kei te whiwhi koe i te <en>Orphans Benefit</en>, i te <en>Unsupported Child’s Benefit</en>, i te <en>Child Disability Allowance</en> rānei",
    uses: forChildren,
    quiet: true,
    met: (person) => forChildren.some((id) => person.is(id)),
  }),
];

const withLowIncome = [
  onLowIncome(
    criterion({
      id: "superannuation",
      en: "You get New Zealand Superannuation, and your income is below the limit",
      mi: "Kei te whiwhi koe i te Penihana Kaumātua o Aotearoa, ā, kei raro iho tō moni whiwhi i te tepe",
      uses: ["social_security__received_superannuation"],
      quiet: true,
      met: (person) => person.is("social_security__received_superannuation"),
    }),
  ),
  onLowIncome(
    criterion({
      id: "student",
      en: "You study full time, and your income is below the limit",
      mi: "E ako ana koe i te wā kikī, ā, kei raro iho tō moni whiwhi i te tepe",
      uses: ["social_security__is_fulltime_student"],
      met: (person) => person.is("social_security__is_fulltime_student"),
    }),
  ),
  // Those who qualify for Working for Families pass too, without being a citizen or resident.
  onLowIncome(
    criterion({
      id: "with-children",
      en: "A child depends on you, you are a New Zealand citizen or resident, and your family’s income is below the limit",
      mi: "E whirinaki ana tētahi tamaiti ki a koe, he kirirarau koe, he kainoho rānei nō Aotearoa, ā, kei raro iho te moni whiwhi o tō whānau i te tepe",
      uses: [
        "social_security__has_dependant_child",
        "is_citizen_or_resident",
        "family_scheme__qualifies_for_working_for_families",
      ],
      met: (person) =>
        person.is("social_security__has_dependant_child") &&
        (person.is("is_citizen_or_resident") ||
          person.is("family_scheme__qualifies_for_working_for_families")),
    }),
  ),
  onLowIncome(
    criterion({
      id: "without-children",
      en: ({ minimum }) =>
        `No child depends on you, you are ${minimum} or older, a New Zealand citizen or resident who normally lives here, and your income is below the limit`,
      mi: ({ minimum }) =>
        `Kāore he tamaiti e whirinaki ana ki a koe, kua eke koe ki te ${minimum} tau, neke atu rānei, he kirirarau koe, he kainoho rānei nō Aotearoa e noho ana ki konei i te nuinga o te wā, ā, kei raro iho tō moni whiwhi i te tepe`,
      uses: [
        "social_security__has_dependant_child",
        "is_citizen_or_resident",
        "age",
        "social_security__is_ordinarily_resident_in_new_zealand",
      ],
      parameters: { minimum: "entitlements.social_security.community_services_card.age_threshold" },
      met: (person, { minimum }) =>
        !person.is("social_security__has_dependant_child") &&
        person.is("is_citizen_or_resident") &&
        person.number("age") >= minimum &&
        person.is("social_security__is_ordinarily_resident_in_new_zealand"),
    }),
  ),
];

const variables = [
  yesNo(cardTest.flag, "Income is low enough for a Community Services Card", {
    default: true,
    rules: [from(limits, cardTest.rule)],
  }),
  benefit(
    "social_security__eligible_for_community_services_card",
    "Can get a Community Services Card",
    law,
    [
      any(
        "ways",
        {
          en: "It is for people on a low income, or with an income-tested benefit.",
          mi: "Mō te hunga he iti ō rātou moni whiwhi, e whiwhi ana rānei i tētahi takuhe e herea ana ki te moni whiwhi, tēnei.",
        },
        ...alreadyReceives,
        ...withLowIncome,
        from(
          forMore,
          criterion({
            id: "social-housing",
            en: "You live in social housing",
            mi: "E noho ana koe ki tētahi whare pāpori",
            law: healthCards("r 8(1)", "2018-12-01"),
            uses: ["social_security__has_accomodation_costs", "eligible_for_social_housing"],
            // Unless asked, everybody lives in social housing: that is the model's default.
            met: (person) =>
              person.is("social_security__has_accomodation_costs") &&
              person.is("eligible_for_social_housing"),
          }),
        ),
      ),
    ],
    {
      from: toSections,
      law: healthCards("r 8(1)"),
      own: { "with-children": healthCards("r 8(6)"), "without-children": healthCards("r 8(5)") },
    },
  ),
];

const regulation = "Health Entitlement Cards Regulations 1993, r 8";
/** Pay has grown by as much since the limits of 2018; the limits follow prices, so by less. */
const growthAtMost = 1.45;

const why = {
  comes: because(
    "comes-with",
    regulation,
    "It comes with a main benefit, the Accommodation Supplement and social housing.",
    "Ka tae mai i te taha o te penefiti matua, te <en>Accommodation Supplement</en> me te whare pāpori.",
  ),
  below: because(
    "below-card-limit",
    regulation,
    "Your income is below the limit of 2018, the last that was found.",
    "Kei raro tō moni whiwhi i te tepe o 2018, te mea whakamutunga i kitea.",
  ),
  near: because(
    "card-limit-not-found",
    regulation,
    "Your income is above the limit of 2018. Today’s was not found and is higher.",
    "Kei runga ake tō moni whiwhi i te tepe o 2018. Kāore i kitea tō nāianei, he teitei ake.",
  ),
  credits: because(
    "credits-may-count",
    regulation,
    "Whether tax credits count as income was not found.",
    "Kāore i kitea mēnā ka kīia ngā whiwhinga tāke he moni whiwhi.",
  ),
  above: because(
    "above-card-limit",
    regulation,
    "Your income is far above the limit.",
    "Kei runga noa atu tō moni whiwhi i te tepe.",
  ),
};

function incomeLimit({ facts, figure }: Reckoning): number {
  const { isCouple, dependants, livesAlone } = facts;
  const { limit, further } = limitFor(isCouple, dependants.length);
  const limits = "community_services_card.income_limit";
  if (limit === "single_sharing" && livesAlone) return figure(`${limits}.single_alone`);
  return figure(`${limits}.${limit}`) + further * figure(`${limits}.further_person`);
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, main, familyIncome, of } = reckoning;
  if (!facts.adults.some(isHere) && of("familyTaxCredit").verdict === "no") return no(shared.notResident);
  if (main !== "none" || facts.housing === "social") return yes(null, why.comes);
  if (of("accommodationSupplement").verdict === "yes") return yes(null, why.comes);
  const limit = incomeLimit(reckoning);
  if (familyIncome >= limit * growthAtMost) return no(why.above);
  if (familyIncome >= limit) return unknown(null, why.near);
  const credits = (of("familyTaxCredit").weekly ?? 0) + (of("inWorkTaxCredit").weekly ?? 0);
  return familyIncome + credits * weeks < limit ? yes(null, why.below) : unknown(null, why.credits);
}

export const communityServicesCard: Benefit = {
  id: "communityServicesCard",
  name: { en: "Community Services Card", mi: "Kāri Ratonga Hapori" },
  law: regulation,
  variables,
  rule,
};
