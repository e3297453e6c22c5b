import type { Language } from "#app/i18n/languages.ts";
import type { Answers } from "../answers.ts";
import { tidied } from "../tidy.ts";
import { formWords } from "../words.ts";
import { changedIn, isSame } from "./changes.ts";
import { differences } from "./difference.ts";
import type { DraftStore, KeptDraft, KeptForm } from "./kept.ts";
import { newlyAsked, seenErrors } from "./newly-asked.ts";
import { ownAnswers, sameAnswers, withStep } from "./own-answers.ts";
import type { Deed, Doing, Outcome, Sent } from "./sent.ts";
import { backOf, ledTo, nextOf, type StepInPlace, stepNamed, type Walk, walk } from "./walk.ts";
import type { Wizard, WizardStep } from "./wizard.ts";

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
 */
export async function answerStep<T extends KeptForm, D extends KeptDraft<T>, R extends Deed = Deed>(
  filling: Filling<T, D>,
  name: string,
  sent: Sent,
  doing: Doing<R> = {},
): Promise<Outcome<T, D, R>> {
  const step = filling.wizard.steps.find((each) => each.name === name);
  if (!step) throw new Error(`No step ${name}`);
  let { draft } = filling;
  let deed: R | undefined;
  for (let left = tries; ; left--) {
    const pressed = press(filling, draft?.content ?? filling.fresh, step, sent, doing);
    if (sent.intent === "check")
      return { is: "checked", errors: pressed.seen(), content: pressed.typed, draft, cookies: [] };
    const found = pressed.conflict();
    if (draft && found.length > 0)
      return { is: "conflict", differences: found, content: pressed.typed, draft, cookies: [] };
    deed ??= await pressed.act();
    const { content, ...outcome } = deed ? pressed.afterwards(deed) : pressed.outcome();
    const kept = { ...content, changed: changedIn(filling.wizard, draft?.content, content, version(draft)) };
    if (draft && isSame(draft.content, kept)) return { ...outcome, content, draft, cookies: [] };
    const saved = await filling.store.save(kept, draft);
    if (saved.is === "saved")
      return { ...outcome, content: saved.draft.content, draft: saved.draft, cookies: saved.cookies };
    if (saved.is === "unavailable" || left === 1) {
      const errors = outcome.is === "refused" ? outcome.errors : {};
      return { is: "unsaved", errors, content: pressed.typed, draft, cookies: [] };
    }
    draft = await filling.reopen();
  }
}

/** The version that the next save makes. */
const version = (draft: { version: number } | undefined): number => (draft?.version ?? 0) + 1;

/** One press over one state of what is kept: what would come of it. */
function press<T extends KeptForm, D extends KeptDraft<T>, R extends Deed>(
  { wizard, language }: Filling<T, D>,
  kept: T,
  step: WizardStep,
  { intent, answers, version }: Sent,
  { settle, act }: Doing<R>,
) {
  const through = (answers: Answers, derived = kept.derived) =>
    walk(wizard, answers, language, { derived, reached: kept.reached });
  const placed = (walked: Walk): StepInPlace => stepNamed(walked, step.name) as StepInPlace;
  let drawn: StepInPlace | undefined;
  const before = (): StepInPlace => {
    drawn ??= placed(through(kept.answers));
    return drawn;
  };
  const own = ownAnswers(step, kept.answers);
  const tidy = tidied(step, answers);
  const settled = step.settle?.(tidy, own, step.settle.length > 2 ? before().earlier : {}) ?? tidy;
  const typedAnswers = withStep(step, kept.answers, settle?.(settled) ?? settled);
  const typed: T = { ...kept, answers: typedAnswers };
  const now = through(typedAnswers);
  const place = placed(now);
  const isNew = (at: StepInPlace): readonly string[] =>
    newlyAsked(step, ownAnswers(step, typedAnswers), at.earlier, { answers: own, earlier: before().earlier });
  const seen = (at = place) =>
    at.isComplete ? {} : seenErrors(at.errors, step, ownAnswers(step, typedAnswers), isNew(at));
  const goesOn = intent === "next" || intent === "review" || settle !== undefined;

  return {
    typed,
    seen,
    conflict() {
      if ((kept.changed[step.name] ?? 0) <= version) return [];
      const saved = before().answers;
      if (sameAnswers(saved, place.answers)) return [];
      return differences(
        step,
        saved,
        place.answers,
        wizard.texts(language, typedAnswers),
        formWords(language),
      );
    },
    act: () =>
      act?.({
        answers: { ...now.answers, ...ownAnswers(step, typedAnswers) },
        derived: kept.derived,
        errors: place.errors,
      }),
    /** The step is drawn again when something was done. */
    afterwards(deed: R) {
      const answers = deed.answers ? withStep(step, typedAnswers, deed.answers) : typedAnswers;
      const after = placed(through(answers, deed.derived));
      const [first] = isNew(after);
      const content: T = { ...kept, answers, derived: deed.derived };
      return { is: "done" as const, deed, focus: deed.focus ?? first, content };
    },
    outcome() {
      if (intent === "back") return { is: "moved" as const, to: backOf(now, place), content: typed };
      if (!goesOn) return { is: "stored" as const, content: typed };
      if (!place.isOpen) return { is: "moved" as const, to: ledTo(now, place), content: typed };
      if (place.isComplete) return onwards(now, place, typed, intent);
      const errors = seen();
      if (Object.keys(errors).length > 0) return { is: "refused" as const, errors, content: typed };
      return { is: "more" as const, focus: isNew(place)[0], content: typed };
    },
  };
}

/** On to the next step, or to the review: what is not asked is dropped. */
function onwards<T extends KeptForm>(now: Walk, place: StepInPlace, typed: T, intent: string) {
  const wanted = intent === "review" ? now.steps.at(-1) : nextOf(now, place);
  const to = wanted && ledTo(now, wanted);
  const content: T = {
    ...typed,
    answers: now.answers,
    reached: Math.max(typed.reached, to?.number ?? place.number),
  };
  return { is: "moved" as const, to, content };
}
