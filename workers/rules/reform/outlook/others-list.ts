// Today's payments outside the 17 benefits. Nothing is checked: each is shown where the answers suggest it.

import { type AmountId, amountAt } from "#workers/amounts/index.ts";
import type { Bilingual } from "../../declare.ts";
import type { FamilyFacts } from "./family.ts";
import { both } from "./words.ts";

export interface OtherPayment {
  id: string;
  name: Bilingual;
  /** May name an amount, as in `[[best_start.weekly]]`. */
  who: Bilingual;
  amounts?: (family: FamilyFacts) => readonly AmountId[];
  link: string;
  fits: (family: FamilyFacts, can: (variable: string) => boolean) => boolean;
}

const workAndIncome = (page: string): string =>
  `https://www.workandincome.govt.nz/products/a-z-benefits/${page}.html`;
const english = (name: string, gloss: string): Bilingual => both(name, `<en>${name}</en> (${gloss})`);

const hasChildOf =
  (from: number, to: number) =>
  ({ childAges }: FamilyFacts): boolean =>
    childAges.some((age) => age >= from && age <= to);
const isAlone = ({ hasPartner }: FamilyFacts): boolean => !hasPartner;
const works = ({ hours, partnerHours }: FamilyFacts): boolean => hours + partnerHours > 0;

const mainBenefits: readonly string[] = [
  "social_security__eligible_for_sole_parent_support",
  "social_security__eligible_for_jobseeker_support",
  "social_security__eligible_for_supported_living_payment",
  "social_security__eligible_for_young_parent_payment",
];
const getsMainBenefit = ({ getsBenefit }: FamilyFacts, can: (variable: string) => boolean): boolean =>
  getsBenefit || mainBenefits.some(can);
const hasLowIncome = (family: FamilyFacts, can: (variable: string) => boolean): boolean =>
  getsMainBenefit(family, can) || can("social_security__eligible_for_community_services_card");

const quarters = 4;

/** Where the income is not known, or the limit, it may be. */
function isUnder({ income, day }: FamilyFacts, limit: AmountId, times: number): boolean {
  const most = amountAt(limit, day)?.value;
  return income === undefined || most === undefined || income < most * times;
}

export const otherPayments: readonly OtherPayment[] = [
  {
    id: "family-boost",
    name: english("FamilyBoost", "he āwhina utu ako kōhungahunga"),
    who: both(
      "You pay fees for a child of 5 or under at a licensed early learning service, and your household earns less than [[family_boost.income_limit]] a quarter.",
      "Kei te utu koe mō tētahi tamaiti e 5 tau, kei raro iho rānei, kei tētahi ratonga ako kōhungahunga kua raihanatia, ā, kei raro iho te moni whiwhi o tō kāinga i te [[family_boost.income_limit]] i te hauwhā tau.",
    ),
    amounts: () => ["family_boost.quarterly_maximum"],
    link: "https://www.ird.govt.nz/familyboost",
    fits: (family) => hasChildOf(0, 5)(family) && isUnder(family, "family_boost.income_limit", quarters),
  },
  {
    id: "20-hours-ece",
    name: english("20 Hours ECE", "20 hāora ako kōhungahunga"),
    who: both(
      "Your child is 3, 4 or 5 and not yet at school. Your income does not matter.",
      "E 3, e 4, e 5 rānei te pakeke o tō tamaiti, ā, kāore anō kia tīmata i te kura. Kāore e whai take tō moni whiwhi.",
    ),
    link: "https://www.education.govt.nz/parents-and-caregivers/early-learning/starting-early-learning/choosing-early-learning-service",
    fits: hasChildOf(1, 5),
  },
  {
    id: "oscar-subsidy",
    name: english("OSCAR Subsidy", "he āwhina utu tiaki tamariki i waho i te kura"),
    who: both(
      "Your child of 5 to 13 goes to an approved programme before or after school or in the holidays, while you work, study or train.",
      "Ka haere tō tamaiti e 5 ki te 13 tau ki tētahi hōtaka kua whakaaetia i mua, i muri rānei i te kura, i ngā hararei rānei, i a koe e mahi ana, e ako ana, e whakangungu ana rānei.",
    ),
    amounts: () => ["oscar_subsidy.hours.most_in_term", "oscar_subsidy.hours.most_in_holidays"],
    link: workAndIncome("oscar-subsidy"),
    fits: (family) => hasChildOf(5, 13)(family) && (works(family) || family.studies),
  },
  {
    id: "winter-energy-payment",
    name: english("Winter Energy Payment", "he utunga whakamahana i te hōtoke"),
    who: both(
      "You get a main benefit or New Zealand Superannuation. It is paid from 1 May to 1 October without applying.",
      "Kei te whiwhi koe i tētahi takuhe matua, i te Penihana Kaumātua rānei. Ka utua mai i te 1 o Mei ki te 1 o Oketopa, kāore he tono.",
    ),
    amounts: ({ hasPartner, childAges }) => [
      hasPartner || childAges.length > 0
        ? "winter_energy_payment.weekly.family"
        : "winter_energy_payment.weekly.single",
    ],
    link: workAndIncome("winter-energy-payment"),
    fits: (family, can) => getsMainBenefit(family, can) || (family.age ?? 0) >= 65,
  },
  {
    id: "disability-allowance",
    name: english("Disability Allowance", "he utunga mō ngā utu o te whaikaha"),
    who: both(
      "You or your child has regular extra costs because of a disability or a health condition, and your income is low.",
      "He utu tāpiri auau āu, ā tō tamaiti rānei, nā te whaikaha, nā te mate hauora rānei, ā, he iti tō moni whiwhi.",
    ),
    amounts: () => ["disability_allowance.weekly_maximum"],
    link: workAndIncome("disability-allowance"),
    fits: ({ hasDisability, hasDisabledChild }) => hasDisability || hasDisabledChild,
  },
  {
    id: "temporary-additional-support",
    name: english("Temporary Additional Support", "he tautoko tāpiri mō te wā poto"),
    who: both(
      "Your money does not cover your essential costs, whether you work or not, and you have few savings.",
      "Kāore e rahi ana tō moni mō ngā utu waiwai, ahakoa kei te mahi koe, kāore rānei, ā, he iti ō penapena.",
    ),
    link: workAndIncome("temporary-additional-support"),
    fits: hasLowIncome,
  },
  {
    id: "special-needs-grant",
    name: english("Special Needs Grant", "he āwhina mō ngā utu ohotata"),
    who: both(
      "You have a low income and an urgent cost, such as food, power, bedding or a dentist.",
      "He iti tō moni whiwhi, ā, he utu ohotata tāu, pērā i te kai, i te hiko, i ngā paraikete, i te tākuta niho rānei.",
    ),
    link: workAndIncome("special-needs-grant"),
    fits: hasLowIncome,
  },
  {
    id: "child-support",
    name: english("Child Support", "te moni tautoko tamaiti"),
    who: both(
      "A parent of your child does not live with you. Child support is money they pay towards the child’s costs.",
      "Kei wāhi kē tētahi o ngā mātua o tō tamaiti e noho ana. Ko te moni tautoko tamaiti te moni ka utua e ia mō ngā utu o te tamaiti.",
    ),
    link: "https://www.ird.govt.nz/child-support",
    fits: (family) => isAlone(family) && family.childAges.length > 0,
  },
  {
    id: "early-learning-payment",
    name: english("Early Learning Payment", "he utunga ako kōhungahunga"),
    who: both(
      "Your child of 18 months to 3 years is in early learning, and your family is with Family Start or Early Start.",
      "Kei te ako kōhungahunga tō tamaiti e 18 marama ki te 3 tau, ā, kei te <en>Family Start</en>, kei te <en>Early Start</en> rānei tō whānau.",
    ),
    amounts: () => ["early_learning_payment.hourly_maximum"],
    link: workAndIncome("early-learning-payment"),
    fits: (family, can) => hasChildOf(1, 4)(family) && hasLowIncome(family, can),
  },
  {
    id: "guaranteed-childcare-assistance",
    name: english(
      "Guaranteed Childcare Assistance Payment",
      "he āwhina utu tiaki tamaiti mā te matua taiohi",
    ),
    who: both(
      "You are a parent under 20 in study or training, and your child is in early learning.",
      "He matua koe kei raro i te 20 tau e ako ana, e whakangungu ana rānei, ā, kei te ako kōhungahunga tō tamaiti.",
    ),
    amounts: () => ["guaranteed_childcare_assistance.hourly_maximum"],
    link: workAndIncome("guaranteed-childcare-assistance-payment"),
    fits: (family) => (family.age ?? 99) < 20 && hasChildOf(0, 4)(family),
  },
  {
    id: "flexible-childcare-assistance",
    name: english("Flexible Childcare Assistance", "he āwhina utu tiaki tamariki i ngā hāora rerekē"),
    who: both(
      "You are a sole parent and work early, late, at night or at the weekend, when childcare services are closed.",
      "He matua takitahi koe, ā, ka mahi koe i te atatū, i te ahiahi pō, i te pō, i te wiki whakatā rānei, i te wā e kati ana ngā ratonga tiaki tamariki.",
    ),
    link: workAndIncome("flexible-childcare-assistance"),
    fits: (family) => isAlone(family) && family.hours > 0 && hasChildOf(0, 13)(family),
  },
  {
    id: "school-and-year-start-up",
    name: english("School and Year Start-up Payment", "he utunga mō te tīmatanga o te tau kura"),
    who: both(
      "You get the Orphan’s or the Unsupported Child’s Benefit for a child. You apply early in the year.",
      "Kei te whiwhi koe i te <en>Orphans Benefit</en>, i te <en>Unsupported Child’s Benefit</en> rānei mō tētahi tamaiti. Ka tonoa i te tīmatanga o te tau.",
    ),
    link: workAndIncome("school-and-year-start-up-payment"),
    fits: (_, can) =>
      can("social_security__eligible_for_orphans_benefit") ||
      can("social_security__eligible_for_unsupported_childs_benefit"),
  },
  {
    id: "foster-care-allowance",
    name: english("Foster Care Allowance", "he utunga mā ngā kaitiaki atawhai"),
    who: both(
      "Oranga Tamariki placed the child in your care.",
      "Nā Oranga Tamariki te tamaiti i tuku ki a koe kia tiakina.",
    ),
    link: "https://www.orangatamariki.govt.nz/",
    fits: (family) => family.isCarer && !family.isParent && family.childAges.length > 0,
  },
  {
    id: "youth-payment",
    name: english("Youth Payment", "he utunga mā te rangatahi"),
    who: both(
      "You are 16 or 17, have no children and cannot live with your parents or be supported by them.",
      "E 16, e 17 rānei ō tau, kāore āu tamariki, ā, kāore e taea te noho ki ō mātua, kāore rānei rātou e tautoko ana i a koe.",
    ),
    link: workAndIncome("youth-payment"),
    fits: ({ age, childAges }) => (age ?? 0) >= 16 && age! < 18 && childAges.length === 0,
  },
  {
    id: "nz-superannuation",
    name: both("New Zealand Superannuation", "Penihana Kaumātua (<en>New Zealand Superannuation</en>)"),
    who: both(
      "You are 65 or older. Grandparents who raise a child can get it too, in place of a main benefit.",
      "Kua eke koe ki te 65 tau. Ka whiwhi hoki ngā mātua tūpuna e whakatipu ana i tētahi tamaiti, hei whakakapi i tētahi takuhe matua.",
    ),
    link: "https://www.workandincome.govt.nz/products/a-z-benefits/nz-superannuation.html",
    fits: ({ age }) => (age ?? 0) >= 65,
  },
  {
    id: "independent-earner-tax-credit",
    name: english("Independent Earner Tax Credit", "he whiwhinga tāke mā ngā kaimahi"),
    who: both(
      "You earn a middle income, and neither you nor your partner gets Working for Families or a main benefit.",
      "He waenga tō moni whiwhi, ā, kāore kōrua ko tō hoa e whiwhi ana i te <en>Working for Families</en>, i tētahi takuhe matua rānei.",
    ),
    link: "https://www.ird.govt.nz/income-tax/income-tax-for-individuals/individual-tax-credits",
    fits: (family, can) =>
      family.hours > 0 &&
      isUnder(family, "independent_earner_tax_credit.abatement_threshold", family.hasPartner ? 2 : 1) &&
      !getsMainBenefit(family, can) &&
      !can("family_scheme__qualifies_for_family_tax_credit") &&
      !can("family_scheme__qualifies_for_in_work_tax_credit"),
  },
  {
    id: "rates-rebate",
    name: english("Rates Rebate", "he whakahokinga reiti"),
    who: both(
      "You pay council rates for the home you live in, and your income is low.",
      "Ka utu koe i ngā reiti kaunihera mō te whare e noho nei koe, ā, he iti tō moni whiwhi.",
    ),
    link: "https://www.govt.nz/browse/housing-and-property/getting-help-with-housing/getting-a-rates-rebate/",
    fits: (family, can) => family.hasHousingCosts && !family.isInSocialHousing && hasLowIncome(family, can),
  },
  {
    id: "income-related-rent",
    name: english("Income Related Rent", "he rēti e hāngai ana ki te moni whiwhi"),
    who: both(
      "You live in social housing: your rent is worked out from your income.",
      "Kei te noho koe ki tētahi whare pāpori: ka tātaihia tō rēti i tō moni whiwhi.",
    ),
    link: workAndIncome("income-related-rent"),
    fits: ({ isInSocialHousing }) => isInSocialHousing,
  },
  {
    id: "training-incentive-allowance",
    name: english("Training Incentive Allowance", "he utunga mō te ako"),
    who: both(
      "You get a benefit as a sole parent, a carer or a person with a disability, and you want to study.",
      "Kei te whiwhi koe i tētahi takuhe hei matua takitahi, hei kaitiaki, hei tangata whaikaha rānei, ā, e hiahia ana koe ki te ako.",
    ),
    link: workAndIncome("training-incentive-allowance"),
    fits: (family, can) =>
      can("social_security__eligible_for_sole_parent_support") ||
      can("social_security__eligible_for_supported_living_payment") ||
      (family.getsBenefit && isAlone(family) && family.childAges.length > 0),
  },
];
