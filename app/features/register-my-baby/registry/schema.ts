import * as z from "zod";
import { birthPlace, child, family, parent } from "./birth-schema.ts";
import { email, text } from "./kinds.ts";
import { bestStart, certificateOrder, ird, msd } from "./services-schema.ts";

/** What is done with a registration: only checked, or registered. */
export const activities = ["validateOnly", "fullSubmission"] as const;
export type Activity = (typeof activities)[number];

/** The two names in a line of their own, an explanation and other information, each on a new line. */
const longestInformation = "Mother/Mother".length + 600 + 600 + 2;

/** A registration as the registry of births takes it: nothing else may be in it. */
export const payloadSchema = z
  .strictObject({
    activity: z.enum(activities),
    confirmationUrlSuccess: z.string(),
    confirmationUrlFailure: z.string(),
    child,
    birthPlace,
    mother: parent,
    ...family,
    bestStart: bestStart.optional(),
    ird: ird.optional(),
    msd: msd.optional(),
    certificateOrder: certificateOrder.optional(),
    otherInformation: text(longestInformation).optional(),
    confirmationEmailAddress: email,
    declarationMade: z.boolean().optional(),
  })
  .meta({ title: "Registration of a birth" });

export type Payload = z.infer<typeof payloadSchema>;

/**
 * The published JSON schema of a registration. It is made from the declaration that the types of the payload come from too, so that
 * schema, types and code cannot disagree.
 */
export const payloadJsonSchema = () => z.toJSONSchema(payloadSchema);
