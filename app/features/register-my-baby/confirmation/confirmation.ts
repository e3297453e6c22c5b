import * as z from "zod";

/** Replaces all answers once the registration is sent. It names nobody. */
export const confirmationShape = z.object({
  applicationReferenceNumber: z.string(),
  confirmationEmailAddress: z.string().optional(),
  stillBorn: z.boolean(),
  order: z.string().optional(),
  productCode: z.string().optional(),
  quantity: z.number().optional(),
  courierDelivery: z.boolean().optional(),
  bestStart: z.enum(["I", "Y", "N"]),
  /** Nobody left a phone number or an email address. */
  isUnreachable: z.boolean().optional(),
  /** A Best Start caregiver who is not a parent: Inland Revenue calls them. */
  isOtherCaregiver: z.boolean().optional(),
  irdNumber: z.boolean().optional(),
  irdByEmail: z.boolean().optional(),
  agencyTold: z.boolean().optional(),
  myIR: z.object({ username: z.string().optional(), status: z.string() }),
  /** Milliseconds since 1970. */
  submittedAt: z.number(),
  /** Answers changed after sending, before anyone knew that it had arrived. */
  hasLaterChanges: z.boolean().optional(),
  payment: z
    .object({
      /** Missing when the registry names a page outside its own site: nobody is sent there. */
      url: z.string().optional(),
      /** When the registry gave the page, or was first asked for it: milliseconds since 1970. */
      since: z.number().optional(),
      /** The browser is sent to the payment page by itself only once. */
      isOpened: z.boolean().optional(),
      /** Milliseconds since 1970: the time to try again starts here. */
      failedAt: z.number().optional(),
      isPaid: z.boolean().optional(),
      /** The registry was asked and could not tell. */
      isUnclear: z.boolean().optional(),
    })
    .optional(),
});

export type Confirmation = z.infer<typeof confirmationShape>;

export const submissionFacts = confirmationShape.omit({
  applicationReferenceNumber: true,
  confirmationEmailAddress: true,
  submittedAt: true,
  hasLaterChanges: true,
  payment: true,
});

export type SubmissionFacts = z.infer<typeof submissionFacts>;
