import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { rowCountName, rowsOfStep } from "#app/forms/rows-state.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { simplifiedStep } from "./simplified-step.ts";
import type { Wizard, WizardStep } from "./wizard.ts";

const formWords = wordsOf("forms");

export interface StepState {
  readonly step: WizardStep;
  readonly name: string;
  readonly number: number;
  /** Pruned answers of the steps before, with derived values. */
  readonly earlier: Answers;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly isComplete: boolean;
  readonly isAfterComplete: boolean;
  readonly isOpen: boolean;
}

export interface WizardProgress {
  readonly steps: readonly StepState[];
  /** Pruned, of all steps, without derived values. */
  readonly answers: Answers;
}

/**
 * A step is validated only when its errors are read.
 * @param options.derived what we found out, under names of the specification: conditions read it like answers
 * @param options.reached the number of the furthest step opened
 */
export function evaluate(
  wizard: Wizard,
  answers: Answers,
  language: Language,
  { derived = {}, reached = wizard.steps.length }: { derived?: Answers; reached?: number } = {},
): WizardProgress {
  const texts = wizard.texts(language, answers);
  const t = formWords(language);
  const states: StepState[] = [];
  let earlier = derived;
  let counted: Answers = {};
  for (const [index, declared] of wizard.steps.entries()) {
    const step = simplifiedStep(declared, earlier);
    const own = prune(step, answers, earlier).answers;
    const state = {
      step,
      name: step.name,
      number: index + 1,
      earlier,
      answers: { ...own, ...rowCounts(step, answers) },
    };
    const all = { ...earlier, ...own };
    const isOpened = wizard.isUnlocked(counted) || index === 0;
    const before = states.at(-1);
    const check = once(
      (): Errors => ({
        ...step.checks?.({ ...all, ...state.answers }, language),
        ...validate(step, answers, texts, t, state.earlier).errors,
      }),
    );
    const isReached = index < Math.min(reached, wizard.steps.length - 1);
    const isAfterComplete = once(() => before === undefined || (before.isAfterComplete && before.isComplete));
    states.push({
      ...state,
      get errors() {
        return check();
      },
      get isComplete() {
        return Object.keys(check()).length === 0;
      },
      get isAfterComplete() {
        return isAfterComplete();
      },
      get isOpen() {
        return isOpened && (isAfterComplete() || (isReached && this.isComplete));
      },
    });
    earlier = all;
    counted = { ...counted, ...own };
  }
  return { steps: states, answers: counted };
}

function rowCounts(step: WizardStep, answers: Answers): Answers {
  const names = rowsOfStep(step, answers).map(({ name }) => rowCountName(name));
  return Object.fromEntries(
    names.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  );
}

function once<V extends object | boolean>(work: () => V): () => V {
  let cached: V | undefined;
  return () => {
    cached ??= work();
    return cached;
  };
}

export const stepNamed = ({ steps }: WizardProgress, name: string | undefined): StepState | undefined =>
  steps.find((step) => step.name === name);

export const nextOf = (progress: WizardProgress, from: StepState): StepState | undefined =>
  progress.steps.slice(from.number).find(isStop);

export const backOf = (progress: WizardProgress, from: StepState): StepState | undefined =>
  progress.steps.slice(0, from.number - 1).findLast(isStop);

export const isStop = ({ step, earlier }: StepState): boolean => !step.isSkipped?.(earlier);

export const firstIncomplete = ({ steps }: WizardProgress): StepState | undefined =>
  steps.find(({ isComplete }) => !isComplete);

export function nearestOpenStep(progress: WizardProgress, wanted: StepState): StepState {
  const leadsOn = !isStop(wanted) && !wanted.step.opensWhenSkipped?.(wanted.earlier);
  const after = leadsOn ? nextOf(progress, wanted) : undefined;
  if (after) return nearestOpenStep(progress, after);
  if (wanted.isOpen) return wanted;
  const incomplete = firstIncomplete(progress);
  return incomplete?.isOpen ? incomplete : (progress.steps[0] ?? wanted);
}
