import { wordsOf } from "#app/i18n/words.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import type { InvitedService } from "#app/wizard/invitation/invited-draft.ts";
import { emptyInvitedForm, type InvitedForm, invitedFormShape } from "#app/wizard/invitation/invited-form.ts";
import { defineService } from "#app/wizard/service.ts";
import { type RegistrationFacts, readFacts } from "../facts.ts";
import { pages } from "../pages.ts";
import { derivedFrom } from "./shown.ts";
import { agree } from "./steps/agree.ts";
import { yourDetails } from "./steps/your-details.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

export const otherParentService = defineService<RegistrationFacts, InvitedForm>()({
  name: "other-parent",
  base: pages.otherParent,
  category: "RegisterMyBaby",
  outage: "register-my-baby",
  facts: readFacts,
  steps: [yourDetails, agree],
  words: otherParentWords,
  hasLogin: false,
  isInvited: true,
  draft: {
    shape: invitedFormShape,
    fresh: emptyInvitedForm,
    // Its code opens it again, so another may take its place in this browser.
    isEmpty: () => true,
    isSubmitted: ({ end }) => end !== undefined,
  },
  review: { step: agree.name, waiting: (language) => otherParentWords(language)("waiting") },
  submittedPath: pages.otherParentAnswered,
  resume: {
    words: otherParentWords,
    birthDate: "child.birthDate",
    cookie: areaCookies.otherParentCode,
    inputCookie: areaCookies.otherParentTyped,
    submittedPath: pages.otherParentAnswered,
  },
});

export const invitedOtherParent: InvitedService = {
  service: otherParentService,
  steps: { answers: yourDetails.name, reply: agree.name, derivedFrom },
};
