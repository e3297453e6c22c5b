import * as z from "zod";
import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form-shape.ts";
import { type Confirmation, confirmationShape } from "./confirmation/confirmation.ts";

/** What the registry said when it was last asked to check, and of which answers (`checkKey`). */
export interface Checked {
  readonly key: string;
  readonly kind: "valid" | "errors" | "duplicate";
  readonly messages: readonly RegistryMessage[];
}

/** What a draft holds of a registration. */
export interface SavedRegistration extends SavedForm {
  readonly checked?: Checked | undefined;
  /** The birth was registered: nothing else is kept then. */
  readonly confirmation?: Confirmation | undefined;
}

const message = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  type: z.enum(["error", "warning"]),
});

/** What an earlier release may have kept in another shape is not taken. */
export const savedRegistrationShape: z.ZodType<SavedRegistration> = savedFormFields.extend({
  checked: z
    .object({
      key: z.string(),
      kind: z.enum(["valid", "errors", "duplicate"]),
      messages: z.array(message.transform(({ field, ...said }) => ({ ...said, field }))),
    })
    .optional(),
  confirmation: confirmationShape.optional(),
});

export const emptyRegistration: SavedRegistration = { answers: {}, derived: {}, reached: 1, changed: {} };
