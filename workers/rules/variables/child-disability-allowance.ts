import { benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { principalCaregiver } from "./children.ts";
import { citizenOrResident, normallyLivesHere } from "./residence.ts";

const node = "entitlements.social_security.child_disability_allowance";
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 39A to 39E)",
  socialSecurityAct2018("DLM6783266"),
  socialSecurityAct1964("DLM361659"),
);

export const childDisabilityAllowance = [
  benefit(
    "social_security__eligible_for_child_disability_allowance",
    "Can get Child Disability Allowance",
    law,
    [
      citizenOrResident,
      normallyLivesHere,
      principalCaregiver,
      criterion({
        id: "disabled-child",
        en: ({ oldest, months }) =>
          `A child of ${oldest} or younger in your family has a serious disability that will last ${months} months or more, and needs constant care and attention`,
        mi: ({ oldest, months }) =>
          `He whaikaha taumaha tō tētahi tamaiti o tō whānau, e ${oldest} tau, iti iho rānei, tērā ka roa mō te ${months} marama, neke atu rānei, ā, me tiaki, me mātakitaki tonu ia`,
        unmet: {
          en: "It is for carers of a child with a serious disability who needs constant care and attention.",
          mi: "Mō ngā kaitiaki o tētahi tamaiti whaikaha taumaha, me tiaki, me mātakitaki tonu, tēnei.",
        },
        uses: ["disability_allowance__family_has_eligible_child"],
        parameters: {
          oldest: `${node}.child_age_threshold`,
          months: `${node}.medical_certification_required_months`,
        },
        met: (person) => person.family.is("disability_allowance__family_has_eligible_child"),
      }),
    ],
  ),
];
