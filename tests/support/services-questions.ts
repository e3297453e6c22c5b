import type { BestStartPart } from "#app/features/register-my-baby/steps/other-services/best-start-rules.ts";
import { caregiver, of } from "./births.ts";

const person = ["firstNames", "surname", "daytimePhone"];

/** The questions of each group of the services' page. */
export const questionsOfPart: Readonly<Record<BestStartPart, readonly string[]>> = {
  wanted: ["bestStart.wanted"],
  dueDate: ["bestStart.expectedDueDate"],
  caregiverType: of(["type"], caregiver),
  caregiverContact: of(person, caregiver),
  agencyClient: of(["isMSDClient"], caregiver),
  agencyPermission: ["msd.notify"],
  agencyOffer: ["msd.notify"],
  mothersClientNumber: ["msd.mothersClientNumber"],
  fathersClientNumber: ["msd.fathersClientNumber"],
  workingForFamilies: of(["isGettingWorkingForFamilies"], caregiver),
  taxResidence: of(["isTaxResident"], caregiver),
  childResidence: of(["isChildResident"], caregiver),
  twelveMonths: of(["hasLivedInNZForTwelveMonths", "taxResidentWhenBestStartStarts"], caregiver),
  sharing: of(["isSharingCare"], caregiver),
  sharer: of(person, `${caregiver}.careSharer`),
  hasPartner: of(["hasPartner"], caregiver),
  partner: of(["firstNames", "surname", "irdNumber"], `${caregiver}.partner`),
  leave: of(["isApplyingForPaidParentalLeave"], caregiver),
  caregiverIrdNumber: of(["irdNumber"], caregiver),
  bankAccount: of(["name", "number", "creditUnion", "paymentFrequency"], `${caregiver}.bankAccount`),
  creditUnionReference: of(["bankAccount.creditUnionReferenceNumber"], caregiver),
  declaration: of(["declarationAccepted"], caregiver),
  irdNumber: ["ird.applyForNumber"],
  irdDelivery: ["ird.deliveryAddress", "ird.numberByEmail"],
  taxCredit: ["ird.taxCreditIRDNumber"],
};
