import type { Language } from "#app/i18n/languages.ts";
import type { Wizard } from "../wizard.ts";
import { changedIn, isSame } from "./changes.ts";
import { plan, planAfter } from "./next-step.ts";
import type { DraftStore, KeptDraft, KeptForm } from "./saved-form.ts";
import { atPress, conflictsIn, errorsIn, pressOf } from "./submission.ts";
import type { Deed, Doing, Outcome, Sent } from "./types.ts";

/** A wizard that somebody is filling in. */
export interface Filling<T extends KeptForm, D extends KeptDraft<T>> {
  readonly wizard: Wizard;
  readonly language: Language;
  readonly store: DraftStore<T, D>;
  /** What was read; nothing where nothing was kept yet. */
  readonly draft: D | undefined;
  /** A form in which nothing was typed. */
  readonly fresh: T;
  /** Reads again what another window has changed meanwhile. */
  reopen(): Promise<D | undefined>;
}

/** Other windows may write at the same time; so often it is tried again. */
const tries = 4;

/**
 * Carries out a press of a button in a step. Whatever it is, nothing typed is lost: it is kept, or in the outcome to be drawn again.
 * What other windows keep in other steps stays; what they have changed in the same step is told and not written over.
 *
 * @param name of the step
 * @throws when the wizard has no such step
 */
export async function answerStep<T extends KeptForm, D extends KeptDraft<T>, R extends Deed = Deed>(
  filling: Filling<T, D>,
  name: string,
  sent: Sent,
  { settle, act }: Doing<R> = {},
): Promise<Outcome<T, D, R>> {
  const { wizard, language, fresh } = filling;
  const step = wizard.steps.find((each) => each.name === name);
  if (!step) throw new Error(`No step ${name}`);
  const isOnward = sent.intent === "next" || sent.intent === "review" || settle !== undefined;
  let { draft } = filling;
  let deed: R | undefined;
  for (let left = tries; ; left--) {
    const press = pressOf({ wizard, language, step, sent, kept: draft?.content ?? fresh }, settle);
    const asItWas = { content: press.typed, draft, cookies: [] };
    if (sent.intent === "check") return { is: "checked", errors: errorsIn(press), ...asItWas };
    const conflicts = draft ? conflictsIn(press) : [];
    if (conflicts.length > 0) return { is: "conflict", differences: conflicts, ...asItWas };
    // Done once: what was found out does not hang on what other windows keep.
    deed ??= await act?.(atPress(press));
    const planned = deed ? planAfter(press, deed) : plan(press, isOnward);
    const saved = await save(filling, draft, planned.content);
    if (saved.is === "saved") return { ...planned, ...saved.kept };
    if (saved.is === "unavailable" || left === 1)
      return { is: "unsaved", errors: planned.is === "refused" ? planned.errors : {}, ...asItWas };
    draft = await filling.reopen();
  }
}

/** Stores what is different; nothing where nothing is. */
async function save<T extends KeptForm, D extends KeptDraft<T>>(
  { wizard, store }: Filling<T, D>,
  draft: D | undefined,
  content: T,
) {
  const version = (draft?.version ?? 0) + 1;
  const kept = { ...content, changed: changedIn(wizard, draft?.content, content, version) };
  if (draft && isSame(draft.content, kept))
    return { is: "saved" as const, kept: { content: draft.content, draft, cookies: [] } };
  const saved = await store.save(kept, draft);
  if (saved.is !== "saved") return saved;
  return {
    is: "saved" as const,
    kept: { content: saved.draft.content, draft: saved.draft, cookies: saved.cookies },
  };
}
