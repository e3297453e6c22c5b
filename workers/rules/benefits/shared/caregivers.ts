import { type Change, type Criteria, familyRule, yesNo } from "../../declare.ts";
import { carerForAYear, carerOfAge, notTheParent, principalCaregiver } from "../../variables/children.ts";
import { citizenOrResident, normallyLivesHere } from "../../variables/residence.ts";
import { until } from "../dated.ts";
import { checked, sources } from "./sources.ts";

/** The year ended for both benefits, by a section of each. */
export const withoutTheYear = (
  id: string,
  payment: "Orphans" | "Unsupported Child’s",
  mi: string,
  section: string,
): Change => ({
  id,
  en: `${payment} Benefit no longer asks that the carer expects to care for the child for a year`,
  mi: `Kua kore ${mi} e tono kia tiakina te tamaiti mō te tau kotahi`,
  since: "2021-07-01",
  kind: "law",
  act: `Social Security Act 2018, section ${section}, repealed by the Social Security (Financial Assistance for Caregivers) Amendment Act 2021`,
  source: [sources.caregiversBill, sources.caregiversManual, sources.caregiversNotice],
  checked,
  confidence: "secondary",
});

/** Whom both benefits are for, besides the child. */
export const carerOfAnothersChild = (yearEnded: Change): Criteria => [
  citizenOrResident,
  normallyLivesHere,
  carerOfAge,
  notTheParent,
  until(yearEnded, carerForAYear),
  principalCaregiver,
];

/** @param lost the variable that says of a child why the parents do not care for it */
export const hasChildWhoLost = (id: string, description: string, law: string, lost: string) =>
  yesNo(id, description, {
    of: "family",
    law: [law],
    rule: familyRule({
      uses: ["social_security__is_a_child", lost, "is_citizen_or_resident"],
      where: { lost },
      value: (family) =>
        family
          .withRole("child")
          .some(
            (child) =>
              child.is("social_security__is_a_child") && child.is(lost) && child.is("is_citizen_or_resident"),
          ),
    }),
  });
