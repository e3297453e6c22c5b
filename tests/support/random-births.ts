import fc from "fast-check";
import {
  ethnicities,
  parentsFillingIn,
  reasonsAlone,
  waysToFillIn,
} from "#app/features/register-my-baby/steps/options.ts";
import type { Answers } from "#app/forms/answers.ts";
import { traced } from "./birth-questions.ts";
import { caregiver, consents, dayAnswers, of, overseas, residencies } from "./births.ts";

const yesNo = ["yes", "no"];
const groups = [...ethnicities, "other"];

const each = (names: string[], options: string[]) => Object.fromEntries(names.map((name) => [name, options]));

const parentOptions = (who: string) => ({
  [`${who}.maoriDescendant`]: [...yesNo, "unknown"],
  ...each(of(["isCitizen", ...residencies], who), yesNo),
  [`${who}.citizenshipSource`]: ["bornInNZ", "byDescent", "byGrant", ...overseas],
});

/** Every question that is answered by one of a few values. Best Start is wanted and its ways are taken more often than not. */
const options: Record<string, string[]> = {
  ...each(["child.bornInNZ", "child.oneOfMultiple", "assistedHumanReproduction", "fatherKnown"], yesNo),
  assistedHumanReproductionOption: consents,
  "child.sex": ["male", "female"],
  "child.aliveAtBirth": ["yes", "yes", "yes", "no"],
  "child.multipleBirthOrder": ["1 of 2", "2 of 3", "6 of 6"],
  "child.maoriDescendant": [...yesNo, "unknown"],
  "birthPlace.category": ["hospital", "home", "other"],
  ...parentOptions("mother"),
  ...parentOptions("father"),
  "secondParent.preferedTitle": ["mother", "other"],
  parentSameAddress: yesNo,
  "mother.absence": ["", "", "", ...reasonsAlone],
  "fillingIn.who": [...waysToFillIn],
  "fillingIn.parent": [...parentsFillingIn],
  "fillingIn.reason": [...reasonsAlone],
  otherChildren: ["0", "1", "2", "8"],
  "siblings[0].sex": ["male", "female"],
  "siblings[0].statusOfChild": ["born-alive", "has-died-since", "stillborne"],
  "siblings[7].sex": ["male", "female"],
  parentRelationship: ["marriage", "civilUnion", "deFacto", "none"],
  "bestStart.wanted": ["yes", "yes", "yes", "no"],
  [`${caregiver}.type`]: ["mother", "mother", "father", "other", "unknown"],
  ...each(
    of(
      [
        "isMSDClient",
        "isGettingWorkingForFamilies",
        "isTaxResident",
        "isChildResident",
        "hasLivedInNZForTwelveMonths",
        "taxResidentWhenBestStartStarts",
        "isSharingCare",
        "hasPartner",
        "isApplyingForPaidParentalLeave",
        "declarationAccepted",
      ],
      caregiver,
    ),
    yesNo,
  ),
  [`${caregiver}.bankAccount.creditUnion`]: ["yes"],
  [`${caregiver}.bankAccount.paymentFrequency`]: ["W", "F", "B"],
  [`${caregiver}.bankAccount.number.bank`]: ["01"],
  [`${caregiver}.bankAccount.number.branch`]: ["0902"],
  [`${caregiver}.bankAccount.number.body`]: ["0068389", "068389"],
  [`${caregiver}.bankAccount.number.suffix`]: ["00", "000"],
  "msd.notify": ["yes"],
  "ird.applyForNumber": yesNo,
  "ird.deliveryAddress": ["mothersAddress", "fathersAddress", "birthCertificateAddress"],
  "ird.numberByEmail": yesNo,
  "myir.wanted": yesNo,
  orderBirthCertificate: yesNo,
  "certificateOrder.productCode": ["ZBBC", "ZBFD", "ZBFP"],
  "certificateOrder.quantity": ["1", "5"],
  "certificateOrder.courierDelivery": ["standard", "courier"],
  "certificateOrder.deliveryAddressType": ["mother", "father", "other"],
  "certificateOrder.deliveryAddress.countryCode": ["NZ", "AU"],
  confirmationEmail: yesNo,
  declarationMade: ["yes"],
};

const days: Record<string, string[]> = {
  "child.birthDate": ["2026-10-01", "2018-06-30"],
  "mother.dateOfBirth": ["1990-05-06", "1990-05-06", "2011-01-01"],
  "father.dateOfBirth": ["1988-05-06", "2010-11-20", "2010-11-21"],
  "siblings[0].dateOfBirth": ["2020-02-29"],
  parentRelationshipDate: ["2015-02-07"],
  "bestStart.expectedDueDate": ["2018-06-29", "2018-07-02"],
};

/** Answers of whole registrations, each valid by itself, with a few or many of them missing. */
export const randomBirths: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        Object.entries(options).map(([question, values]) => [question, fc.constantFrom(...values)]),
      ),
      { noNullPrototype: true },
    ),
    fc.record(
      Object.fromEntries(
        Object.entries(days).map(([question, values]) => [question, fc.constantFrom(...values)]),
      ),
    ),
    fc.record(
      Object.fromEntries(
        ["child", "mother", "father"].map((who) => [`${who}.ethnicGroups`, fc.subarray(groups)]),
      ),
    ),
    fc.subarray(traced),
    fc.oneof(
      fc.constant<string[]>([]),
      fc.subarray([...Object.keys(options), ...Object.keys(days)], { maxLength: 8 }),
    ),
  )
  .map(([chosen, dated, many, written, left]) => {
    const isKept = ([question]: [string, unknown]) => !left.includes(question);
    return {
      ...Object.fromEntries(Object.entries(chosen).filter(isKept)),
      ...Object.assign(
        {},
        ...Object.entries(dated)
          .filter(isKept)
          .map(([question, day]) => dayAnswers(question, day)),
      ),
      ...many,
      ...Object.fromEntries(written.map(([question, value]) => [question, value])),
    };
  });
