import * as z from "zod";
import { type Answers, answersShape } from "#app/forms/answers.ts";
import type { RegistryMessage, RegistrySubmission } from "#app/server/neighbours/registry/index.ts";
import { type Invitation, invitationShape } from "#app/wizard/invitation/invited-form.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form.ts";
import { type RegisteredChild, registeredChildShape } from "./born-together/registered-child.ts";
import {
  type Confirmation,
  confirmationShape,
  type SubmissionFacts,
  submissionFacts,
} from "./confirmation/confirmation.ts";

/** @property key of the answers that were checked (`checkKey`) */
export interface SavedCheck {
  readonly key: string;
  readonly kind: "valid" | "errors" | "duplicate";
  readonly messages: readonly RegistryMessage[];
}

/** It may have arrived: nobody knows of a refusal. */
export interface SentSubmission {
  /** Idempotency key. */
  readonly key: string;
  readonly payload: RegistrySubmission;
  readonly facts: SubmissionFacts;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SavedRegistration extends SavedForm {
  readonly checked?: SavedCheck | undefined;
  readonly sent?: SentSubmission | undefined;
  /** The other parent's draft, on their own device. */
  readonly invitation?: Invitation | undefined;
  /** Once this is set no answers are saved, except `shared`. */
  readonly confirmation?: Confirmation | undefined;
  readonly bornTogether?: readonly RegisteredChild[] | undefined;
  /** With a confirmation, while another child of the birth is left: what its form begins with. */
  readonly shared?: Answers | undefined;
}

const message = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  type: z.enum(["error", "warning"]),
});

/** A draft that an earlier release saved in another shape is not read. */
export const savedRegistrationShape: z.ZodType<SavedRegistration> = savedFormFields.extend({
  checked: z
    .object({
      key: z.string(),
      kind: z.enum(["valid", "errors", "duplicate"]),
      messages: z.array(message.transform(({ field, ...rest }) => ({ ...rest, field }))),
    })
    .optional(),
  sent: z
    .object({
      key: z.string(),
      payload: z.looseObject({ activity: z.literal("fullSubmission") }),
      facts: submissionFacts,
      at: z.number(),
    })
    .optional(),
  invitation: invitationShape.optional(),
  confirmation: confirmationShape.optional(),
  bornTogether: z.array(registeredChildShape).optional(),
  shared: answersShape.optional(),
});

export const emptyRegistration: SavedRegistration = { answers: {}, derived: {}, reached: 1, changed: {} };
