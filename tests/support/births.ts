import type { Answers } from "#app/forms/answers.ts";

export const caregiver = "bestStart.primaryCareGiver";
/** The three ways to be resident without being a citizen. */
export const residencies = ["isPermanentResident", "isNZRealmResident", "isAuResidentOrCitizen"];
/** The three ways of assisted reproduction. */
export const consents = [
  "assistedHumanReproductionManConsented",
  "assistedHumanReproductionWomanConsented",
  "assistedHumanReproductionSpermDonor",
];
/** A birth after assisted reproduction, by who consented. */
export const byConsent = (by: "ManConsented" | "WomanConsented" | "SpermDonor"): Answers => ({
  assistedHumanReproduction: "yes",
  assistedHumanReproductionOption: `assistedHumanReproduction${by}`,
});
/** Where a citizen is born who is asked for a passport number. */
export const overseas = ["bornInNiue", "bornInCookIslands", "bornInTokelau"];

/** Names below another. */
export const of = (names: readonly string[], prefix: string) => names.map((name) => `${prefix}.${name}`);

/** Answers about the caregiver, by the last part of their names. */
export const ofCaregiver = (answers: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`${caregiver}.${name}`, answer]));

/** A day as the controls of a question hold it, from YYYY-MM-DD. */
export function dayAnswers(question: string, day: string): Answers {
  const [year = "", month = "", date = ""] = day.split("-");
  return { [`${question}.day`]: date, [`${question}.month`]: month, [`${question}.year`]: year };
}

/** A parent with all that every parent is asked for: a citizen born in 1990, with an address in Porirua. */
export const parentAnswers = (who: "mother" | "father"): Answers => ({
  [`${who}.firstNames`]: who === "mother" ? "Mere" : "Hemi",
  [`${who}.surname`]: "Tāne",
  [`${who}.occupation`]: "Teacher",
  ...dayAnswers(`${who}.dateOfBirth`, "1990-05-06"),
  [`${who}.placeOfBirth`]: "Rotorua",
  [`${who}.homeAddress.line1`]: "12 High Street",
  [`${who}.homeAddress.suburb`]: "Titahi Bay",
  [`${who}.homeAddress.line2`]: "Porirua 5022",
  [`${who}.maoriDescendant`]: "yes",
  [`${who}.ethnicGroups`]: ["maori"],
  [`${who}.isCitizen`]: "yes",
  [`${who}.citizenshipSource`]: "bornInNZ",
  [`${who}.daytimePhone`]: "0211234567",
});

/** A birth in a hospital, registered by both parents; no payment is wanted, nothing is ordered. */
export const birthAnswers: Answers = {
  "child.bornInNZ": "yes",
  "child.firstNames": "Āria",
  "child.surname": "Tāne",
  "child.sex": "female",
  "child.aliveAtBirth": "yes",
  ...dayAnswers("child.birthDate", "2026-10-01"),
  "child.oneOfMultiple": "no",
  "birthPlace.category": "hospital",
  "birthPlace.hospital": "AB01",
  "child.maoriDescendant": "yes",
  "child.ethnicGroups": ["maori", "nzEuropean"],
  ...parentAnswers("mother"),
  "mother.email": "mere@example.nz",
  assistedHumanReproduction: "no",
  fatherKnown: "yes",
  "fillingIn.who": "together",
  ...parentAnswers("father"),
  otherChildren: "0",
  parentRelationship: "deFacto",
  "bestStart.wanted": "no",
  "ird.applyForNumber": "no",
  orderBirthCertificate: "no",
  confirmationEmail: "no",
  declarationMade: "yes",
};

/** What the mother answers to claim Best Start, by the way she is entitled. */
export const claimAnswers = {
  agencyClient: {
    "bestStart.wanted": "yes",
    [`${caregiver}.type`]: "mother",
    [`${caregiver}.isMSDClient`]: "yes",
    "msd.notify": "yes",
    "msd.mothersClientNumber": "555012342",
    "ird.applyForNumber": "no",
  },
  workingForFamilies: {
    "bestStart.wanted": "yes",
    [`${caregiver}.type`]: "mother",
    [`${caregiver}.isMSDClient`]: "no",
    [`${caregiver}.isGettingWorkingForFamilies`]: "yes",
    [`${caregiver}.isSharingCare`]: "no",
    [`${caregiver}.isApplyingForPaidParentalLeave`]: "no",
    [`${caregiver}.irdNumber`]: "49091850",
    [`${caregiver}.declarationAccepted`]: "yes",
    "ird.deliveryAddress": "mothersAddress",
    "ird.numberByEmail": "yes",
  },
  newClaim: {
    "bestStart.wanted": "yes",
    [`${caregiver}.type`]: "mother",
    [`${caregiver}.isMSDClient`]: "no",
    [`${caregiver}.isGettingWorkingForFamilies`]: "no",
    [`${caregiver}.isTaxResident`]: "yes",
    [`${caregiver}.isSharingCare`]: "no",
    [`${caregiver}.hasPartner`]: "no",
    [`${caregiver}.isApplyingForPaidParentalLeave`]: "yes",
    [`${caregiver}.irdNumber`]: "35901981",
    [`${caregiver}.bankAccount.name`]: "Mere Tāne",
    [`${caregiver}.bankAccount.number.bank`]: "01",
    [`${caregiver}.bankAccount.number.branch`]: "0902",
    [`${caregiver}.bankAccount.number.body`]: "0068389",
    [`${caregiver}.bankAccount.number.suffix`]: "00",
    [`${caregiver}.bankAccount.paymentFrequency`]: "W",
    [`${caregiver}.declarationAccepted`]: "yes",
    "ird.deliveryAddress": "mothersAddress",
    "ird.numberByEmail": "no",
  },
} as const satisfies Readonly<Record<string, Answers>>;

/** The mother is neither a citizen nor resident. */
export const mothersNoResidence: Answers = {
  "mother.isCitizen": "no",
  ...Object.fromEntries(of(residencies, "mother").map((name) => [name, "no"])),
};

/** A child born the day before the first that Best Start is paid for. */
export const bornEarly = dayAnswers("child.birthDate", "2018-06-30");
export const due = (day: string): Answers => dayAnswers("bestStart.expectedDueDate", day);

/** A claim of Best Start as it is answered question by question. */
export const wanted = { "bestStart.wanted": "yes" };
export const mother = { ...wanted, ...ofCaregiver({ type: "mother" }) };
export const notAgency = { ...mother, ...ofCaregiver({ isMSDClient: "no" }) };
export const notFamilies = { ...notAgency, ...ofCaregiver({ isGettingWorkingForFamilies: "no" }) };
export const notHere = { ...notFamilies, ...ofCaregiver({ isTaxResident: "no" }) };
export const childNotHere = { ...notHere, ...ofCaregiver({ isChildResident: "no" }) };
export const lived = (months: string, starts: string) => ({
  ...childNotHere,
  ...ofCaregiver({ hasLivedInNZForTwelveMonths: months, taxResidentWhenBestStartStarts: starts }),
});
