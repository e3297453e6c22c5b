import * as z from "zod";
import { readText } from "#app/forms/answers.ts";
import { group, groupAt, optional, rows } from "#app/forms/payload/groups.ts";
import {
  always,
  text as anyText,
  bankAccount,
  date,
  eachOption,
  field,
  from,
  isOption,
  nineDigits,
  option,
  renamed,
  textLike,
  unasked,
  wholeNumber,
  yesNo,
} from "#app/forms/payload/kinds.ts";
import type { QuestionsOf } from "#app/forms/payload/table.ts";
import { type LimitedField, longestIn } from "#app/nz/registry-limits.ts";
import { longestDied } from "../loss/lost.ts";
import { certificateQuantities } from "../steps/certificates/products.ts";
import * as options from "../steps/options.ts";
import { type Parent, residencies } from "../steps/other-services/caregiver.ts";
import { longestBornWith } from "./born-with.ts";
import { longestTitles } from "./chosen-titles.ts";
import * as computed from "./computed-fields.ts";
import { longestFilledInBy, longestRefusal } from "./filled-in-by.ts";
import { longestNotKnown } from "./not-known.ts";

/** @param limited field in the payload whose limit applies */
const text = (limited: LimitedField) => ({ ...anyText(longestIn(limited)), read: readText });
const dateOrEmpty = always(date(), "");
const postcode = field(z.string().regex(/^(\d{4})?$/), computed.readPostcode);
const town = field(z.string().max(longestIn("mother.homeAddress.line2")), computed.readTown);
const clientNumber = textLike(/^\d{8,9}$/);

const longestExplanation = longestIn("child.nameExplaination");
/** Each part is on a line of its own (`computed.otherInformation`). */
const longestInformation =
  `${computed.bothMothers}\n\n\n`.length +
  longestBornWith +
  longestDied +
  longestTitles +
  longestFilledInBy +
  longestRefusal +
  longestNotKnown +
  2 * longestExplanation;

const person = <const Who extends "child" | Parent>(who: Who) => ({
  firstNames: text(`${who}.firstNames`),
  surname: text(`${who}.surname`),
  ethnicGroups: groupAt("", {
    ...eachOption("ethnicGroups", options.ethnicities),
    other: from("ethnicityDescription", text(`${who}.ethnicGroups.other`)),
  }),
  maoriDescendant: option(options.yesNoUnknown),
});

const parent = <const Who extends Parent>(who: Who) => ({
  ...person(who),
  firstNamesAtBirth: text(`${who}.firstNamesAtBirth`),
  surnameAtBirth: text(`${who}.surnameAtBirth`),
  occupation: text(`${who}.occupation`),
  dateOfBirth: dateOrEmpty,
  placeOfBirth: text(`${who}.placeOfBirth`),
  countryOfBirth: text(`${who}.countryOfBirth`),
  homeAddress: group({
    line1: text(`${who}.homeAddress.line1`),
    suburb: text(`${who}.homeAddress.suburb`),
    line2: text(`${who}.homeAddress.line2`),
  }),
  isCitizen: yesNo(),
  citizenshipSource: option(options.citizenshipSources),
  citizenshipPassportNumber: text(`${who}.citizenshipPassportNumber`),
  nonCitizenSource: from(
    ["isPermanentResident", "isNZRealmResident", "isAuResidentOrCitizen"],
    field(z.enum([...Object.values(residencies), "none"]), computed.residencyOf(who)),
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
  wanted: always(field(z.enum(["Y", "N", "I"]), computed.claimStatus)),
  expectedDueDate: { ...date(), read: computed.dueDate },
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
    isNewZealandResident: unasked(field(z.boolean(), computed.isCaregiverResident)),
    isMSDClient: computed.onlyIf(true, yesNo()),
    isGettingWorkingForFamilies: computed.onlyIf(true, yesNo()),
    isTaxResident: { ...yesNo(), read: computed.isTaxResident },
    isChildResident: computed.onlyIf(false, yesNo()),
    hasLivedInNZForTwelveMonths: computed.onlyIf(false, yesNo()),
    taxResidentWhenBestStartStarts: computed.onlyIf(false, yesNo()),
    isSharingCare: yesNo(),
    careSharer: optional({
      firstNames: ofCaregiver("careSharer.firstNames"),
      surname: ofCaregiver("careSharer.surname"),
      daytimePhone: ofCaregiver("careSharer.daytimePhone"),
    }),
    hasPartner: yesNo(),
    partner: optional({
      firstNames: ofCaregiver("partner.firstNames"),
      surname: ofCaregiver("partner.surname"),
      irdNumber: nineDigits(),
    }),
    isApplyingForPaidParentalLeave: yesNo(),
    irdNumber: nineDigits(),
    bankAccount: optional({
      name: ofCaregiver("bankAccount.name"),
      number: bankAccount(),
      creditUnion: always(yesNo(), false),
      creditUnionReferenceNumber: ofCaregiver("bankAccount.creditUnionReferenceNumber"),
      paymentFrequency: option(options.paymentFrequencies),
    }),
    declarationAccepted: yesNo(),
  }),
});

/**
 * One row per field: the question it comes from, how it is sent and its longest length.
 * The payload, the published schema and the place of the registry's errors all follow from it.
 */
export const table = group({
  activity: unasked(always(field(z.enum(options.activities), computed.activity))),
  confirmationUrlSuccess: unasked(always(field(z.string(), computed.successUrl))),
  confirmationUrlFailure: unasked(always(field(z.string(), computed.failureUrl))),
  child: group({
    ...person("child"),
    bornInNZ: yesNo(),
    sex: option(options.sexes),
    stillBorn: from("aliveAtBirth", always(isOption("no"), true)),
    birthDate: dateOrEmpty,
    oneOfMultiple: yesNo(),
    birthOrderNumber: from("multipleBirthOrder", wholeNumber(1, options.mostBornTogether)),
    birthOrderTotal: from("multipleBirthOrder", wholeNumber(2, options.mostBornTogether, 1)),
    nameExplaination: text("child.nameExplaination"),
  }),
  birthPlace: group({
    category: option(options.birthPlaces),
    hospital: text("birthPlace.hospital"),
    home: optional({
      line1: text("birthPlace.home.line1"),
      line2: from("suburb", text("birthPlace.home.line2")),
      line3: from("line2", text("birthPlace.home.line3")),
    }),
    other: text("birthPlace.other"),
  }),
  mother: group(parent("mother")),
  fatherKnown: field(z.boolean(), computed.isFatherKnown),
  assistedReproductionFemaleParents: from(
    ["assistedHumanReproduction", "assistedHumanReproductionOption"],
    field(z.boolean(), computed.areParentsFemale),
  ),
  secondParent: optional({ preferedTitle: always(field(z.literal("other"), computed.secondParentTitle)) }),
  father: optional(parent("father")),
  siblings: rows(
    {
      sex: option(options.sexes),
      statusOfChild: option(options.siblingStatuses),
      dateOfBirth: dateOrEmpty,
    },
    {
      from: "otherChildren",
      min: 1,
      max: options.mostSiblings,
      count: computed.numberOfSiblings,
    },
  ),
  parentRelationship: option(options.relationships),
  parentRelationshipDate: date(),
  parentRelationshipPlace: text("parentRelationshipPlace"),
  bestStart,
  ird: optional({
    applyForNumber: always(field(z.boolean(), computed.isIrdNumberApplied)),
    deliveryAddress: field(z.enum(options.irdAddresses), computed.irdAddress),
    numberByEmail: yesNo(),
    taxCreditIRDNumber: nineDigits(),
  }),
  msd: optional({
    notify: always(field(z.boolean(), computed.isAgencyNotified)),
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
      line2: from("suburb", text("certificateOrder.deliveryAddress.line2")),
      suburbTownPostcode: from("line2", text("certificateOrder.deliveryAddress.suburbTownPostcode")),
      countryCode: text("certificateOrder.deliveryAddress.countryCode"),
    }),
    emailAddress: text("certificateOrder.emailAddress"),
  }),
  otherInformation: field(z.string().max(longestInformation), computed.otherInformation),
  confirmationEmailAddress: text("confirmationEmailAddress"),
  declarationMade: yesNo(),
});

export const notSent = [
  "child.hasDied",
  "parentSameAddress",
  "mother.absence",
  "mother.certificateTitle",
  "father.certificateTitle",
  "fillingIn.you",
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

export type KnownQuestion = QuestionsOf<(typeof table)["fields"]> | (typeof notSent)[number];

export type Payload = z.infer<(typeof table)["schema"]>;

export type Activity = computed.Submission["activity"];

export const payloadSchema = table.schema.meta({ title: "Registration of a birth" });

export const payloadJsonSchema = () => z.toJSONSchema(payloadSchema);
