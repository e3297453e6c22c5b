import type { Answers } from "#app/forms/answers.ts";
import type { Draft, Drafts } from "#app/server/drafts/index.ts";
import { evaluate, stepNamed } from "#app/wizard/evaluate.ts";
import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { type Service, wizardOf } from "#app/wizard/service.ts";
import type { WizardState } from "#app/wizard/state.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import { later, now } from "./place.ts";

export function stateOf<F extends WizardFacts>(
  service: Service,
  facts: F,
  answers: Answers,
  reached = 1,
): WizardState {
  const wizard = wizardOf(service, facts);
  const saved: SavedForm = { answers, derived: {}, reached, changed: {} };
  const draft = { id: "draft", version: 3, changedAt: now, content: saved, until: later, codes: [] };
  return {
    service,
    facts,
    wizard,
    drafts: {} as Drafts<SavedForm>,
    draft: draft as unknown as Draft<SavedForm>,
    saved,
    progress: evaluate(wizard, answers, facts.language, { derived: {}, reached }),
    cookies: [],
    typedBefore: undefined,
    isFirstInSession: false,
    isUnreadable: false,
    submitted: undefined,
    missing: undefined,
    outage: undefined,
    elsewhere: undefined,
    locked: [],
    status: undefined,
    now,
  };
}

export const stepOf = (
  state: WizardState,
  step: string,
  more: Partial<StepPageProps> = {},
): StepPageProps => ({
  page: "step",
  step,
  state,
  errors: {},
  version: 3,
  notices: [],
  ...more,
});

export const mistakesIn = ({ progress }: WizardState, step: string): StepPageProps["errors"] =>
  stepNamed(progress, step)?.errors ?? {};
