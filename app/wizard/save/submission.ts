import type { Answers } from "#app/forms/answers.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import { withChangedRows } from "#app/forms/submission.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { evaluate, type StepState, stepNamed, type WizardProgress } from "../evaluate.ts";
import type { ActionContext } from "../hooks.ts";
import { controlNames, ownAnswers, sameAnswers, withStep } from "../own-answers.ts";
import { type PageState, pageOf, stepOfPart } from "../parts.ts";
import type { Wizard, WizardStep } from "../wizard.ts";
import { type Difference, differences } from "./conflicts.ts";
import { errorsInSight, newlyVisible } from "./newly-visible.ts";
import type { SavedForm } from "./saved-form.ts";
import type { StepActions, StepInput } from "./types.ts";

const formWords = wordsOf("forms");

export interface StepSubmission<T extends SavedForm> {
  readonly wizard: Wizard;
  readonly review: string | undefined;
  readonly language: Language;
  readonly step: WizardStep;
  readonly input: StepInput;
  readonly saved: T;
  readonly typed: T;
  readonly progress: WizardProgress;
  readonly state: StepState;
  rendered(): StepState;
}

export function readStepSubmission<T extends SavedForm>(
  {
    wizard,
    review,
    language,
    step,
    input,
    saved,
  }: Pick<StepSubmission<T>, "wizard" | "review" | "language" | "step" | "input" | "saved">,
  shortcut: StepActions["shortcut"],
): StepSubmission<T> {
  const evaluateWith = (answers: Answers): WizardProgress =>
    evaluate(wizard, answers, language, { derived: saved.derived, reached: saved.reached });
  let known: StepState | undefined;
  const rendered = () => {
    known ??= stateIn(evaluateWith(saved.answers), step);
    return known;
  };
  const isCurrent = input.version >= (saved.changed[step.name] ?? 0);
  const normalised = normaliseAnswers(step, input.answers, { saved: saved.answers, isCurrent });
  const before = ownAnswers(step, saved.answers);
  const merged = overOtherParts(step, before, normalised, input);
  const inRows = (own: Answers) =>
    input.part === undefined ? own : withChangedRows(step, input.intent, own);
  const posted = inRows(merged);
  const changed = step.onChange?.(posted, inRows(before), rendered().earlier) ?? posted;
  const answers = withStep(step, saved.answers, shortcut?.(changed) ?? changed);
  const progress = evaluateWith(answers);
  const typed = { ...saved, answers };
  return {
    wizard,
    review,
    language,
    step,
    input,
    saved,
    typed,
    progress,
    state: stateIn(progress, step),
    rendered,
  };
}

function overOtherParts(
  step: WizardStep,
  before: Answers,
  posted: Answers,
  { part, isOfOtherParts = false }: StepInput,
): Answers {
  if (isOfOtherParts) return { ...before, ...posted };
  if (part === undefined) return posted;
  const replaced = new Set(controlNames(stepOfPart(step, part), before));
  const others = Object.entries(before).filter(([name]) => !replaced.has(name));
  return { ...Object.fromEntries(others), ...posted };
}

export const stateIn = (progress: WizardProgress, { name }: WizardStep): StepState =>
  stepNamed(progress, name) as StepState;

const pageIn = ({ state, input }: Pick<StepSubmission<SavedForm>, "state" | "input">): PageState =>
  pageOf(state, input.part);

export function newlyVisibleIn<T extends SavedForm>(submission: StepSubmission<T>): string[] {
  const { step, saved, typed, input, rendered } = submission;
  const page = pageIn(submission);
  const seen = pageOf(rendered(), input.part);
  return newlyVisible(page.step, ownAnswers(step, typed.answers), page.earlier, {
    step: seen.step,
    answers: ownAnswers(step, saved.answers),
    earlier: seen.earlier,
  });
}

export function errorsIn<T extends SavedForm>(submission: StepSubmission<T>): Errors {
  const { state, step, typed } = submission;
  if (state.isComplete) return {};
  const { errors } = pageIn(submission);
  return errorsInSight(errors, step, ownAnswers(step, typed.answers), newlyVisibleIn(submission));
}

export const isPageRight = <T extends SavedForm>(submission: StepSubmission<T>): boolean =>
  submission.state.isComplete || Object.keys(pageIn(submission).errors).length === 0;

export function conflictsIn<T extends SavedForm>(submission: StepSubmission<T>): Difference[] {
  const { wizard, language, step, input, saved, typed, state, rendered } = submission;
  if ((saved.changed[step.name] ?? 0) <= input.version) return [];
  const before = rendered().answers;
  if (sameAnswers(before, state.answers)) return [];
  const texts = wizard.texts(language, typed.answers);
  return differences(step, before, state.answers, texts, formWords(language));
}

export const actionContext = <T extends SavedForm>({
  step,
  saved,
  typed,
  progress,
  state,
}: StepSubmission<T>): ActionContext => ({
  answers: { ...progress.answers, ...ownAnswers(step, typed.answers) },
  before: saved.answers,
  derived: saved.derived,
  errors: state.errors,
});
