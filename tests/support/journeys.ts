import type { Answers } from "#app/forms/answers.ts";
import {
  caregiverSent,
  childSent,
  fatherSent,
  groups,
  motherSent,
  noOtherParent,
  type Sent,
} from "./birth-sent.ts";
import {
  bornEarly,
  byConsent,
  claimAnswers,
  dayAnswers,
  due,
  mothersNoResidence,
  ofCaregiver,
} from "./births.ts";

export interface Journey {
  answers: Answers;
  /** Parts of what the registry receives. */
  sent: Sent;
  /** What the confirmation says. */
  says: readonly string[];
  /** What stands in the review, in both languages. */
  review?: readonly [en: string, mi: string];
}

/** Every answer of every way to claim Best Start, as somebody leaves them who changes their mind: only those of one way count. */
const allClaims: Answers = {
  ...claimAnswers.agencyClient,
  ...claimAnswers.workingForFamilies,
  ...claimAnswers.newClaim,
  ...ofCaregiver({ firstNames: "Hine", surname: "Rua", daytimePhone: "044761234" }),
};
const noClaim = ["next/bestStart/N"];
const claimNotMet: Answers = { ...allClaims, "ird.applyForNumber": "no", "msd.notify": [] };

/** What is sent of a claim of somebody who gets Working for Families. */
export const familiesSent = {
  wanted: "Y",
  primaryCareGiver: {
    ...caregiverSent,
    isMSDClient: false,
    isGettingWorkingForFamilies: true,
    isSharingCare: false,
    isApplyingForPaidParentalLeave: false,
    irdNumber: "049091850",
    declarationAccepted: true,
  },
};

/** Births of every kind, as they are answered and as they arrive. */
export const journeys: Record<string, Journey> = {
  "Working for Families client": {
    answers: { ...allClaims, ...claimAnswers.workingForFamilies },
    sent: {
      bestStart: familiesSent,
      ird: { applyForNumber: true, deliveryAddress: "mothersAddress", numberByEmail: true },
      msd: undefined,
    },
    says: ["next/bestStart/Y", "next/myIR/wff-client", "next/irdByEmail"],
  },
  "MSD client, of a child born before it was due": {
    answers: {
      ...allClaims,
      ...claimAnswers.agencyClient,
      "msd.fathersClientNumber": "555017121",
      ...bornEarly,
      ...due("2018-07-01"),
    },
    sent: {
      child: { birthDate: "2018-06-30" },
      bestStart: {
        wanted: "Y",
        expectedDueDate: "2018-07-01",
        primaryCareGiver: { ...caregiverSent, isMSDClient: true },
      },
      msd: { notify: true, mothersClientNumber: "555012342", fathersClientNumber: "555017121" },
    },
    says: ["next/bestStart/agencyClient", "next/agency"],
  },
  "unknown father": {
    answers: { fatherKnown: "no", "bestStart.wanted": "no" },
    sent: noOtherParent,
    says: noClaim,
    review: ["I declare that", "E whakapuaki ana au"],
  },
  "sperm donor": {
    answers: byConsent("SpermDonor"),
    sent: { ...noOtherParent, assistedReproductionFemaleParents: false },
    says: noClaim,
  },
  "two mothers, both called mother; the registry asks about the child's name": {
    answers: {
      ...byConsent("WomanConsented"),
      "secondParent.preferedTitle": "mother",
      "child.surname": "Princess",
      "child.nameExplaination": "He ingoa nō te whānau.",
      otherInformation: "Kia ora.",
    },
    sent: {
      assistedReproductionFemaleParents: true,
      child: { surname: "Princess", nameExplaination: "He ingoa nō te whānau." },
      otherInformation: "Mother/Mother\nHe ingoa nō te whānau.\nKia ora.",
    },
    says: noClaim,
    review: ["Mother who gave birth", "Whaea whakawhānau"],
  },
  "two mothers, one called parent": {
    answers: { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "other" },
    sent: { assistedReproductionFemaleParents: true, secondParent: { preferedTitle: "other" } },
    says: noClaim,
  },
  "caregiver other": {
    answers: { ...claimNotMet, ...ofCaregiver({ type: "other" }) },
    sent: {
      bestStart: {
        wanted: "I",
        primaryCareGiver: {
          type: "other",
          firstNames: "Hine",
          surname: "Rua",
          daytimePhone: "044761234",
        },
      },
    },
    says: ["next/bestStart/other"],
  },
  "caregiver unknown; the child's IRD number is applied for": {
    answers: {
      ...claimNotMet,
      ...ofCaregiver({ type: "unknown" }),
      "ird.applyForNumber": "yes",
      "ird.deliveryAddress": "fathersAddress",
      "ird.taxCreditIRDNumber": "136410132",
    },
    sent: {
      bestStart: { wanted: "I", primaryCareGiver: { type: "unknown" } },
      ird: {
        applyForNumber: true,
        deliveryAddress: "fathersAddress",
        numberByEmail: false,
        taxCreditIRDNumber: "136410132",
      },
    },
    says: ["next/bestStart/unknown", "next/irdNumber"],
  },
  "caregiver under 16": {
    answers: { ...claimNotMet, ...dayAnswers("mother.dateOfBirth", "2010-11-21") },
    sent: {
      mother: { ...motherSent, dateOfBirth: "2010-11-21" },
      bestStart: { wanted: "I", primaryCareGiver: { type: "mother", isNewZealandResident: true } },
    },
    says: ["next/bestStart/I"],
  },
  "caregiver not resident": {
    answers: { ...claimNotMet, ...mothersNoResidence },
    sent: {
      mother: {
        ...motherSent,
        isCitizen: false,
        citizenshipSource: undefined,
        nonCitizenSource: "none",
      },
      bestStart: { wanted: "I", primaryCareGiver: { type: "mother", isNewZealandResident: false } },
    },
    says: ["next/bestStart/I"],
  },
  "birth in a car": {
    answers: { "birthPlace.category": "other", "birthPlace.other": "In a car near Taupō" },
    sent: { birthPlace: { category: "other", other: "In a Car Near Taupō" } },
    says: noClaim,
  },
  "overseas parents, one born in Niue with a passport, one not a citizen; born at home": {
    answers: {
      "father.citizenshipSource": "bornInNiue",
      "father.citizenshipPassportNumber": "la123456",
      "father.placeOfBirth": "alofi",
      "father.countryOfBirth": "Niue",
      "father.ethnicGroups": ["niuean", "other"],
      "father.ethnicityDescription": "Tokelauan",
      "mother.isCitizen": "no",
      "mother.isPermanentResident": "no",
      "mother.isNZRealmResident": "no",
      "mother.isAuResidentOrCitizen": "yes",
      "mother.nonCitizenDocNumber": "PA1234567",
      "birthPlace.category": "home",
      "birthPlace.home.line1": "12 high street",
      "birthPlace.home.suburb": "Titahi Bay",
      "birthPlace.home.line2": "Porirua 5022",
    },
    sent: {
      birthPlace: {
        category: "home",
        home: { line1: "12 High Street", line2: "Titahi Bay", line3: "Porirua 5022" },
      },
      mother: {
        ...motherSent,
        isCitizen: false,
        citizenshipSource: undefined,
        nonCitizenSource: "australian",
        nonCitizenDocNumber: "PA1234567",
      },
      father: {
        ...fatherSent,
        citizenshipSource: "bornInNiue",
        citizenshipPassportNumber: "LA123456",
        placeOfBirth: "Alofi",
        countryOfBirth: "Niue",
        ethnicGroups: { ...groups("niuean"), other: "Tokelauan" },
      },
    },
    says: noClaim,
  },
};

/** A child that was not alive at birth, with other children of married parents. */
export const stillbirth: Journey = {
  answers: {
    ...allClaims,
    "child.aliveAtBirth": "no",
    otherChildren: "2",
    "siblings[0].sex": "female",
    "siblings[0].statusOfChild": "born-alive",
    ...dayAnswers("siblings[0].dateOfBirth", "2020-02-29"),
    "siblings[1].sex": "male",
    "siblings[1].statusOfChild": "stillborne",
    ...dayAnswers("siblings[1].dateOfBirth", "2022-12-31"),
    parentRelationship: "marriage",
    ...dayAnswers("parentRelationshipDate", "2015-02-07"),
    parentRelationshipPlace: "Porirua",
  },
  sent: {
    child: { stillBorn: true },
    msd: undefined,
    parentRelationship: "marriage",
    parentRelationshipDate: "2015-02-07",
    parentRelationshipPlace: "Porirua",
    siblings: [
      { sex: "female", statusOfChild: "born-alive", dateOfBirth: "2020-02-29" },
      { sex: "male", statusOfChild: "stillborne", dateOfBirth: "2022-12-31" },
    ],
  },
  says: ["stillborn/body"],
};

/** The first or the second of two. */
export function twin(number: 1 | 2, birthDate = "2026-10-01"): Journey {
  const sex = number === 1 ? "female" : "male";
  return {
    answers: {
      "child.oneOfMultiple": "yes",
      "child.multipleBirthOrder": `${number} of 2`,
      "child.sex": sex,
      ...dayAnswers("child.birthDate", birthDate),
    },
    sent: {
      child: {
        ...childSent,
        oneOfMultiple: true,
        birthOrderNumber: number,
        birthOrderTotal: 2,
        sex,
        birthDate,
      },
    },
    says: noClaim,
  };
}
