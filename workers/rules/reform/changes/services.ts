import { criterion, isAnyOf } from "../../criteria.ts";
import type { Criteria } from "../../declare.ts";
import { also, doubt, orAlso } from "../edit.ts";
import { householdIncome, withLimit } from "../income-test.ts";
import {
  accommodationSupplementTest,
  childcareSubsidyTest,
  communityServicesCardTest,
} from "../limits/services.ts";
import type { Change } from "../reform.ts";
import { sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";
import { incomeWeighed } from "./main-benefits.ts";

const card = "social_security__eligible_for_community_services_card";
const subsidy = "social_security_regulation__eligible_for_childcare_subsidy";
const supplement = "social_security__eligible_for_accommodation_supplement";

export const childcareLimits: Change = {
  id: "childcare-subsidy-limits",
  en: "Childcare Subsidy has income limits for one, two, and three or more children, changed in 2022, 2023 and 2024",
  mi: "He tepe moni whiwhi tō te <en>Childcare Subsidy</en> mō te tamaiti kotahi, tokorua, tokotoru neke atu rānei, i whakarerekētia i te 2022, 2023, 2024",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Regulations 2018, Schedule 2",
  source: [sources.childcare2023, sources.model22],
  checked,
  confidence: "primary",
  rules: { [childcareSubsidyTest.flag]: childcareSubsidyTest.rule },
  criteria: { [subsidy]: incomeWeighed(childcareSubsidyTest) },
};

const otherwise: Readonly<Record<string, readonly string[]>> = {
  superannuation: ["social_security__received_superannuation"],
  student: ["social_security__is_fulltime_student"],
};

/** Ways in that need a low income need more as well: where the rest is not met, no income is compared. */
const cardWeighed = (before: Criteria): Criteria =>
  before.map((item) => {
    if (!isAnyOf(item)) return item;
    const ways = item.any.map((one) => {
      if (!one.uses.includes(communityServicesCardTest.flag)) return one;
      return withLimit(communityServicesCardTest, (person) => {
        if (otherwise[one.id]) return otherwise[one.id]!.every((id) => person.is(id));
        const hasChild = person.is("social_security__has_dependant_child");
        if (one.id === "with-children")
          return (
            hasChild &&
            (person.is("is_citizen_or_resident") ||
              person.is("family_scheme__qualifies_for_working_for_families"))
          );
        return (
          !hasChild &&
          person.is("is_citizen_or_resident") &&
          person.number("age") >= youngestWithoutChildren &&
          person.is("social_security__is_ordinarily_resident_in_new_zealand")
        );
      })(one);
    });
    return { ...item, any: ways };
  });

const youngestWithoutChildren = 16;

export const cardLimits: Change = {
  id: "community-services-card-limits",
  en: "The Community Services Card has an income limit for each size of household; those since 2019 were not found",
  mi: "He tepe moni whiwhi tō te Kāri Ratonga Hapori mō ia rahi o te whare; kāore i kitea ngā tepe mai i te 2019",
  since: "2018-04-01",
  kind: "limit",
  act: "Health Entitlement Cards Regulations 1993, regulation 8(5) and (6)",
  source: [sources.cardLimits2018],
  checked,
  confidence: "primary",
  rules: { [communityServicesCardTest.flag]: communityServicesCardTest.rule },
  criteria: { [card]: cardWeighed },
};

export const cardForMore: Change = {
  id: "community-services-card-for-more",
  en: "Everybody in social housing gets a Community Services Card, and everybody who gets an Accommodation Supplement",
  mi: "Ka whiwhi te hunga katoa kei ngā whare pāpori i te Kāri Ratonga Hapori, me te hunga katoa e whiwhi ana i te <en>Accommodation Supplement</en>",
  since: "2018-12-01",
  kind: "law",
  act: "Health Entitlement Cards Amendment Regulations (No 2) 2018 (LI 2018/205), regulation 6",
  source: [sources.card2018],
  checked,
  confidence: "primary",
  criteria: {
    [card]: orAlso(
      "ways",
      criterion({
        id: "social-housing",
        en: "You live in social housing",
        mi: "E noho ana koe ki tētahi whare pāpori",
        law: sections.cardFromDecember2018,
        uses: ["social_security__has_accomodation_costs", "eligible_for_social_housing"],
        // Unless asked, everybody lives in social housing: that is the base's default.
        met: (person) =>
          person.is("social_security__has_accomodation_costs") && person.is("eligible_for_social_housing"),
      }),
    ),
  },
};

export const supplementLimits: Change = {
  id: "accommodation-supplement-areas",
  en: "Accommodation Supplement has an income limit for each area and household; only those of Area 1 of 2021 were found",
  mi: "He tepe moni whiwhi tō te <en>Accommodation Supplement</en> mō ia rohe me ia whare; ko ngā mea o te Rohe 1 o 2021 anake i kitea",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 4 Part 7",
  source: [sources.cutOuts2021],
  checked,
  confidence: "primary",
  rules: { [accommodationSupplementTest.flag]: accommodationSupplementTest.rule },
  criteria: { [supplement]: incomeWeighed(accommodationSupplementTest) },
};

export const studentsParents: Change = {
  id: "student-allowance-parents",
  en: "Student Allowance depends on the income of the parents under 24 and single, which is not asked, and of a partner, for which no limit was found",
  mi: "Mō te takakau kei raro iho i te 24 tau, ka whirinaki te <en>Student Allowance</en> ki te moni whiwhi o ngā mātua o te ākonga, kāore nei e uia; ki te moni whiwhi rānei o te hoa rangatira, kāore i kitea tōna tepe",
  since: null,
  kind: "correction",
  act: "Student Allowances Regulations 1998",
  source: [sources.parentalAssistanceTest],
  checked,
  confidence: "secondary",
  criteria: {
    student_allowance__eligible_for_basic_grant: also(
      doubt({
        id: "parents-income",
        en: "Your parents’ income is below the limit",
        mi: "Kei raro iho te moni whiwhi o ō mātua i te tepe",
        law: sections.studentAllowance,
        uses: ["age", "has_a_partner", "student_allowance__has_a_supported_child"],
        when: (person) =>
          person.number("age") < 24 &&
          !person.is("has_a_partner") &&
          !person.is("student_allowance__has_a_supported_child"),
        why: {
          en: "Under 24 it depends on your parents’ income too. We did not ask about it",
          mi: "I raro iho i te 24 tau, kei te āhua hoki o te moni whiwhi o ō mātua. Kāore mātou i ui mō tērā",
        },
      }),
      doubt({
        id: "partners-income",
        en: "Your partner’s income is below the limit",
        mi: "Kei raro iho te moni whiwhi o tō hoa rangatira i te tepe",
        law: sections.studentAllowance,
        uses: ["has_a_partner", householdIncome],
        when: (person) => person.is("has_a_partner") && person.family.number(householdIncome) !== 0,
        why: {
          en: "Your partner’s income counts too, and we have not found its limit",
          mi: "Ka whai wāhi hoki te moni whiwhi o tō hoa rangatira, ā, kāore anō mātou kia kite i tōna tepe",
        },
      }),
    ),
  },
};
