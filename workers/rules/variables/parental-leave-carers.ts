// Primary carers of a new child: Parental Leave and Employment Protection Act 1987.

import { familyRule, personRule, whole, yesNo } from "../declare.ts";
import { parentalLeaveAct } from "../law.ts";

const carers = [parentalLeaveAct("DLM120458")];
const since = "2002-01-01";
const motherIsPartner = "parental_leave__family_includes_biological_mother_as_partner";

export const parentalLeaveCarers = [
  yesNo("parental_leave__is_the_biological_mother", "Is the biological mother", {
    per: "ETERNITY",
    law: carers,
  }),
  yesNo(
    "parental_leave__transferred_her_entitlement_to_spouse",
    "Transferred her entitlement to her partner",
    {
      law: carers,
    },
  ),
  yesNo(
    "parental_leave__taking_permanent_primary_responsibility_for_child",
    "Takes permanent primary responsibility for a child under 6",
    { law: carers },
  ),
  yesNo("parental_leave__applied_for_leave_or_stopped_working", "Applied for leave or stopped working", {
    law: [parentalLeaveAct("DLM121773")],
  }),
  whole("parental_leave__threshold_tests", "Employment that counts for the threshold tests", {
    law: [parentalLeaveAct("DLM6810651")],
  }),
  yesNo(
    "parental_leave__had_previous_parental_leave_in_last_six_months",
    "Had parental leave in the last six months",
    { law: [parentalLeaveAct("DLM120450")] },
  ),
  yesNo(motherIsPartner, "Has the biological mother as a partner in the family", {
    of: "family",
    law: carers,
    rule: familyRule({
      uses: ["parental_leave__is_the_biological_mother"],
      value: (family) =>
        family.withRole("partner").some((one) => one.is("parental_leave__is_the_biological_mother")),
    }),
  }),
  yesNo(
    "parental_leave__is_spouse_or_partner_of_the_biological_mother",
    "Is the partner of the biological mother",
    {
      law: carers,
      rule: personRule({
        since,
        uses: [motherIsPartner, "parental_leave__is_the_biological_mother"],
        where: { motherIsPartner },
        value: (person) =>
          person.family.is(motherIsPartner) && !person.is("parental_leave__is_the_biological_mother"),
      }),
    },
  ),
  yesNo(
    "parental_leave__has_spouse_who_transferred_her_entitlement",
    "Received the entitlement of the biological mother",
    {
      law: carers,
      rule: personRule({
        since,
        uses: [
          "parental_leave__is_spouse_or_partner_of_the_biological_mother",
          "parental_leave__transferred_her_entitlement_to_spouse",
        ],
        value: (person) =>
          person.is("parental_leave__is_spouse_or_partner_of_the_biological_mother") &&
          person.family.members.some((one) =>
            one.is("parental_leave__transferred_her_entitlement_to_spouse"),
          ),
      }),
    },
  ),
  yesNo(
    "parental_leave__a_person_other_than_biological_mother_or_her_spouse",
    "Is neither the biological mother nor her partner",
    {
      law: carers,
      rule: personRule({
        since,
        uses: ["parental_leave__is_the_biological_mother"],
        value: (person) =>
          !person.is("parental_leave__is_the_biological_mother") &&
          !person.family
            .withRole("partner")
            .some((one) => one.is("parental_leave__is_the_biological_mother")),
      }),
    },
  ),
  yesNo("parental_leave__is_primary_carer", "Is the primary carer", {
    law: carers,
    rule: personRule({
      since,
      uses: [
        "parental_leave__is_the_biological_mother",
        "parental_leave__is_spouse_or_partner_of_the_biological_mother",
        "parental_leave__has_spouse_who_transferred_her_entitlement",
        "parental_leave__a_person_other_than_biological_mother_or_her_spouse",
        "parental_leave__taking_permanent_primary_responsibility_for_child",
      ],
      value: (person) =>
        person.has("principal_caregiver") &&
        (person.is("parental_leave__is_the_biological_mother") ||
          (person.is("parental_leave__is_spouse_or_partner_of_the_biological_mother") &&
            person.is("parental_leave__has_spouse_who_transferred_her_entitlement")) ||
          (person.is("parental_leave__a_person_other_than_biological_mother_or_her_spouse") &&
            person.is("parental_leave__taking_permanent_primary_responsibility_for_child"))),
    }),
  }),
];
