import { benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964 } from "../law.ts";
import type { Benefit } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { carerOfAnothersChild, hasChildWhoLost, withoutTheYear } from "./shared/caregivers.ts";
import { childsBenefit, insteadOfTaxCredits } from "./shared/childs-benefit.ts";

const yearEnded = withoutTheYear("orphans-benefit-year", "Orphans", "te <en>Orphans Benefit</en>", "44(e)");

const law = cite("Social Security Act 1964, s 28", socialSecurityAct1964("DLM361606"));

const variables = [
  hasChildWhoLost(
    "social_security__has_orphaned_child_in_family",
    "Has an orphaned child in the family",
    law.url,
    "social_security__is_orphaned",
  ),
  benefit(
    "social_security__eligible_for_orphans_benefit",
    "Can get Orphans Benefit",
    law,
    [
      ...carerOfAnothersChild(yearEnded),
      criterion({
        id: "orphaned-child",
        en: "The parents of a child in your care, who is a New Zealand citizen or resident, have died or cannot be found",
        mi: "Kua mate, kāore rānei e kitea ana, ngā mātua o tētahi tamaiti e tiakina ana e koe, he kirirarau, he kainoho rānei nō Aotearoa",
        unmet: {
          en: "It is for people who care for a child whose parents have died or cannot be found.",
          mi: "Mō te hunga e tiaki ana i tētahi tamaiti kua mate, kāore rānei e kitea ana ōna mātua, tēnei.",
        },
        uses: ["social_security__has_orphaned_child_in_family"],
        met: (person) => person.family.is("social_security__has_orphaned_child_in_family"),
      }),
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 44"),
      own: { ...resident, "orphaned-child": socialSecurity("s 43") },
    },
  ),
];

const reasons: readonly (string | undefined)[] = ["dead", "notFound", "disabled"];

export const orphansBenefit: Benefit = {
  id: "orphansBenefit",
  name: { en: "Orphans Benefit", mi: "<en>Orphans Benefit</en>" },
  law: "Social Security Act 2018, ss 43–45, Schedule 4 Part 5",
  variables,
  excludes: [insteadOfTaxCredits],
  adds: "cash",
  rule: (reckoning) =>
    childsBenefit(
      reckoning,
      "orphans_benefit",
      reckoning.facts.children.filter(({ told }) => reasons.includes(told.parents)),
    ),
};
