import * as z from "zod";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form.ts";
import { type SectionLink, sectionLinkShape } from "../application/section-form.ts";

export interface SavedApplication extends SavedForm {
  /** The status in this row of the database is the one that counts. */
  readonly application?: { readonly id: string; readonly status?: string | undefined } | undefined;
  /** By the service's number. */
  readonly sections?: Readonly<Record<string, SectionLink>> | undefined;
}

/** A draft that an earlier release saved in another shape is not read. */
export const savedApplicationShape: z.ZodType<SavedApplication> = savedFormFields.extend({
  application: z.object({ id: z.string(), status: z.string().optional() }).optional(),
  sections: z.record(z.string(), sectionLinkShape).optional(),
});

export const emptyApplication: SavedApplication = { answers: {}, derived: {}, reached: 1, changed: {} };
