import type { RegistrationStep as StepName } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { byConsent, claimAnswers, dayAnswers, lived, ofCaregiver } from "./births.ts";
import { registrationAnswers } from "./registration.ts";
import { askedIn, placeOf } from "./registration-steps.ts";

const foreigner = (who: string): Answers => ({
  [`${who}.ethnicGroups`]: ["other"],
  [`${who}.ethnicityDescription`]: "Moriori",
  [`${who}.isCitizen`]: "no",
  [`${who}.isPermanentResident`]: "yes",
  [`${who}.isNZRealmResident`]: "no",
  [`${who}.isAuResidentOrCitizen`]: "no",
  [`${who}.nonCitizenDocNumber`]: "LA12345",
});
const siblings: readonly Answers[] = Array.from({ length: 8 }, (_, index) => ({
  [`siblings[${index}].sex`]: "female",
  [`siblings[${index}].statusOfChild`]: "born-alive",
  ...dayAnswers(`siblings[${index}].dateOfBirth`, `${2010 + index}-01-01`),
}));

/** What opens the most questions of every step. */
export const mostAsked: Answers = {
  ...registrationAnswers,
  "child.oneOfMultiple": "yes",
  "child.multipleBirthOrder": "1 of 2",
  "birthPlace.category": "home",
  "birthPlace.home.line1": "1 High Street",
  "birthPlace.home.suburb": "Titahi Bay",
  "birthPlace.home.line2": "Porirua 5022",
  "child.ethnicGroups": ["other"],
  "child.ethnicityDescription": "Moriori",
  ...foreigner("mother"),
  ...foreigner("father"),
  assistedHumanReproduction: "yes",
  ...byConsent("WomanConsented"),
  "secondParent.preferedTitle": "mother",
  fatherKnown: [],
  "fillingIn.who": "alone",
  "fillingIn.parent": "mother",
  "fillingIn.reason": "danger",
  otherChildren: "8",
  ...Object.assign({}, ...siblings),
  parentRelationship: "marriage",
  ...dayAnswers("parentRelationshipDate", "2015-01-01"),
  parentRelationshipPlace: "Rotorua",
  ...claimAnswers.newClaim,
  ...lived("yes", "yes"),
  ...ofCaregiver({
    isSharingCare: "yes",
    "careSharer.firstNames": "Aroha",
    "careSharer.surname": "Ngata",
    "careSharer.daytimePhone": "0211234567",
    hasPartner: "yes",
    "partner.firstNames": "Wiremu",
    "partner.surname": "Ngata",
    "partner.irdNumber": "49091850",
    "bankAccount.creditUnion": "yes",
    "bankAccount.creditUnionReferenceNumber": "123",
    "bankAccount.paymentFrequency": "B",
  }),
  "myir.wanted": "no",
  ...ordered,
};

/** A loss; the registry doubts this name for two reasons; it refuses what both parents do. */
export const lost: Answers = { "child.aliveAtBirth": "no" };
export const queried: Answers = { "child.firstNames": "DUKE", "child.surname": "KING" };
export const refused: Answers = {
  "mother.occupation": "refused by the registry",
  "father.occupation": "refused by the registry",
};

const wrong: readonly (readonly [names: RegExp, answer: string])[] = [
  [/\.day$/, "45"],
  [/phone$/i, "x"],
  [/irdNumber$|number\.body$/, "1"],
  [/(firstNames|surname|deliveryName|occupation|placeOfBirth|line1|line2|suburb)$/i, "<Łą~>"],
];

/** A step in which as much as can be is wrong, and as much is asked. */
export function spoilt(step: StepName): Answers {
  const own = placeOf(step, mostAsked).answers;
  const worse = Object.keys(own).flatMap((name) => {
    const answer = wrong.find(([names]) => names.test(name))?.[1];
    return answer === undefined ? [] : [[name, answer]];
  });
  return { ...mostAsked, ...Object.fromEntries(worse) };
}

/** A step in which nothing is answered but what brings other questions. */
export function emptied(step: StepName): Answers {
  return Object.keys(placeOf(step, mostAsked).answers).reduce((kept, name) => {
    const less = Object.fromEntries(Object.entries(kept).filter(([each]) => each !== name));
    return askedIn(step, less).length < askedIn(step, kept).length ? kept : less;
  }, mostAsked);
}
