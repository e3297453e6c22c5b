import { benefit, criterion } from "../criteria.ts";
import { familyRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964 } from "../law.ts";
import { carerForAYear, carerOfAge, notTheParent, principalCaregiver } from "./children.ts";
import { citizenOrResident, normallyLivesHere } from "./residence.ts";

const law = cite("Social Security Act 1964, s 28", socialSecurityAct1964("DLM361606"));

export const orphansBenefit = [
  yesNo("social_security__has_orphaned_child_in_family", "Has an orphaned child in the family", {
    of: "family",
    law: [law.url],
    rule: familyRule({
      uses: ["social_security__is_a_child", "social_security__is_orphaned", "is_citizen_or_resident"],
      value: (family) =>
        family
          .withRole("child")
          .some(
            (child) =>
              child.is("social_security__is_a_child") &&
              child.is("social_security__is_orphaned") &&
              child.is("is_citizen_or_resident"),
          ),
    }),
  }),
  benefit("social_security__eligible_for_orphans_benefit", "Can get Orphans Benefit", law, [
    citizenOrResident,
    normallyLivesHere,
    carerOfAge,
    notTheParent,
    carerForAYear,
    principalCaregiver,
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
  ]),
];
