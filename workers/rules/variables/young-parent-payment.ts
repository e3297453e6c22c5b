import { any, benefit, criterion, test } from "../criteria.ts";
import { personRule, yesNo } from "../declare.ts";
import { socialSecurityAct1964 as act, cite } from "../law.ts";
import { incomeBelow } from "./income.ts";
import { residenceTest } from "./residence.ts";

const law = cite("Social Security Act 1964, ss 164 to 166", act("DLM4686080"), act("DLM4686082"));
const single = "social_security__meets_young_parent_payment_single_persons_requirements";
const inRelationship = "social_security__meets_young_parent_payment_in_relationship_requirements";
const basics = cite("Social Security Act 1964, s 164", act("DLM4686080"));

const basicTest = test(
  "social_security__meets_young_parent_payment_basic_requirements",
  "Meets the basic conditions for Young Parent Payment",
  basics,
  {
    en: "You meet the basic conditions for young parents",
    mi: "E tutuki ana i a koe ngā tikanga taketake mā ngā mātua taiohi",
  },
  [
    criterion({
      id: "age",
      en: "You are 16 to 19 years old",
      mi: "Kei waenganui koe i te 16 me te 19 tau",
      unmet: {
        en: "It is for parents aged 16 to 19.",
        mi: "Mō ngā mātua kei waenganui i te 16 me te 19 tau tēnei.",
      },
      uses: ["age"],
      met: (person) => person.number("age") >= 16 && person.number("age") < 20,
    }),
    criterion({
      id: "parent",
      en: "You are the parent or step-parent of a child who depends on you",
      mi: "He matua koe, he matua whakaangi rānei, nō tētahi tamaiti e whirinaki ana ki a koe",
      unmet: {
        en: "It is for parents and step-parents of a child who depends on them.",
        mi: "Mō ngā mātua me ngā mātua whakaangi o tētahi tamaiti e whirinaki ana ki a rātou tēnei.",
      },
      uses: ["is_a_parent", "is_a_step_parent", "has_dependent_child"],
      met: (person) =>
        (person.is("is_a_parent") || person.is("is_a_step_parent")) && person.is("has_dependent_child"),
    }),
    incomeBelow("social_security__income_under_young_parent_payment_threshold"),
  ],
);

export const youngParentPayment = [
  basicTest.variable,
  yesNo(single, "Meets the conditions for young parents on their own", {
    rule: personRule({
      uses: [
        "age",
        "living_with_parent_or_guardian",
        "financially_supported_by_parent_or_guardian",
        "social_security__family_income_under_young_parent_payment_threshold",
        "social_security__single_young_person_in_exceptional_circumstances",
      ],
      value: (person) => {
        const age = person.number("age");
        if (age < 16 || age >= 20) return false;
        const isAtHome = person.is("living_with_parent_or_guardian");
        const isSupported = isAtHome || person.is("financially_supported_by_parent_or_guardian");
        return (
          age >= 18 ||
          (!isAtHome && person.is("social_security__single_young_person_in_exceptional_circumstances")) ||
          (isSupported && person.is("social_security__family_income_under_young_parent_payment_threshold"))
        );
      },
    }),
  }),
  yesNo(inRelationship, "Meets the conditions for young parents who are or were in a relationship", {
    law: [act("DLM4686082")],
    rule: personRule({
      uses: [
        "is_married_or_in_a_civil_union_or_de_facto_relationship",
        "has_been_married_or_in_a_civil_union_or_de_facto_relationship",
        "social_security__spouse_is_a_specified_beneficiary",
      ],
      value: (person) =>
        person.is("is_married_or_in_a_civil_union_or_de_facto_relationship")
          ? !person.is("social_security__spouse_is_a_specified_beneficiary")
          : person.is("has_been_married_or_in_a_civil_union_or_de_facto_relationship"),
    }),
  }),
  benefit("social_security__eligible_for_young_parent_payment", "Can get Young Parent Payment", law, [
    residenceTest,
    basicTest.criterion,
    any(
      "circumstances",
      {
        en: "It is for parents of 18 or 19, and for younger ones who cannot live with their own parents.",
        mi: "Mō ngā mātua 18, 19 rānei ō rātou tau, me ngā mātua taiohi ake kāore e taea te noho ki ō rātou ake mātua, tēnei.",
      },
      criterion({
        id: "on-your-own",
        en: "You are 18 or 19; or you are 16 or 17 and cannot live with your parents, or they support you on a low income",
        mi: "E 18, e 19 rānei ō tau; e 16, e 17 rānei ō tau, ā, kāore e taea te noho ki ō mātua, he iti rānei ngā moni whiwhi o ō mātua e tautoko ana i a koe",
        law: cite("Social Security Act 1964, s 165", act("DLM4686080")),
        uses: [single],
        met: (person) => person.is(single),
      }),
      criterion({
        id: "in-a-relationship",
        en: "You are in a relationship, or were in one before",
        mi: "Kei roto koe i tētahi whanaungatanga mārena, taurite rānei, i roto rānei koe i mua",
        law: cite("Social Security Act 1964, s 166", act("DLM4686082")),
        uses: [inRelationship],
        met: (person) => person.is(inRelationship),
      }),
    ),
  ]),
];
