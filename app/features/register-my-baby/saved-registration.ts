import * as z from "zod";
import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form-shape.ts";
import { type Confirmation, confirmationShape } from "./confirmation/confirmation.ts";

/** The registry's last check, and of which answers (`checkKey`). */
export interface SavedCheck {
  readonly key: string;
  readonly kind: "valid" | "errors" | "duplicate";
  readonly messages: readonly RegistryMessage[];
}

export interface SavedRegistration extends SavedForm {
  readonly checked?: SavedCheck | undefined;
  /** The birth was registered: nothing else is saved then. */
  readonly confirmation?: Confirmation | undefined;
}

const message = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  type: z.enum(["error", "warning"]),
});

/** A draft saved by an earlier release in another shape is not read. */
export const savedRegistrationShape: z.ZodType<SavedRegistration> = savedFormFields.extend({
  checked: z
    .object({
      key: z.string(),
      kind: z.enum(["valid", "errors", "duplicate"]),
      messages: z.array(message.transform(({ field, ...rest }) => ({ ...rest, field }))),
    })
    .optional(),
  confirmation: confirmationShape.optional(),
});

export const emptyRegistration: SavedRegistration = { answers: {}, derived: {}, reached: 1, changed: {} };
