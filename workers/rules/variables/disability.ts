import { familyRule, personRule, whole, yesNo } from "../declare.ts";
import { familiesPackageBill, socialSecurityAct1964 } from "../law.ts";

const node = "entitlements.social_security.child_disability_allowance";

export const disability = [
  yesNo(
    "social_security__has_severely_restricted_capacity_for_work",
    "Can do little or no work because of illness, injury or disability",
    { law: [socialSecurityAct1964("DLM5468367")] },
  ),
  yesNo("social_security__is_totally_blind", "Is totally blind"),
  yesNo("social_security__disability_was_self_inflicted", "Caused the disability to receive a benefit"),
  yesNo("social_security__is_required_to_give_fulltime_care", "Has to care full time for somebody at home"),
  yesNo("social_security__child_with_serious_disability", "Is a child with a serious disability"),
  yesNo("social_security__requires_constant_care_and_attention", "Needs constant care and attention"),
  whole("social_security__medical_certification_months", "Months the disability is certified to last"),
  yesNo(
    "social_security__child_meets_child_disability_allowance_criteria",
    "Is as disabled as Child Disability Allowance asks",
    {
      rule: personRule({
        uses: [
          "social_security__child_with_serious_disability",
          "social_security__requires_constant_care_and_attention",
          "social_security__medical_certification_months",
        ],
        parameters: { months: `${node}.medical_certification_required_months` },
        value: (person, { months }) =>
          person.is("social_security__child_with_serious_disability") &&
          person.is("social_security__requires_constant_care_and_attention") &&
          person.number("social_security__medical_certification_months") >= months,
      }),
    },
  ),
  yesNo("disability_allowance__family_has_eligible_child", "Has a disabled child in the family", {
    of: "family",
    law: [familiesPackageBill("DLM7512349")],
    rule: familyRule({
      uses: ["social_security__child_meets_child_disability_allowance_criteria", "age"],
      parameters: { oldest: `${node}.child_age_threshold` },
      value: (family, { oldest }) =>
        family
          .withRole("child")
          .some(
            (child) =>
              child.is("social_security__child_meets_child_disability_allowance_criteria") &&
              child.number("age") <= oldest,
          ),
    }),
  }),
];
