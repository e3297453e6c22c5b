import { benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { principalCaregiver } from "../variables/children.ts";
import { citizenOrResident, normallyLivesHere } from "../variables/residence.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { because, shared } from "./shared/reasons.ts";

const node = "entitlements.social_security.child_disability_allowance";
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 39A to 39E)",
  socialSecurityAct2018("DLM6783266"),
  socialSecurityAct1964("DLM361659"),
);

const variables = [
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
    {
      from: toActOf2018,
      law: socialSecurity("s 78", "DLM6783266"),
      own: { ...resident, "disabled-child": socialSecurity("s 79", "DLM6783270") },
    },
  ),
];

const act = "Social Security Act 2018";
/** It is for who has the most of the care; of two with equal care, one. */
const half = 0.5;

const why = {
  noChild: because(
    "no-constant-care",
    `${act}, s 79`,
    "No child needs constant care for more than 12 months because of a serious disability.",
    "Kāore he tamaiti me tiaki tonu mō te 12 marama neke atu nā te hauātanga taumaha.",
  ),
  otherParent: because(
    "other-parent-mainly",
    `${act}, s 78`,
    "The child is mainly in the other parent’s care.",
    "Kei tērā atu matua te nuinga o te tiaki i te tamaiti.",
  ),
  paid: because(
    "constant-care",
    `${act}, ss 78–82`,
    "One rate for each child, whatever your income.",
    "Kotahi te utu mō ia tamaiti, ahakoa tō moni whiwhi.",
  ),
};

function rule({ facts, figure }: Reckoning): Outcome {
  const inNeed = facts.dependants.filter(
    ({ told: { disability } }) => disability?.severe && disability.constantCare,
  );
  if (inNeed.length === 0) return no(why.noChild);
  const children = inNeed.filter(({ share }) => share >= half);
  if (children.length === 0) return no(why.otherParent);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  return yes(children.length * figure("child_disability_allowance.weekly"), why.paid);
}

export const childDisabilityAllowance: Benefit = {
  id: "childDisabilityAllowance",
  name: { en: "Child Disability Allowance", mi: "<en>Child Disability Allowance</en>" },
  law: `${act}, ss 78–82, Schedule 4 Part 9`,
  variables,
  adds: "cash",
  rule,
};
