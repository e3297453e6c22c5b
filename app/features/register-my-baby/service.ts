import { readYesNo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { defineService } from "#app/wizard/service.ts";
import { draftsFor, type WizardState } from "#app/wizard/state.ts";
import { type RegistrationFacts, readFacts } from "./facts.ts";
import { endInvitation, syncOtherParent } from "./other-parent/invitation.ts";
import { pages } from "./pages.ts";
import { registration } from "./registration.ts";
import { emptyRegistration, type SavedRegistration, savedRegistrationShape } from "./saved-registration.ts";
import { stepHooks } from "./step-hooks.ts";
import { type StepName, stepText } from "./step-texts.ts";
import { BornAbroad } from "./steps/child/born-abroad.tsx";
import { titlesOf } from "./steps/person/titles.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");
const registrationWords = wordsOf("register-my-baby");

export type RegistrationState = WizardState<RegistrationFacts, SavedRegistration>;

export const birthRegistration = defineService<RegistrationFacts, SavedRegistration>()({
  name: "register-my-baby",
  base: pages.landing,
  firstStep: "child-details",
  category: "RegisterMyBaby",
  facts: readFacts,
  steps: registration,
  text: (step, language, answers) => stepText(step as StepName, language, titlesOf(answers)),
  words: registrationWords,
  hooks: stepHooks,
  draft: {
    shape: savedRegistrationShape,
    fresh: emptyRegistration,
    isEmpty: ({ answers, reached, confirmation }) =>
      confirmation === undefined &&
      reached <= 1 &&
      Object.values(answers).every(({ length }) => length === 0),
    isSubmitted: ({ confirmation }) => confirmation !== undefined,
  },
  review: { step: "review", waiting: (language) => reviewWords(language)("checking") },
  submittedPath: pages.confirmation,
  invites: { sync: syncOtherParent, end: endInvitation },
  resume: {
    words: registrationWords,
    birthDate: "child.birthDate",
    cookie: areaCookies.comeBackCode,
    submittedPath: pages.receipt,
  },
  fallback: ({ number }, answers) =>
    number === 1 && readYesNo(answers, "child.bornInNZ") === false ? BornAbroad : undefined,
});

export const registrationDrafts = (visit: Visit) => draftsFor(birthRegistration, visit);
