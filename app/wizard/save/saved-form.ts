import * as z from "zod";
import { type Answers, answersShape } from "#app/forms/answers.ts";

export interface SavedForm {
  /** Of all steps, as typed; answers to questions that are not asked are dropped by the next step forward. */
  readonly answers: Answers;
  /** What the product found out, under names of the specification; never read from a form. */
  readonly derived: Readonly<Record<string, string>>;
  /** The number of the furthest step that was opened, from 1. */
  readonly reached: number;
  /** For each step the version of the draft in which its answers last changed. */
  readonly changed: Readonly<Record<string, number>>;
  /** The review was opened: other steps then offer the way back to it. */
  readonly isReviewing?: boolean | undefined;
}

/** A service that saves more extends it. */
export const savedFormFields = z.object({
  answers: answersShape,
  derived: z.record(z.string(), z.string()),
  reached: z.number().int().min(0),
  changed: z.record(z.string(), z.number()),
  isReviewing: z.boolean().optional(),
});

const savedFormShape: z.ZodType<SavedForm> = savedFormFields;

/** For a service that saves no more. */
export const plainDraft = {
  shape: savedFormShape,
  fresh: { answers: {}, derived: {}, reached: 1, changed: {} } satisfies SavedForm,
  isEmpty: ({ answers }: SavedForm): boolean => Object.keys(answers).length === 0,
};

export interface SavedDraft<T extends SavedForm> {
  readonly version: number;
  /** Milliseconds since 1970 */
  readonly changedAt: number;
  readonly content: T;
}

export interface DraftStore<T extends SavedForm, D extends SavedDraft<T> = SavedDraft<T>> {
  /** All or nothing, with optimistic locking: only if the saved version is still `over`. Without `over` a draft is begun. */
  save(
    content: T,
    over: D | undefined,
  ): Promise<
    | { is: "saved"; draft: D; cookies: string[] }
    | { is: "changed-meanwhile" }
    | { is: "unavailable"; isTooLarge?: true }
  >;
}
