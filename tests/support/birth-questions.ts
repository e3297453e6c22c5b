import {
  always,
  answered,
  both,
  claimOf,
  dayAnswered,
  hasFather,
  type Is,
  isAt,
  never,
  says,
  takesPart,
} from "./birth-branches.ts";
import { caregiver, of, overseas, residencies } from "./births.ts";

const isAlive: Is = (a) => says(a, "child.aliveAtBirth") && !says(a, "child.hasDied");
const isStopped: Is = (a) => isAlive(a) && isAt("none", "date", "other", "unfit")(a);
const claims = isAt("families", "new");
const told: Is = (a) => (isStopped(a) || isAt("agency")(a)) && says(a, "msd.notify");
const credit: Is = (a) =>
  (isStopped(a) || (isAt("agency")(a) && says(a, "msd.notify"))) && says(a, "ird.applyForNumber");
const ordered = answered("orderBirthCertificate", "yes");
const otherEthnicity = (who: string) => answered(`${who}.ethnicGroups`, "other");

const parentTexts = (who: string, isAsked: Is): [string, Is][] => [
  ...of(
    [
      "firstNames",
      "surname",
      "firstNamesAtBirth",
      "surnameAtBirth",
      "occupation",
      "placeOfBirth",
      "countryOfBirth",
      "homeAddress.line1",
      "homeAddress.suburb",
      "homeAddress.line2",
      "daytimePhone",
      "alternativePhone",
      "email",
    ],
    who,
  ).map((name): [string, Is] => [name, isAsked]),
  [`${who}.ethnicityDescription`, both(isAsked, otherEthnicity(who))],
  [
    `${who}.citizenshipPassportNumber`,
    both(isAsked, answered(`${who}.isCitizen`, "yes"), answered(`${who}.citizenshipSource`, ...overseas)),
  ],
  [
    `${who}.nonCitizenDocNumber`,
    both(isAsked, answered(`${who}.isCitizen`, "no"), (a) =>
      residencies.some((way) => says(a, `${who}.${way}`)),
    ),
  ],
];

const asTyped = (names: string[], isAsked: Is): [string, Is][] => names.map((name) => [name, isAsked]);

/** Every question that is answered in the visitor's own words, and when it is asked. */
const texts: [string, Is][] = [
  ...asTyped(["child.firstNames", "child.surname", "child.nameExplaination", "otherInformation"], always),
  ["child.ethnicityDescription", otherEthnicity("child")],
  ["birthPlace.hospital", answered("birthPlace.category", "hospital")],
  ...asTyped(of(["line1", "suburb", "line2"], "birthPlace.home"), answered("birthPlace.category", "home")),
  ["birthPlace.other", answered("birthPlace.category", "other")],
  ...parentTexts("mother", always),
  ...parentTexts("father", hasFather),
  ["parentRelationshipPlace", both(hasFather, answered("parentRelationship", "marriage", "civilUnion"))],
  ...asTyped(of(["firstNames", "surname", "daytimePhone"], caregiver), isAt("other")),
  ...asTyped(
    of(["firstNames", "surname", "daytimePhone"], `${caregiver}.careSharer`),
    both(claims, answered(`${caregiver}.isSharingCare`, "yes")),
  ),
  ...asTyped(
    of(["firstNames", "surname"], `${caregiver}.partner`),
    both(isAt("new"), answered(`${caregiver}.hasPartner`, "yes")),
  ),
  [`${caregiver}.bankAccount.name`, isAt("new")],
  [
    `${caregiver}.bankAccount.creditUnionReferenceNumber`,
    both(isAt("new"), answered(`${caregiver}.bankAccount.creditUnion`, "yes")),
  ],
  ...asTyped(of(["deliveryName", "emailAddress"], "certificateOrder"), ordered),
  ...asTyped(of(["line1", "suburb", "line2"], "certificateOrder.deliveryAddress"), ordered),
  ["confirmationEmailAddress", answered("confirmationEmail", "yes")],
  ...asTyped(of(["username", "email", "firstNames", "lastName", "mobile"], "myir"), never),
];

/** Every question that is answered with a number of its own, as typed and as sent, and when it is asked. */
const numbers: [string, string, string, Is][] = [
  [`${caregiver}.irdNumber`, "49091850", "049091850", claims],
  [
    `${caregiver}.partner.irdNumber`,
    "35 901 981",
    "035901981",
    both(isAt("new"), answered(`${caregiver}.hasPartner`, "yes")),
  ],
  ["ird.taxCreditIRDNumber", "136410132", "136410132", credit],
  ["msd.mothersClientNumber", "555012342", "555012342", both(told, takesPart("mother"))],
  ["msd.fathersClientNumber", "555017121", "555017121", both(told, hasFather, takesPart("father"))],
];

const marks = texts.map(([question, isAsked], index): [string, string, string, Is] => {
  const mark = `q${String(index).padStart(3, "0")}`;
  return [question, ` ${mark} `, mark, isAsked];
});
/** Answers that can be found again in a payload: question, as typed, as sent, when it is asked. */
export const traced = [...marks, ...numbers];

/** Truths and choices with the paths they are sent under, and when they are asked. */
export const paths: [string, Is][] = [
  ["child.birthOrderNumber", answered("child.oneOfMultiple", "yes")],
  ["father", hasFather],
  ["parentRelationship", hasFather],
  ["parentRelationshipDate", both(hasFather, answered("parentRelationship", "marriage", "civilUnion"))],
  ["siblings", both(hasFather, answered("otherChildren", "1", "2", "8"))],
  [
    "bestStart.expectedDueDate",
    (a) => claimOf(a) !== "none" && dayAnswered(a, "child.birthDate") === "2018-06-30",
  ],
  ["bestStart.primaryCareGiver.homeAddress", isAt("agency", "families", "new")],
  ["bestStart.primaryCareGiver.isGettingWorkingForFamilies", claims],
  ["bestStart.primaryCareGiver.isSharingCare", claims],
  ["bestStart.primaryCareGiver.isApplyingForPaidParentalLeave", claims],
  ["bestStart.primaryCareGiver.declarationAccepted", claims],
  ["bestStart.primaryCareGiver.hasPartner", isAt("new")],
  ["bestStart.primaryCareGiver.bankAccount", isAt("new")],
  ["ird.deliveryAddress", (a) => claims(a) || credit(a)],
  ["msd", (a) => isStopped(a) || isAt("agency")(a)],
  ["certificateOrder", ordered],
];
