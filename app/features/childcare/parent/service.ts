import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import { defineService, type StepName } from "#app/wizard/service.ts";
import { draftsFor, type WizardState } from "#app/wizard/state.ts";
import { admit } from "./admit.ts";
import { type ApplicationFacts, readFacts } from "./facts.ts";
import { pages } from "./pages.ts";
import { emptyApplication, type SavedApplication, savedApplicationShape } from "./saved-application.ts";
import { dependentChildren } from "./steps/children/step.ts";
import { assetsAndIncome, partnerAssetsAndIncome } from "./steps/income/step.ts";
import { partnerDetails } from "./steps/partner-details/step.ts";
import { relationshipStatus } from "./steps/relationship-status/step.ts";
import { review } from "./steps/review/step.ts";
import { partnerWork, yourWork } from "./steps/work/step.ts";
import { yourDetails } from "./steps/your-details/step.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const applicationWords = wordsOf("childcare/parent");

export type ApplicationState = WizardState<ApplicationFacts, SavedApplication>;

export const childcareSubsidy = defineService<ApplicationFacts, SavedApplication>()({
  name: "childcare-subsidy-application",
  base: pages.apply,
  landing: pages.landing,
  category: "ChildcareSubsidy",
  requiresPerson: true,
  opensAnywhere: true,
  admit,
  facts: readFacts,
  steps: [
    yourDetails,
    yourWork,
    assetsAndIncome,
    dependentChildren,
    relationshipStatus,
    partnerDetails,
    partnerWork,
    partnerAssetsAndIncome,
    review,
  ],
  words: applicationWords,
  draft: {
    shape: savedApplicationShape,
    fresh: emptyApplication,
    isEmpty: ({ answers, reached, application }) =>
      application === undefined && reached <= 1 && Object.keys(answers).length === 0,
  },
  review: { step: "review", waiting: (language) => reviewWords(language)("checking") },
});

export type ApplicationStep = StepName<typeof childcareSubsidy>;

export const applicationDrafts = (visit: Visit) => draftsFor(childcareSubsidy, visit);
