import type { RegistrationFacts } from "#app/features/register-my-baby/facts.ts";
import { birthRegistration, type RegistrationStep } from "#app/features/register-my-baby/service.ts";
import { reasonsAlone } from "#app/features/register-my-baby/steps/options.ts";
import type { Answers } from "#app/forms/answers.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { evaluate, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { ownAnswers, withStep } from "#app/wizard/own-answers.ts";
import { wizardOf } from "#app/wizard/service.ts";
import type { Wizard } from "#app/wizard/wizard.ts";

/** What a registration depends on, on a day in late 2026, if the registry takes every parent alone online. */
export const registrationFacts: RegistrationFacts = {
  language: "en",
  today: "2026-11-20",
  facilities: {
    entries: [
      { identifier: "AB01", name: "Kenepuru Maternity", location: "Porirua" },
      { identifier: "AB02", name: "Wellington Hospital", location: "Wellington" },
    ],
    isSample: false,
  },
  countries: {
    entries: [
      { code: "NZ", name: "New Zealand", name_mi: "Aotearoa" },
      { code: "AU", name: "Australia", name_mi: "Ahitereiria" },
    ],
    isSample: false,
  },
  hasTaxAccountStep: true,
  takenOnline: reasonsAlone,
};

export const registration = (facts: RegistrationFacts): Wizard => wizardOf(birthRegistration, facts);

/** A step of a registration as it stands among those before it. */
export function placeOf(
  name: RegistrationStep,
  answers: Answers,
  facts: Partial<RegistrationFacts> = {},
): StepState {
  const known = { ...registrationFacts, ...facts };
  const wizard = registration(known);
  const upTo = wizard.steps.findIndex((step) => step.name === name) + 1;
  const place = stepNamed(
    evaluate({ ...wizard, steps: wizard.steps.slice(0, upTo) }, answers, known.language),
    name,
  );
  if (!place) throw new Error(`There is no step ${name}`);
  return place;
}

/** The questions that a step asks. */
export function askedIn(name: RegistrationStep, answers: Answers): string[] {
  const { step, earlier } = placeOf(name, answers);
  return prune(step, answers, earlier).questions.map((question) => question.name);
}

/** What is wrong in a step, by the name of the control. */
export const faultsIn = (name: RegistrationStep, answers: Answers, language: Language = "en"): Errors =>
  placeOf(name, answers, { language }).errors;

/** The notes that stand in a step. */
export function notesIn(
  name: RegistrationStep,
  answers: Answers,
  facts: Partial<RegistrationFacts> = {},
): string[] {
  const { step, earlier, answers: own } = placeOf(name, answers, facts);
  return (step.notes ?? []).filter(({ when }) => holds(when, own, earlier)).map(({ id }) => id);
}

/** All answers after a step was sent with some of them changed. */
export function afterSending(name: RegistrationStep, kept: Answers, changed: Answers): Answers {
  const { step, earlier } = placeOf(name, kept);
  const before = ownAnswers(step, kept);
  const typed = { ...before, ...changed };
  return withStep(step, kept, step.onChange?.(typed, before, earlier) ?? typed);
}

/** The answers that count, of all steps. */
export const countedOf = (answers: Answers): Answers =>
  evaluate(registration(registrationFacts), answers, "en").answers;
