import { benefit, criterion } from "../criteria.ts";
import { familyRule, yesNo } from "../declare.ts";
import { cite, familiesPackageBill } from "../law.ts";
import { familySchemeBase } from "./family-scheme.ts";
import { noVeteransFamilyPayment } from "./payments-received.ts";

/** Children born or due before this day have no Best Start. */
const launch = "2018-07-01";
const law = cite("Income Tax Act 2007 (Families Package)", familiesPackageBill("DLM7512349"));

export const bestStart = [
  yesNo("best_start__family_has_children_eligible", "Has a child young enough for Best Start", {
    of: "family",
    law: [law.url],
    rule: familyRule({
      uses: ["date_of_birth", "due_date_of_birth", "age_of_youngest"],
      where: { launch },
      // The model looks at every member of the family, not only at the children.
      value: (family) =>
        family.members.some(
          (one) => one.date("date_of_birth") >= launch || one.date("due_date_of_birth") >= launch,
        ) && family.number("age_of_youngest") < 3,
    }),
  }),
  benefit("best_start__eligibility", "Can get Best Start", law, [
    familySchemeBase,
    criterion({
      id: "young-child",
      en: "Your family has a child under 3, or a baby on the way, born or due on or after 1 July 2018",
      mi: "He tamaiti kei raro iho i te 3 tau, he pēpi rānei e haere mai ana, i tō whānau, i whānau mai, ka whānau mai rānei i te 1 o Hūrae 2018, i muri iho rānei",
      unmet: {
        en: "It is for families with a child under 3, or with a baby on the way.",
        mi: "Mō ngā whānau he tamaiti tā rātou kei raro i te 3 tau, he pēpi rānei e haere mai ana, tēnei.",
      },
      since: launch,
      uses: ["best_start__family_has_children_eligible"],
      met: (person) => person.family.is("best_start__family_has_children_eligible"),
    }),
    noVeteransFamilyPayment,
  ]),
];
