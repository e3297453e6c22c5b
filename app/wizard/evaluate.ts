import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/prune.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import type { Language } from "#app/i18n/languages.ts";
import { simplifiedStep } from "./simplified-step.ts";
import type { Wizard, WizardStep } from "./wizard.ts";

/** A step as it stands among the others, given all answers. */
export interface StepState {
  readonly step: WizardStep;
  readonly name: string;
  /** Counted from 1. */
  readonly number: number;
  /** Answers that count of the steps before, with what is derived. */
  readonly earlier: Answers;
  /** The step's own answers that count. */
  readonly answers: Answers;
  readonly errors: Errors;
  readonly isComplete: boolean;
  /** All steps before it are complete. */
  readonly isAfterComplete: boolean;
  /** It can be opened: all before it are complete, or it was reached before and is complete itself. */
  readonly isOpen: boolean;
}

/** All steps in their places, and the answers that count. */
export interface WizardProgress {
  readonly steps: readonly StepState[];
  /** Of all steps together, without what is derived. */
  readonly answers: Answers;
}

/**
 * Goes through all steps of a wizard in their order: what progress, guards, Back, Next and the review go by. A step is checked only when
 * its errors are asked for.
 * @param answers of all steps; what is not asked does not count
 * @param options.derived what the product knows besides, under names of the specification: steps look at it as if it had been answered
 * @param options.reached the number of the furthest step that was opened
 */
export function evaluate(
  wizard: Wizard,
  answers: Answers,
  language: Language,
  { derived = {}, reached = wizard.steps.length }: { derived?: Answers; reached?: number } = {},
): WizardProgress {
  const texts = wizard.texts(language, answers);
  const t = formWords(language);
  const places: StepState[] = [];
  let earlier = derived;
  let counted: Answers = {};
  for (const [index, declared] of wizard.steps.entries()) {
    const step = simplifiedStep(declared, earlier);
    const place = {
      step,
      name: step.name,
      number: index + 1,
      earlier,
      answers: prune(step, answers, earlier).answers,
    };
    const all = { ...earlier, ...place.answers };
    const isOpened = wizard.isUnlocked(counted) || index === 0;
    const before = places.at(-1);
    const check = once(
      (): Errors => ({
        ...step.crossFieldChecks?.(all, language),
        ...validate(step, answers, texts, t, place.earlier).errors,
      }),
    );
    const isReached = index < Math.min(reached, wizard.steps.length - 1);
    const isAfterComplete = once(() => before === undefined || (before.isAfterComplete && before.isComplete));
    places.push({
      ...place,
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
    counted = { ...counted, ...place.answers };
  }
  return { steps: places, answers: counted };
}

function once<V extends object | boolean>(work: () => V): () => V {
  let known: V | undefined;
  return () => {
    known ??= work();
    return known;
  };
}

/** The step of a name; nothing when the wizard has none. */
export const stepNamed = ({ steps }: WizardProgress, name: string | undefined): StepState | undefined =>
  steps.find((step) => step.name === name);

/** Where Next leads from a step. */
export const nextOf = (walk: WizardProgress, from: StepState): StepState | undefined =>
  walk.steps.slice(from.number).find(isStop);

/** Where Back leads from a step. */
export const backOf = (walk: WizardProgress, from: StepState): StepState | undefined =>
  walk.steps.slice(0, from.number - 1).findLast(isStop);

const isStop = ({ step, earlier }: StepState): boolean => !step.isSkipped?.(earlier);

/** The first step that is not complete: where somebody is led who asks for one that cannot be opened yet. */
export const firstIncomplete = ({ steps }: WizardProgress): StepState | undefined =>
  steps.find(({ isComplete }) => !isComplete);

/** Where somebody is led who asks for a step: there, or where they have to go before. */
export function nearestOpenStep(walk: WizardProgress, wanted: StepState): StepState {
  if (wanted.isOpen) return wanted;
  const toDo = firstIncomplete(walk);
  return toDo?.isOpen ? toDo : (walk.steps[0] ?? wanted);
}
