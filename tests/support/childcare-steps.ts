import type { ApplicationFacts } from "#app/features/childcare/parent/facts.ts";
import { type ApplicationStep, childcareSubsidy } from "#app/features/childcare/parent/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { evaluate, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { ownAnswers, withStep } from "#app/wizard/own-answers.ts";
import { wizardOf } from "#app/wizard/service.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import { coupleAnswers, servicesInDirectory } from "./childcare-answers.ts";

export const applicationFacts: ApplicationFacts = { language: "en", today: "2026-11-20" };

export const application = (facts: ApplicationFacts): Wizard => wizardOf(childcareSubsidy, facts);

/** A step of an application as it stands among those before it. */
function placeOf(name: ApplicationStep, answers: Answers, language: Language = "en"): StepState {
  const wizard = application({ ...applicationFacts, language });
  const upTo = wizard.steps.findIndex((step) => step.name === name) + 1;
  const place = stepNamed(
    evaluate({ ...wizard, steps: wizard.steps.slice(0, upTo) }, answers, language, {
      derived: servicesInDirectory,
    }),
    name,
  );
  if (!place) throw new Error(`There is no step ${name}`);
  return place;
}

export function askedIn(name: ApplicationStep, answers: Answers): string[] {
  const { step, earlier } = placeOf(name, answers);
  return prune(step, answers, earlier).questions.map((question) => question.name);
}

/** What is wrong in a step, by the name of the control. */
export const faultsIn = (name: ApplicationStep, answers: Answers, language: Language = "en"): Errors =>
  placeOf(name, answers, language).errors;

export function notesIn(name: ApplicationStep, answers: Answers): string[] {
  const { step, earlier, answers: own } = placeOf(name, answers);
  return (step.notes ?? []).filter(({ when }) => holds(when, own, earlier)).map(({ id }) => id);
}

/** All answers after a step was sent with some of them changed. */
export function afterSending(name: ApplicationStep, kept: Answers, changed: Answers): Answers {
  const { step, earlier } = placeOf(name, kept);
  const before = ownAnswers(step, kept);
  const typed = normaliseAnswers(step, { ...before, ...changed }, { saved: kept, isCurrent: true });
  return withStep(step, kept, step.onChange?.(typed, before, earlier) ?? typed);
}

/** The answers that count, of all steps. */
export const countedOf = (answers: Answers): Answers =>
  evaluate(application(applicationFacts), answers, "en", { derived: servicesInDirectory }).answers;

export const empty = (...names: string[]): Answers => Object.fromEntries(names.map((name) => [name, []]));
export const noDay = (name: string): Answers => empty(`${name}.day`, `${name}.month`, `${name}.year`);

export const withPrefix = (who: string, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [`${who}.${name}`, value]));

/** Of a couple with some answers changed. @param name without the person's */
export const faultAt = (step: ApplicationStep, who: string, changed: Answers, name: string) =>
  faultsIn(step, { ...coupleAnswers, ...withPrefix(who, changed) })[`${who}.${name}`];
