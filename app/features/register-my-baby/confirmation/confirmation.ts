import * as z from "zod";

/**
 * Saved in place of all answers once the registration was sent. It names nobody. Beyond the
 * specification it holds what the page about the next steps needs.
 */
export const confirmationShape = z.object({
  applicationReferenceNumber: z.string(),
  confirmationEmailAddress: z.string().optional(),
  stillBorn: z.boolean(),
  /** Of a child born together with others: "1 of 2". */
  order: z.string().optional(),
  productCode: z.string().optional(),
  quantity: z.number().optional(),
  courierDelivery: z.boolean().optional(),
  bestStart: z.enum(["I", "Y", "N"]),
  /** Best Start: a caregiver who is no parent, whom the tax agency calls. */
  isOtherCaregiver: z.boolean().optional(),
  irdNumber: z.boolean().optional(),
  irdByEmail: z.boolean().optional(),
  agencyTold: z.boolean().optional(),
  myIR: z.object({ username: z.string().optional(), status: z.string() }),
  /** Milliseconds since 1970. */
  submittedAt: z.number(),
  /** Answers were changed after this was sent and before anybody knew that it had arrived. */
  hasLaterChanges: z.boolean().optional(),
  payment: z
    .object({
      /** Missing where the registry named a page that is not one of its own: nobody is led there. */
      url: z.string().optional(),
      /** When the registry gave the page, or was first asked for it: milliseconds since 1970. */
      since: z.number().optional(),
      /** The browser was sent to the payment page once: it is not sent there again by itself. */
      isOpened: z.boolean().optional(),
      /** Milliseconds since 1970: the time for another try counts from here. */
      failedAt: z.number().optional(),
      /** According to the registry. */
      isPaid: z.boolean().optional(),
      /** The registry was asked, and could not tell. */
      isUnclear: z.boolean().optional(),
    })
    .optional(),
});

export type Confirmation = z.infer<typeof confirmationShape>;

/** Known before the registry answers. */
export const submissionFacts = confirmationShape.omit({
  applicationReferenceNumber: true,
  confirmationEmailAddress: true,
  submittedAt: true,
  hasLaterChanges: true,
  payment: true,
});

export type SubmissionFacts = z.infer<typeof submissionFacts>;
