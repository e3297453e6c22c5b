import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { StepText } from "./step-text.ts";
import type { WizardFacts, WizardStep } from "./wizard.ts";

type FromFacts = "isSkipped" | "opensWhenSkipped";
type Rest = Omit<WizardStep, "name" | "sections" | "notes" | "ofRow" | "checks" | FromFacts>;

/** Methods, not function properties: a step of any facts is then a step to the wizard. */
export interface ServiceStep<F extends WizardFacts = WizardFacts, Name extends string = string> extends Rest {
  readonly name: Name;
  /** @param values what stands for `{{…}}` in the words, where they differ by more than that */
  words(language: Language, values?: Readonly<Record<string, string>>): StepText;
  questions(facts: F): Pick<WizardStep, "sections" | "notes">;
  /** @param all pruned answers, of this step with its counts of rows and those before it @returns errors by control */
  checks?(all: Answers, facts: F): Errors;
  isThere?(facts: F): boolean;
  isSkipped?(earlier: Answers, facts: F): boolean;
  opensWhenSkipped?(earlier: Answers, facts: F): boolean;
}

export const step = <const Name extends string, F extends WizardFacts = WizardFacts>(
  declared: ServiceStep<F, Name>,
): ServiceStep<F, Name> => declared;

export function stepFor<F extends WizardFacts>(declared: ServiceStep<F>, facts: F): WizardStep {
  const { words: _, questions, checks, isThere: __, isSkipped, opensWhenSkipped, ...rest } = declared;
  return {
    ...rest,
    ...questions(facts),
    ...(checks && { checks: (all, language) => checks(all, { ...facts, language }) }),
    ...(isSkipped && { isSkipped: (earlier) => isSkipped(earlier, facts) }),
    ...(opensWhenSkipped && { opensWhenSkipped: (earlier) => opensWhenSkipped(earlier, facts) }),
  };
}
