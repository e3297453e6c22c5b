import type { BestStartPart } from "#app/features/register-my-baby/steps/other-services/best-start-rules.ts";
import type { Answers } from "#app/forms/answers.ts";
import {
  bornEarly,
  childNotHere,
  claimAnswers,
  due,
  lived,
  mother,
  mothersNoResidence,
  notAgency,
  notFamilies,
  notHere,
  ofCaregiver,
  wanted,
} from "./births.ts";

const { agencyClient, workingForFamilies, newClaim } = claimAnswers;

const claim: BestStartPart[] = [
  "agencyClient",
  "workingForFamilies",
  "sharing",
  "leave",
  "caregiverIrdNumber",
  "declaration",
  "irdDelivery",
];
const begun: BestStartPart[] = ["wanted", "caregiverType"];
const noClaim: BestStartPart[] = ["agencyOffer", "irdNumber"];
const newBegun: BestStartPart[] = [...begun, ...claim, "taxResidence", "hasPartner", "bankAccount"];

/** What the services' page asks, row by row: the sentence, the answers beside those of `birthAnswers`, and the groups of questions. */
export const askedOfServices: [string, Answers, BestStartPart[]][] = [
  ["not alive: nothing", { ...newClaim, "child.aliveAtBirth": "no" }, []],
  ["always: wanted", { "bestStart.wanted": "" }, ["wanted"]],
  [
    "wanted, born before the first day: due date, and no caregiver yet",
    { ...wanted, ...bornEarly },
    ["wanted", "dueDate"],
  ],
  ["wanted and date eligible: caregiver type", wanted, begun],
  ["due in time: caregiver type", { ...wanted, ...bornEarly, ...due("2018-08-01") }, [...begun, "dueDate"]],
  [
    "date not eligible: IRD number and agency",
    { ...wanted, ...bornEarly, ...due("2018-06-01") },
    ["wanted", "dueDate", ...noClaim],
  ],
  [
    "type other: contact, IRD number and agency",
    { ...wanted, ...ofCaregiver({ type: "other" }) },
    [...begun, "caregiverContact", ...noClaim],
  ],
  [
    "type unknown: IRD number and agency",
    { ...wanted, ...ofCaregiver({ type: "unknown" }) },
    [...begun, ...noClaim],
  ],
  ["caregiver ok: agency client", mother, [...begun, "agencyClient"]],
  ["caregiver not ok: IRD number and agency", { ...mother, ...mothersNoResidence }, [...begun, ...noClaim]],
  [
    "agency client yes: permission that must be ticked",
    { ...mother, ...ofCaregiver({ isMSDClient: "yes" }) },
    [...begun, "agencyClient", "agencyPermission"],
  ],
  [
    "permission ticked: client numbers, then IRD number",
    agencyClient,
    [...begun, "agencyClient", "agencyPermission", "mothersClientNumber", "fathersClientNumber", "irdNumber"],
  ],
  [
    "permission ticked, father not known: the mother's number alone",
    { ...agencyClient, fatherKnown: "no" },
    [...begun, "agencyClient", "agencyPermission", "mothersClientNumber", "irdNumber"],
  ],
  ["agency client no: Working for Families", notAgency, [...begun, "agencyClient", "workingForFamilies"]],
  ["Working for Families yes", workingForFamilies, [...begun, ...claim]],
  [
    "… sharing: the sharer",
    { ...workingForFamilies, ...ofCaregiver({ isSharingCare: "yes" }) },
    [...begun, ...claim, "sharer"],
  ],
  [
    "Working for Families no: tax residence",
    notFamilies,
    [...begun, "agencyClient", "workingForFamilies", "taxResidence"],
  ],
  [
    "not tax resident: child's residence",
    notHere,
    [...begun, "agencyClient", "workingForFamilies", "taxResidence", "childResidence"],
  ],
  [
    "neither: the last two",
    childNotHere,
    [...begun, "agencyClient", "workingForFamilies", "taxResidence", "childResidence", "twelveMonths"],
  ],
  [
    "neither and not in time: IRD number and agency",
    lived("no", "no"),
    [
      ...begun,
      "agencyClient",
      "workingForFamilies",
      "taxResidence",
      "childResidence",
      "twelveMonths",
      ...noClaim,
    ],
  ],
  ["tax resident: sharing, partner, leave, bank", newClaim, newBegun],
  [
    "child resident: the same",
    { ...newClaim, ...notHere, ...ofCaregiver({ isChildResident: "yes" }) },
    [...newBegun, "childResidence"],
  ],
  [
    "both last yes: the same",
    { ...newClaim, ...lived("yes", "yes") },
    [...newBegun, "childResidence", "twelveMonths"],
  ],
  [
    "… partner yes: the partner",
    { ...newClaim, ...ofCaregiver({ hasPartner: "yes" }) },
    [...newBegun, "partner"],
  ],
  [
    "… credit union ticked: its reference",
    { ...newClaim, ...ofCaregiver({ "bankAccount.creditUnion": "yes" }) },
    [...newBegun, "creditUnionReference"],
  ],
  ["wanted no: IRD number and agency", {}, ["wanted", ...noClaim]],
  [
    "… agency ticked: client numbers",
    { "msd.notify": "yes" },
    ["wanted", ...noClaim, "mothersClientNumber", "fathersClientNumber"],
  ],
  [
    "… IRD number yes: delivery and tax credit",
    { "ird.applyForNumber": "yes" },
    ["wanted", ...noClaim, "irdDelivery", "taxCredit"],
  ],
];
