import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { ActionResult } from "../hooks.ts";
import type { Wizard } from "../wizard.ts";
import { isSame, versionsOfChange } from "./changes.ts";
import { decideAfterAction, decideNext } from "./next-step.ts";
import type { DraftStore, SavedDraft, SavedForm } from "./saved-form.ts";
import { actionContext, conflictsIn, errorsIn, readStepSubmission } from "./submission.ts";
import type { StepActions, StepInput, StepOutcome } from "./types.ts";

const formWords = wordsOf("forms");

export interface OpenForm<T extends SavedForm, D extends SavedDraft<T>> {
  readonly wizard: Wizard;
  readonly review: string | undefined;
  readonly language: Language;
  readonly store: DraftStore<T, D>;
  readonly draft: D | undefined;
  readonly fresh: T;
  /** After a refused save: what another window has saved. */
  reopen(): Promise<D | undefined>;
}

/** Characters, more than any question allows. A longer answer is shown again, not stored. */
const longestAnswer = 5000;

/** Other windows may write at the same time. */
const tries = 4;

/**
 * Nothing typed is lost: it is saved, or shown again from the outcome. Other windows' changes to other steps are
 * kept; those to this step are a conflict and are not overwritten.
 * @throws when the wizard has no such step
 */
export async function saveSubmission<
  T extends SavedForm,
  D extends SavedDraft<T>,
  R extends ActionResult = ActionResult,
>(
  form: OpenForm<T, D>,
  name: string,
  input: StepInput,
  { shortcut, run }: StepActions<R> = {},
): Promise<StepOutcome<T, D, R>> {
  const { wizard, review, language, fresh } = form;
  const step = wizard.steps.find((each) => each.name === name);
  if (!step) throw new Error(`No step ${name}`);
  const isOnward = input.intent === "next" || input.intent === "review" || shortcut !== undefined;
  let { draft } = form;
  let result: R | undefined;
  for (let left = tries; ; left--) {
    const submission = readStepSubmission(
      { wizard, review, language, step, input, saved: draft?.content ?? fresh },
      shortcut,
    );
    const unchanged = { content: submission.typed, draft, cookies: [] };
    if (input.intent === "check") return { is: "checked", errors: errorsIn(submission), ...unchanged };
    const tooLong = longerThan(longestAnswer, input.answers);
    if (tooLong) return tooLongAgain(tooLong, language, unchanged);
    const conflicts = draft ? conflictsIn(submission) : [];
    if (conflicts.length > 0) return { is: "conflict", differences: conflicts, ...unchanged };
    // Runs once however often saving is tried: its result does not depend on other windows.
    result ??= await run?.(actionContext(submission));
    const decision = result ? decideAfterAction(submission, result) : decideNext(submission, isOnward);
    const saved = await save(form, draft, decision.content);
    if (saved.is === "saved") return { ...decision, ...saved.written };
    if (saved.is === "unavailable" && saved.isTooLarge)
      return tooLongAgain(longerThan(0, input.answers) ?? "", language, unchanged);
    if (saved.is === "unavailable" || left === 1)
      return { is: "unsaved", errors: decision.is === "refused" ? decision.errors : {}, ...unchanged };
    draft = await form.reopen();
  }
}

/** @returns the name of the longest answer, if any is too long */
function longerThan(most: number, answers: Answers): string | undefined {
  const sizes = Object.entries(answers).map(
    ([name, value]) => [name, Math.max(0, ...[value].flat().map((text) => text.length))] as const,
  );
  const [longest] = sizes.filter(([, size]) => size > most).sort(([, a], [, b]) => b - a);
  return longest?.[0];
}

const tooLongAgain = <U>(name: string, language: Language, unchanged: U) => ({
  is: "unsaved" as const,
  errors: name ? { [name]: [formWords(language)("errors/tooLong", { max: longestAnswer })] } : {},
  because: { is: "too-long" as const },
  ...unchanged,
});

async function save<T extends SavedForm, D extends SavedDraft<T>>(
  { wizard, store }: OpenForm<T, D>,
  draft: D | undefined,
  content: T,
) {
  const version = (draft?.version ?? 0) + 1;
  const next = { ...content, changed: versionsOfChange(wizard, draft?.content, content, version) };
  if (draft && isSame(draft.content, next))
    return { is: "saved" as const, written: { content: draft.content, draft, cookies: [] } };
  const saved = await store.save(next, draft);
  if (saved.is !== "saved") return saved;
  return {
    is: "saved" as const,
    written: { content: saved.draft.content, draft: saved.draft, cookies: saved.cookies },
  };
}
