import * as z from "zod";
import { longestEmail } from "#app/nz/email.ts";
import { longestName } from "#app/nz/name.ts";
import { longestPhone } from "#app/nz/phone.ts";
import { certificateQuantities } from "../steps/certificates/products.ts";
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
import * as options from "./options.ts";

const name = text(longestName);
const email = text(longestEmail);
const phone = text(longestPhone);
const dayOrEmpty = always(day, "");
const homeAddress = { line1: text(50), suburb: text(25), line2: text(75) };
const postcode = row(z.string().regex(/^(\d{4})?$/), computed.readPostcode);
const town = row(z.string().max(homeAddress.line2.max), computed.readTown);
const clientNumber = textLike(/^\d{8,9}$/);

const longestExplanation = 600;
/** Each in a line of its own (`computed.otherInformation`). */
const longestInformation =
  `${computed.bothMothers}


`.length +
  longestBornWith +
  longestFilledInBy +
  2 * longestExplanation;

const person = <const Who extends "child" | Parent>(who: Who) => ({
  firstNames: name,
  surname: name,
  ethnicGroups: group({
    ...eachOption(`${who}.ethnicGroups`, options.ethnicities),
    other: from(`${who}.ethnicityDescription`, text(30)),
  }),
  maoriDescendant: option(options.yesNoUnknown),
});

const parent = <const Who extends Parent>(who: Who) => ({
  ...person(who),
  firstNamesAtBirth: name,
  surnameAtBirth: name,
  occupation: text(60),
  dateOfBirth: dayOrEmpty,
  placeOfBirth: text(40),
  countryOfBirth: text(19),
  homeAddress: group(homeAddress),
  isCitizen: yesNo,
  citizenshipSource: option(options.citizenshipSources),
  citizenshipPassportNumber: text(9),
  nonCitizenSource: from(
    [`${who}.isPermanentResident`, `${who}.isNZRealmResident`, `${who}.isAuResidentOrCitizen`],
    row(z.enum([...Object.values(residencies), "none"]), computed.residencyOf(who)),
  ),
  nonCitizenDocNumber: text(9),
  daytimePhone: phone,
  alternativePhone: phone,
  email,
});

const bestStart = optional({
  wanted: always(row(z.enum(["Y", "N", "I"]), computed.claimStatus)),
  expectedDueDate: { ...day, read: computed.dueDate },
  primaryCareGiver: optional({
    type: renamed(options.caregiverTypes),
    firstNames: computed.fromParent("firstNames", name),
    surname: computed.fromParent("surname", name),
    daytimePhone: computed.fromParent("daytimePhone", phone),
    email: unasked(computed.fromParent("email", email)),
    homeAddress: optional({
      streetAddress: unasked(computed.fromParent("homeAddress.line1", homeAddress.line1)),
      suburb: unasked(computed.fromParent("homeAddress.suburb", homeAddress.suburb)),
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
    careSharer: optional({ firstNames: name, surname: name, daytimePhone: phone }),
    hasPartner: yesNo,
    partner: optional({ firstNames: name, surname: name, irdNumber }),
    isApplyingForPaidParentalLeave: yesNo,
    irdNumber,
    bankAccount: optional({
      name,
      number: bankAccount,
      creditUnion: always(yesNo, false),
      creditUnionReferenceNumber: text(10),
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
    nameExplaination: text(longestExplanation),
  }),
  birthPlace: group({
    category: option(options.birthPlaces),
    hospital: text(60),
    home: optional({
      line1: text(33),
      line2: from("birthPlace.home.suburb", text(20)),
      line3: from("birthPlace.home.line2", text(20)),
    }),
    other: text(75),
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
  parentRelationshipPlace: text(60),
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
    deliveryName: text(100),
    deliveryAddress: group({
      line1: text(45),
      line2: from("certificateOrder.deliveryAddress.suburb", text(30)),
      suburbTownPostcode: from("certificateOrder.deliveryAddress.line2", text(30)),
      countryCode: text(3),
    }),
    emailAddress: email,
  }),
  otherInformation: {
    ...row(z.string().max(longestInformation), computed.otherInformation),
    max: longestExplanation,
  },
  confirmationEmailAddress: email,
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
