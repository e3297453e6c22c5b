import * as z from "zod";
import { answersShape } from "#app/forms/answers.ts";
import type { SavedForm } from "./saved-form.ts";

/** A service that saves more extends it. */
export const savedFormFields = z.object({
  answers: answersShape,
  derived: z.record(z.string(), z.string()),
  reached: z.number().int().min(0),
  changed: z.record(z.string(), z.number()),
  isReviewing: z.boolean().optional(),
});

export const savedFormShape: z.ZodType<SavedForm> = savedFormFields;
