import * as z from "zod";
import { type LimitedField, longestIn } from "#app/nz/registry-limits.ts";
import { certificateQuantities } from "../steps/certificates/products.ts";
import * as options from "../steps/options.ts";
import { type Parent, residencies } from "../steps/other-services/caregiver.ts";
import { longestBornWith } from "./born-with.ts";
import * as computed from "./computed-fields.ts";
import { longestFilledInBy } from "./filled-in-by.ts";
import {
  always,
  bankAccount,
  day,
  eachOption,
  from,
  group,
  irdNumber,
  isOption,
  option,
  optional,
  renamed,
  row,
  rows,
  text,
  textLike,
  unasked,
  wholeNumber,
  yesNo,
} from "./kinds.ts";

const dayOrEmpty = always(day, "");
const postcode = row(z.string().regex(/^(\d{4})?$/), computed.readPostcode);
const town = row(z.string().max(longestIn("mother.homeAddress.line2")), computed.readTown);
const clientNumber = textLike(/^\d{8,9}$/);

const longestExplanation = longestIn("child.nameExplaination");
/** Each in a line of its own (`computed.otherInformation`). */
const longestInformation =
  `${computed.bothMothers}


`.length +
  longestBornWith +
  longestFilledInBy +
  2 * longestExplanation;

const person = <const Who extends "child" | Parent>(who: Who) => ({
  firstNames: text(`${who}.firstNames`),
  surname: text(`${who}.surname`),
  ethnicGroups: group({
    ...eachOption(`${who}.ethnicGroups`, options.ethnicities),
    other: from(`${who}.ethnicityDescription`, text(`${who}.ethnicGroups.other`)),
  }),
  maoriDescendant: option(options.yesNoUnknown),
});

const parent = <const Who extends Parent>(who: Who) => ({
  ...person(who),
  firstNamesAtBirth: text(`${who}.firstNamesAtBirth`),
  surnameAtBirth: text(`${who}.surnameAtBirth`),
  occupation: text(`${who}.occupation`),
  dateOfBirth: dayOrEmpty,
  placeOfBirth: text(`${who}.placeOfBirth`),
  countryOfBirth: text(`${who}.countryOfBirth`),
  homeAddress: group({
    line1: text(`${who}.homeAddress.line1`),
    suburb: text(`${who}.homeAddress.suburb`),
    line2: text(`${who}.homeAddress.line2`),
  }),
  isCitizen: yesNo,
  citizenshipSource: option(options.citizenshipSources),
  citizenshipPassportNumber: text(`${who}.citizenshipPassportNumber`),
  nonCitizenSource: from(
    [`${who}.isPermanentResident`, `${who}.isNZRealmResident`, `${who}.isAuResidentOrCitizen`],
    row(z.enum([...Object.values(residencies), "none"]), computed.residencyOf(who)),
  ),
  nonCitizenDocNumber: text(`${who}.nonCitizenDocNumber`),
  daytimePhone: text(`${who}.daytimePhone`),
  alternativePhone: text(`${who}.alternativePhone`),
  email: text(`${who}.email`),
});

type CaregiverField<Field = LimitedField> = Field extends `bestStart.primaryCareGiver.${infer Name}`
  ? Name
  : never;

const ofCaregiver = (name: CaregiverField) => text(`bestStart.primaryCareGiver.${name}`);

const bestStart = optional({
  wanted: always(row(z.enum(["Y", "N", "I"]), computed.claimStatus)),
  expectedDueDate: { ...day, read: computed.dueDate },
  primaryCareGiver: optional({
    type: renamed(options.caregiverTypes),
    firstNames: computed.fromParent("firstNames", ofCaregiver("firstNames")),
    surname: computed.fromParent("surname", ofCaregiver("surname")),
    daytimePhone: computed.fromParent("daytimePhone", ofCaregiver("daytimePhone")),
    email: unasked(computed.fromParent("email", text("mother.email"))),
    homeAddress: optional({
      streetAddress: unasked(computed.fromParent("homeAddress.line1", text("mother.homeAddress.line1"))),
      suburb: unasked(computed.fromParent("homeAddress.suburb", text("mother.homeAddress.suburb"))),
      postCode: unasked(computed.fromParent("homeAddress.line2", always(postcode, ""))),
      cityTown: unasked(computed.fromParent("homeAddress.line2", always(town, ""))),
    }),
    isNewZealandResident: unasked(row(z.boolean(), computed.isCaregiverResident)),
    isMSDClient: computed.onlyIf(true, yesNo),
    isGettingWorkingForFamilies: computed.onlyIf(true, yesNo),
    isTaxResident: { ...yesNo, read: computed.isTaxResident },
    isChildResident: computed.onlyIf(false, yesNo),
    hasLivedInNZForTwelveMonths: computed.onlyIf(false, yesNo),
    taxResidentWhenBestStartStarts: computed.onlyIf(false, yesNo),
    isSharingCare: yesNo,
    careSharer: optional({
      firstNames: ofCaregiver("careSharer.firstNames"),
      surname: ofCaregiver("careSharer.surname"),
      daytimePhone: ofCaregiver("careSharer.daytimePhone"),
    }),
    hasPartner: yesNo,
    partner: optional({
      firstNames: ofCaregiver("partner.firstNames"),
      surname: ofCaregiver("partner.surname"),
      irdNumber,
    }),
    isApplyingForPaidParentalLeave: yesNo,
    irdNumber,
    bankAccount: optional({
      name: ofCaregiver("bankAccount.name"),
      number: bankAccount,
      creditUnion: always(yesNo, false),
      creditUnionReferenceNumber: ofCaregiver("bankAccount.creditUnionReferenceNumber"),
      paymentFrequency: option(options.paymentFrequencies),
    }),
    declarationAccepted: yesNo,
  }),
});

/**
 * A registration as the registry takes it: every field with the question it comes from (the one of the same name, unless `from` says
 * otherwise), how it is sent and the most characters. The payload, the published schema, the limits of the questions, and the question
 * that shows an error of the registry all follow from here.
 */
export const table = group({
  activity: unasked(always(row(z.enum(options.activities), (_answers, _, { activity }) => activity))),
  confirmationUrlSuccess: unasked(always(row(z.string(), computed.successUrl))),
  confirmationUrlFailure: unasked(always(row(z.string(), computed.failureUrl))),
  child: group({
    ...person("child"),
    bornInNZ: yesNo,
    sex: option(options.sexes),
    stillBorn: from("child.aliveAtBirth", always(isOption("no"), true)),
    birthDate: dayOrEmpty,
    oneOfMultiple: yesNo,
    birthOrderNumber: from("child.multipleBirthOrder", wholeNumber(1, options.mostBornTogether)),
    birthOrderTotal: from("child.multipleBirthOrder", wholeNumber(2, options.mostBornTogether, 1)),
    nameExplaination: text("child.nameExplaination"),
  }),
  birthPlace: group({
    category: option(options.birthPlaces),
    hospital: text("birthPlace.hospital"),
    home: optional({
      line1: text("birthPlace.home.line1"),
      line2: from("birthPlace.home.suburb", text("birthPlace.home.line2")),
      line3: from("birthPlace.home.line2", text("birthPlace.home.line3")),
    }),
    other: text("birthPlace.other"),
  }),
  mother: group(parent("mother")),
  fatherKnown: row(z.boolean(), computed.isFatherKnown),
  assistedReproductionFemaleParents: from(
    ["assistedHumanReproduction", "assistedHumanReproductionOption"],
    row(z.boolean(), computed.areParentsFemale),
  ),
  secondParent: optional({ preferedTitle: always(row(z.literal("other"), computed.secondParentTitle)) }),
  father: optional(parent("father")),
  siblings: rows("otherChildren", options.mostSiblings, {
    sex: option(options.sexes),
    statusOfChild: option(options.siblingStatuses),
    dateOfBirth: dayOrEmpty,
  }),
  parentRelationship: option(options.relationships),
  parentRelationshipDate: day,
  parentRelationshipPlace: text("parentRelationshipPlace"),
  bestStart,
  ird: optional({
    applyForNumber: always(row(z.boolean(), computed.isIrdNumberApplied)),
    deliveryAddress: row(z.enum(options.irdAddresses), computed.irdAddress),
    numberByEmail: yesNo,
    taxCreditIRDNumber: irdNumber,
  }),
  msd: optional({
    notify: always(row(z.boolean(), computed.isAgencyNotified)),
    mothersClientNumber: clientNumber,
    fathersClientNumber: clientNumber,
  }),
  certificateOrder: optional({
    productCode: textLike(/^[A-Z]{4}$/),
    quantity: wholeNumber(1, certificateQuantities.length),
    courierDelivery: always(isOption("courier"), false),
    deliveryName: text("certificateOrder.deliveryName"),
    deliveryAddress: group({
      line1: text("certificateOrder.deliveryAddress.line1"),
      line2: from("certificateOrder.deliveryAddress.suburb", text("certificateOrder.deliveryAddress.line2")),
      suburbTownPostcode: from(
        "certificateOrder.deliveryAddress.line2",
        text("certificateOrder.deliveryAddress.suburbTownPostcode"),
      ),
      countryCode: text("certificateOrder.deliveryAddress.countryCode"),
    }),
    emailAddress: text("certificateOrder.emailAddress"),
  }),
  otherInformation: {
    ...row(z.string().max(longestInformation), computed.otherInformation),
    max: longestIn("otherInformation"),
  },
  confirmationEmailAddress: text("confirmationEmailAddress"),
  declarationMade: yesNo,
});

/** Questions that the registry is not sent an answer to. */
export const notSent = [
  "parentSameAddress",
  "fillingIn.who",
  "fillingIn.parent",
  "fillingIn.reason",
  "orderBirthCertificate",
  "certificateOrder.deliveryAddressType",
  "confirmationEmail",
  "myir.wanted",
  "myir.email",
  "myir.detailsConsent",
  "myir.username",
  "myir.notifyByText",
  "myir.mobile",
] as const;
