import { readYesNo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { defineService, type StepName } from "#app/wizard/service.ts";
import { draftsFor, type WizardState } from "#app/wizard/state.ts";
import { type RegistrationFacts, readFacts } from "./facts.ts";
import { endInvitation, syncOtherParent } from "./other-parent/invitation.ts";
import { pages } from "./pages.ts";
import { emptyRegistration, type SavedRegistration, savedRegistrationShape } from "./saved-registration.ts";
import { buyBirthCertificates } from "./steps/certificates/step.ts";
import { BornAbroad } from "./steps/child/born-abroad.tsx";
import { childDetails } from "./steps/child/step.ts";
import { motherDetails } from "./steps/mother/step.ts";
import { otherParentDetails } from "./steps/other-parent/step.ts";
import { otherServices } from "./steps/other-services/step.ts";
import { parentWords, tenseWords } from "./steps/person/title-words.ts";
import { parentsRelationship } from "./steps/relationship/step.ts";
import { review } from "./steps/review/step.ts";
import { manageBestStartPayments } from "./steps/tax-account/step.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");
const registrationWords = wordsOf("register-my-baby");

export type RegistrationState = WizardState<RegistrationFacts, SavedRegistration>;

export const birthRegistration = defineService<RegistrationFacts, SavedRegistration>()({
  name: "register-my-baby",
  base: pages.landing,
  category: "RegisterMyBaby",
  facts: readFacts,
  steps: [
    childDetails,
    motherDetails,
    otherParentDetails,
    parentsRelationship,
    otherServices,
    manageBestStartPayments,
    buyBirthCertificates,
    review,
  ],
  words: registrationWords,
  textValues: (language, answers) => ({
    ...parentWords(language, answers),
    ...tenseWords(language, answers),
  }),
  isUnlocked: (answers) => readYesNo(answers, "child.bornInNZ") === true,
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

export type RegistrationStep = StepName<typeof birthRegistration>;

export const registrationDrafts = (visit: Visit) => draftsFor(birthRegistration, visit);
