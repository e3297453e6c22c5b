import * as z from "zod";
import { clientNumber, day, email, irdNumber, name, phone, text } from "./kinds.ts";

export const caregiverTypes = ["mother", "otherParent", "other", "unknown"] as const;
export const paymentFrequencies = ["W", "F", "B"] as const;
export const irdAddresses = ["mothersAddress", "fathersAddress", "birthCertificateAddress"] as const;

const bankAccount = z.strictObject({
  name: name,
  number: z
    .string()
    .regex(/^\d{2}-\d{4}-\d{8}-\d{4}$/)
    .optional(),
  creditUnion: z.boolean(),
  creditUnionReferenceNumber: text(10).optional(),
  paymentFrequency: z.enum(paymentFrequencies).optional(),
});

export const primaryCareGiver = z.strictObject({
  type: z.enum(caregiverTypes).optional(),
  firstNames: name,
  surname: name,
  daytimePhone: phone,
  email,
  homeAddress: z
    .strictObject({
      streetAddress: text(50).optional(),
      suburb: text(25).optional(),
      postCode: z.string().regex(/^(\d{4})?$/),
      cityTown: text(75),
    })
    .optional(),
  isNewZealandResident: z.boolean().optional(),
  isMSDClient: z.boolean().optional(),
  isGettingWorkingForFamilies: z.boolean().optional(),
  isTaxResident: z.boolean().optional(),
  isChildResident: z.boolean().optional(),
  hasLivedInNZForTwelveMonths: z.boolean().optional(),
  taxResidentWhenBestStartStarts: z.boolean().optional(),
  isSharingCare: z.boolean().optional(),
  careSharer: z.strictObject({ firstNames: name, surname: name, daytimePhone: phone }).optional(),
  hasPartner: z.boolean().optional(),
  partner: z.strictObject({ firstNames: name, surname: name, irdNumber: irdNumber.optional() }).optional(),
  isApplyingForPaidParentalLeave: z.boolean().optional(),
  irdNumber: irdNumber.optional(),
  bankAccount: bankAccount.optional(),
  declarationAccepted: z.boolean().optional(),
});

/** Y is a claim, N none, I one that is incomplete or not eligible. */
export const bestStart = z.strictObject({
  wanted: z.enum(["Y", "N", "I"]),
  expectedDueDate: day.optional(),
  primaryCareGiver: primaryCareGiver.optional(),
});

export const ird = z.strictObject({
  applyForNumber: z.boolean(),
  deliveryAddress: z.enum(irdAddresses).optional(),
  numberByEmail: z.boolean().optional(),
  taxCreditIRDNumber: irdNumber.optional(),
});

export const msd = z.strictObject({
  notify: z.boolean(),
  mothersClientNumber: clientNumber.optional(),
  fathersClientNumber: clientNumber.optional(),
});

export const certificateOrder = z.strictObject({
  productCode: z
    .string()
    .regex(/^[A-Z]{4}$/)
    .optional(),
  quantity: z.int().min(1).max(5).optional(),
  courierDelivery: z.boolean(),
  deliveryName: text(100).optional(),
  deliveryAddress: z.strictObject({
    line1: text(45).optional(),
    line2: text(30).optional(),
    suburbTownPostcode: text(30).optional(),
    countryCode: text(3).optional(),
  }),
  emailAddress: email,
});
