import * as z from "zod";
import { type DraftLink, draftLinkShape } from "#app/server/drafts/index.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form-shape.ts";

export interface SavedApplication extends SavedForm {
  /** Its row in the database, which knows the status that counts. */
  readonly application?: { readonly id: string; readonly status?: string | undefined } | undefined;
  /** What each early learning service sees, by the service's number. */
  readonly sections?: Readonly<Record<string, DraftLink & { readonly token: string }>> | undefined;
}

/** A draft saved by an earlier release in another shape is not read. */
export const savedApplicationShape: z.ZodType<SavedApplication> = savedFormFields.extend({
  application: z.object({ id: z.string(), status: z.string().optional() }).optional(),
  sections: z.record(z.string(), z.intersection(draftLinkShape, z.object({ token: z.string() }))).optional(),
});

export const emptyApplication: SavedApplication = { answers: {}, derived: {}, reached: 1, changed: {} };
