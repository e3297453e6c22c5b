import * as z from "zod";

/**
 * What is kept when a registration was sent (spec 2 section 3, Saved confirmation data), in place of all answers. It names nobody.
 * Beyond the specification it holds what the page says about what happens next.
 */
export const confirmationShape = z.object({
  applicationReferenceNumber: z.string(),
  /** Where the registry says it has sent a confirmation. */
  confirmationEmailAddress: z.string().optional(),
  stillBorn: z.boolean(),
  productCode: z.string().optional(),
  quantity: z.number().optional(),
  courierDelivery: z.boolean().optional(),
  bestStart: z.enum(["I", "Y", "N"]),
  /** Best Start: somebody else than a parent cares for the child, whom the tax agency calls. */
  isOtherCaregiver: z.boolean().optional(),
  /** An IRD number for the child is applied for. */
  irdNumber: z.boolean().optional(),
  /** It comes by email too. */
  irdByEmail: z.boolean().optional(),
  /** The social-development agency is told of the birth. */
  agencyTold: z.boolean().optional(),
  myIR: z.object({ username: z.string().optional(), status: z.string() }),
  /** Milliseconds since 1970. */
  submittedAt: z.number(),
  /** Where a certificate is paid for, and what became of it as far as the browser has told. */
  payment: z
    .object({
      url: z.string(),
      /** The browser was led there: it is not led on again by itself. */
      isOpened: z.boolean().optional(),
      /** Milliseconds since 1970: the window for another try counts from here. */
      failedAt: z.number().optional(),
      /** The card provider led the browser back as one who has paid. */
      isPaid: z.boolean().optional(),
    })
    .optional(),
});

export type Confirmation = z.infer<typeof confirmationShape>;
