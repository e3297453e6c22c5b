import { personRule, yesNo } from "../declare.ts";
import { civilUnionAct, marriageAct, propertyRelationshipsAct, socialSecurityAct1964 } from "../law.ts";

export const relationships = [
  yesNo("has_a_partner", "Has a partner", {
    rule: personRule({ uses: [], value: (person) => person.family.withRole("partner").length > 0 }),
  }),
  yesNo("is_adequately_supported_by_partner", "Is adequately supported by the partner", { default: true }),
  yesNo("marriage__is_married", "Is married under the Marriage Act", {
    law: [marriageAct("DLM292034"), marriageAct("DLM5545702")],
  }),
  yesNo("civil_union__is_in_civil_union", "Is in a civil union under the Civil Union Act", {
    law: [civilUnionAct("DLM323410")],
  }),
  yesNo(
    "property_relationships__is_in_de_facto_relationship",
    "Is in a de facto relationship under the Act",
    {
      law: [propertyRelationshipsAct("DLM441113")],
    },
  ),
  yesNo("is_married", "Is married", {
    rule: personRule({
      uses: ["marriage__is_married"],
      value: (person) => person.is("marriage__is_married"),
    }),
  }),
  yesNo("is_in_civil_union", "Is in a civil union", {
    rule: personRule({
      uses: ["civil_union__is_in_civil_union"],
      value: (person) => person.is("civil_union__is_in_civil_union"),
    }),
  }),
  yesNo("is_in_de_facto_relationship", "Is in a de facto relationship", {
    rule: personRule({
      uses: ["property_relationships__is_in_de_facto_relationship"],
      value: (person) => person.is("property_relationships__is_in_de_facto_relationship"),
    }),
  }),
  yesNo(
    "is_married_or_in_a_civil_union_or_de_facto_relationship",
    "Is married, in a civil union or in a de facto relationship",
    {
      rule: personRule({
        uses: ["is_married", "is_in_civil_union", "is_in_de_facto_relationship"],
        value: (person) =>
          person.is("is_married") ||
          person.is("is_in_civil_union") ||
          person.is("is_in_de_facto_relationship"),
      }),
    },
  ),
  yesNo(
    "has_been_married_or_in_a_civil_union_or_de_facto_relationship",
    "Was once married, in a civil union or in a de facto relationship",
  ),
  yesNo("social_security__spouse_is_a_specified_beneficiary", "Has a partner on a specified benefit", {
    law: [socialSecurityAct1964("DLM4686046")],
  }),
];
