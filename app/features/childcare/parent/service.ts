import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import { defineService } from "#app/wizard/service.ts";
import { draftsFor, type WizardState } from "#app/wizard/state.ts";
import { admit } from "./admit.ts";
import { application } from "./application.ts";
import { type ApplicationFacts, readFacts } from "./facts.ts";
import { pages } from "./pages.ts";
import { emptyApplication, type SavedApplication, savedApplicationShape } from "./saved-application.ts";
import { stepHooks } from "./step-hooks.ts";
import { type StepName, stepText } from "./step-texts.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const applicationWords = wordsOf("childcare/parent");

export type ApplicationState = WizardState<ApplicationFacts, SavedApplication>;

export const childcareSubsidy = defineService<ApplicationFacts, SavedApplication>()({
  name: "childcare-subsidy-application",
  base: pages.apply,
  landing: pages.landing,
  firstStep: "your-details",
  category: "ChildcareSubsidy",
  requiresPerson: true,
  opensAnywhere: true,
  admit,
  facts: readFacts,
  steps: application,
  text: (step, language) => stepText(step as StepName, language),
  words: applicationWords,
  hooks: stepHooks,
  draft: {
    shape: savedApplicationShape,
    fresh: emptyApplication,
    isEmpty: ({ answers, reached, application }) =>
      application === undefined && reached <= 1 && Object.keys(answers).length === 0,
  },
  review: { step: "review", waiting: (language) => reviewWords(language)("checking") },
});

export const applicationDrafts = (visit: Visit) => draftsFor(childcareSubsidy, visit);
