import * as z from "zod";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form.ts";
import { type SectionLink, sectionLinkShape } from "../application/section-form.ts";

export interface SavedApplication extends SavedForm {
  /** Its row in the database, which knows the status that counts. */
  readonly application?: { readonly id: string; readonly status?: string | undefined } | undefined;
  /** What each early learning service sees, by the service's number. */
  readonly sections?: Readonly<Record<string, SectionLink>> | undefined;
}

/** A draft saved by an earlier release in another shape is not read. */
export const savedApplicationShape: z.ZodType<SavedApplication> = savedFormFields.extend({
  application: z.object({ id: z.string(), status: z.string().optional() }).optional(),
  sections: z.record(z.string(), sectionLinkShape).optional(),
});

export const emptyApplication: SavedApplication = { answers: {}, derived: {}, reached: 1, changed: {} };
