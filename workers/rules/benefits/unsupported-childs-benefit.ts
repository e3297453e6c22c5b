import { benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964 } from "../law.ts";
import type { Benefit } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { carerOfAnothersChild, hasChildWhoLost, withoutTheYear } from "./shared/caregivers.ts";
import { childsBenefit, insteadOfTaxCredits } from "./shared/childs-benefit.ts";

const yearEnded = withoutTheYear(
  "unsupported-childs-benefit-year",
  "Unsupported Child’s",
  "te <en>Unsupported Child’s Benefit</en>",
  "47(e)",
);

const law = cite("Social Security Act 1964, s 29", socialSecurityAct1964("DLM361613"));
const unsupported = "social_security__has_unsupported_child_in_family";

const variables = [
  hasChildWhoLost(
    unsupported,
    "Has a child in the family whose parents cannot care for them",
    law.url,
    "social_security__parents_unable_to_provide_sufficient_care",
  ),
  benefit(
    "social_security__eligible_for_unsupported_childs_benefit",
    "Can get Unsupported Child’s Benefit",
    law,
    [
      ...carerOfAnothersChild(yearEnded),
      criterion({
        id: "unsupported-child",
        en: "The parents of a child in your care, who is a New Zealand citizen or resident, cannot look after them because the family broke down or a parent is in prison",
        mi: "Kāore e taea e ngā mātua o tētahi tamaiti e tiakina ana e koe, he kirirarau, he kainoho rānei nō Aotearoa, te tiaki i a ia, i te mea kua pakaru te whānau, kei te whare herehere rānei tētahi matua",
        unmet: {
          en: "It is for people who care for a child whose family has broken down or who has a parent in prison.",
          mi: "Mō te hunga e tiaki ana i tētahi tamaiti kua pakaru tōna whānau, kei te whare herehere rānei tētahi o ōna mātua, tēnei.",
        },
        uses: [unsupported],
        met: (person) => person.family.is(unsupported),
      }),
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 47"),
      own: { ...resident, "unsupported-child": socialSecurity("s 46") },
    },
  ),
];

const reasons: readonly (string | undefined)[] = ["breakdown", "prison"];

export const unsupportedChildsBenefit: Benefit = {
  id: "unsupportedChildsBenefit",
  name: { en: "Unsupported Child’s Benefit", mi: "<en>Unsupported Child’s Benefit</en>" },
  law: "Social Security Act 2018, ss 46–48, Schedule 4 Part 5",
  variables,
  excludes: [insteadOfTaxCredits],
  adds: "cash",
  rule: (reckoning) =>
    childsBenefit(
      reckoning,
      "unsupported_childs_benefit",
      reckoning.facts.children.filter(({ told }) => reasons.includes(told.parents)),
    ),
};
