// For limits in tables: Childcare Subsidy, Community Services Card, Accommodation Supplement.

import { familyTest, personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const children = "social_security__number_of_dependent_children";
const partner = "has_supporting_partner";
const dependant = "social_security__has_dependant_child";
const weeks = 52;

export const childcareSubsidyTest = familyTest({
  flag: "social_security_regulation__household_income_below_childcare_subsidy_threshold",
  uses: [children],
  parameters: {
    one: at("childcare_subsidy.income_limit.1"),
    two: at("childcare_subsidy.income_limit.2"),
    three: at("childcare_subsidy.income_limit.3"),
  },
  where: { children, weeks },
  limit: (family, figures) => {
    const count = family.number(children);
    const limit = count >= 3 ? "three" : count === 2 ? "two" : "one";
    if (count === 0) return undefined;
    return { limit: weeks * figures[limit], per: "week", children: count, of: [limit] };
  },
});

export const communityServicesCardTest = personTest({
  flag: "community_services_card__below_income_threshold",
  uses: [children, partner, dependant],
  parameters: {
    single: at("community_services_card.income_limit.single_sharing"),
    couple: at("community_services_card.income_limit.couple"),
    family2: at("community_services_card.income_limit.family_2"),
    family3: at("community_services_card.income_limit.family_3"),
    family4: at("community_services_card.income_limit.family_4"),
    family5: at("community_services_card.income_limit.family_5"),
    family6: at("community_services_card.income_limit.family_6"),
    further: at("community_services_card.income_limit.further_person"),
  },
  where: { children, partner, dependant },
  limit: (person, figures) => {
    const isCouple = person.is(partner);
    // On whom alone no child depends, the limit is that of somebody without.
    const count = isCouple || person.is(dependant) ? person.family.number(children) : 0;
    if (count === 0) {
      // Single people who live with others have a lower limit, but nobody is asked about that.
      const limit = isCouple ? "couple" : "single";
      return { limit: figures[limit], per: "year", children: 0, of: [limit] };
    }
    const size = count + (isCouple ? 2 : 1);
    const limit = `family${Math.min(size, 6) as 2 | 3 | 4 | 5 | 6}` as const;
    const more = Math.max(0, size - 6);
    return {
      limit: figures[limit] + (more > 0 ? more * figures.further : 0),
      per: "year",
      children: count,
      of: [limit],
    };
  },
});

export const areaUnknown = {
  id: "area-unknown",
  en: "We do not know which area your home is in, and the limit depends on it",
  mi: "Kāore mātou i te mōhio kei tēhea rohe tō kāinga, ā, kei te āhua o tērā te tepe",
};
export const limitOfArea = {
  id: "limit-of-area",
  en: "We have found the income limit of Area 1 only, the highest of the four",
  mi: "Ko te tepe moni whiwhi o te Rohe 1 anake kua kitea e mātou, ko te mea teitei rawa o ngā rohe e whā",
};

export const accommodationSupplementTest = personTest({
  flag: "accommodation_supplement__below_income_threshold",
  uses: [
    children,
    partner,
    "age",
    "accommodation_supplement__area",
    "social_security__has_accomodation_costs",
    "eligible_for_social_housing",
  ],
  parameters: {
    single: at("accommodation_supplement.income_limit.area_1.single"),
    couple: at("accommodation_supplement.income_limit.area_1.couple"),
    coupleWithChildren: at("accommodation_supplement.income_limit.area_1.couple_with_children"),
    soleParent1: at("accommodation_supplement.income_limit.area_1.sole_parent_1"),
    soleParent2: at("accommodation_supplement.income_limit.area_1.sole_parent_2"),
  },
  where: { children, partner, areaUnknown, limitOfArea },
  limit: (person, figures) => {
    if (!person.is("social_security__has_accomodation_costs") || person.is("eligible_for_social_housing"))
      return undefined;
    const count = person.family.number(children);
    const ofCouple = count > 0 ? "coupleWithChildren" : "couple";
    const ofSingle = count > 1 ? "soleParent2" : count === 1 ? "soleParent1" : "single";
    const limit = person.is(partner) ? ofCouple : ofSingle;
    const area = person.number("accommodation_supplement__area");
    const isInTable = area === 1 && (limit !== "single" || person.number("age") >= 18);
    return {
      ...(isInTable
        ? { limit: figures[limit] }
        : { limit: Number.NaN, limitAtMost: figures[limit], why: area === 0 ? areaUnknown : limitOfArea }),
      per: "year",
      children: count,
      of: [limit],
    };
  },
});
