import type { Answers } from "#app/forms/answers.ts";

/** What is kept of a wizard that somebody is filling in. */
export interface SavedForm {
  /** Of all steps, as typed; those to questions that are not asked go with the next step forward. */
  readonly answers: Answers;
  /** What the product found out besides, under names of the specification; never read from a form. */
  readonly derived: Readonly<Record<string, string>>;
  /** The number of the furthest step that was opened, from 1. */
  readonly reached: number;
  /** For each step the version of the draft in which its answers changed last. */
  readonly changed: Readonly<Record<string, number>>;
  /** The review was opened: other steps then offer the way back to it. */
  readonly isReviewing?: boolean | undefined;
}

/** A form as it is kept, at a version. */
export interface SavedDraft<T extends SavedForm> {
  readonly version: number;
  /** Milliseconds since 1970 */
  readonly changedAt: number;
  readonly content: T;
}

/** What the kit needs of whatever keeps drafts. */
export interface DraftStore<T extends SavedForm, D extends SavedDraft<T> = SavedDraft<T>> {
  /**
   * Stores all or nothing, and only over the version that was read.
   * @param over what was read before; nothing begins a draft
   */
  save(
    content: T,
    over: D | undefined,
  ): Promise<
    { is: "saved"; draft: D; cookies: string[] } | { is: "changed-meanwhile" } | { is: "unavailable" }
  >;
}
