import * as z from "zod";
import { type Answers, answersShape } from "#app/forms/answers.ts";

export interface SavedForm {
  /** As typed; the next step forward drops answers that are no longer asked. */
  readonly answers: Answers;
  /** What we found out, under names of the specification; never read from a form. */
  readonly derived: Readonly<Record<string, string>>;
  readonly reached: number;
  /** By step: the draft's version in which its answers last changed. */
  readonly changed: Readonly<Record<string, number>>;
  /** The review was opened, so other steps offer the way back to it. */
  readonly isReviewing?: boolean | undefined;
}

export const savedFormFields = z.object({
  answers: answersShape,
  derived: z.record(z.string(), z.string()),
  reached: z.number().int().min(0),
  changed: z.record(z.string(), z.number()),
  isReviewing: z.boolean().optional(),
});

const savedFormShape: z.ZodType<SavedForm> = savedFormFields;

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
  /** Optimistic locking: saves only over version `over`. Without it a draft is begun. */
  save(
    content: T,
    over: D | undefined,
  ): Promise<
    | { is: "saved"; draft: D; cookies: string[] }
    | { is: "changed-meanwhile" }
    | { is: "unavailable"; isTooLarge?: true }
  >;
}
