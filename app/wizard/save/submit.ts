import type { Language } from "#app/i18n/languages.ts";
import type { Wizard } from "../wizard.ts";
import { isSame, versionsOfChange } from "./changes.ts";
import { decideAfterAction, decideNext } from "./next-step.ts";
import type { DraftStore, SavedDraft, SavedForm } from "./saved-form.ts";
import { actionContext, conflictsIn, errorsIn, readStepSubmission } from "./submission.ts";
import type { ActionResult, StepActions, StepInput, StepOutcome } from "./types.ts";

/** A wizard that somebody is filling in. */
export interface OpenForm<T extends SavedForm, D extends SavedDraft<T>> {
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
export async function saveSubmission<
  T extends SavedForm,
  D extends SavedDraft<T>,
  R extends ActionResult = ActionResult,
>(
  filling: OpenForm<T, D>,
  name: string,
  sent: StepInput,
  { shortcut, run }: StepActions<R> = {},
): Promise<StepOutcome<T, D, R>> {
  const { wizard, language, fresh } = filling;
  const step = wizard.steps.find((each) => each.name === name);
  if (!step) throw new Error(`No step ${name}`);
  const isOnward = sent.intent === "next" || sent.intent === "review" || shortcut !== undefined;
  let { draft } = filling;
  let result: R | undefined;
  for (let left = tries; ; left--) {
    const press = readStepSubmission(
      { wizard, language, step, sent, kept: draft?.content ?? fresh },
      shortcut,
    );
    const asItWas = { content: press.typed, draft, cookies: [] };
    if (sent.intent === "check") return { is: "checked", errors: errorsIn(press), ...asItWas };
    const conflicts = draft ? conflictsIn(press) : [];
    if (conflicts.length > 0) return { is: "conflict", differences: conflicts, ...asItWas };
    // Done once: what was found out does not hang on what other windows keep.
    result ??= await run?.(actionContext(press));
    const planned = result ? decideAfterAction(press, result) : decideNext(press, isOnward);
    const saved = await save(filling, draft, planned.content);
    if (saved.is === "saved") return { ...planned, ...saved.kept };
    if (saved.is === "unavailable" || left === 1)
      return { is: "unsaved", errors: planned.is === "refused" ? planned.errors : {}, ...asItWas };
    draft = await filling.reopen();
  }
}

/** Stores what is different; nothing where nothing is. */
async function save<T extends SavedForm, D extends SavedDraft<T>>(
  { wizard, store }: OpenForm<T, D>,
  draft: D | undefined,
  content: T,
) {
  const version = (draft?.version ?? 0) + 1;
  const kept = { ...content, changed: versionsOfChange(wizard, draft?.content, content, version) };
  if (draft && isSame(draft.content, kept))
    return { is: "saved" as const, kept: { content: draft.content, draft, cookies: [] } };
  const saved = await store.save(kept, draft);
  if (saved.is !== "saved") return saved;
  return {
    is: "saved" as const,
    kept: { content: saved.draft.content, draft: saved.draft, cookies: saved.cookies },
  };
}
