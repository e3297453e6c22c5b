import type { Confirmation } from "#app/features/register-my-baby/confirmation/confirmation.ts";
import { ConfirmationPages } from "#app/features/register-my-baby/confirmation/confirmation-pages.tsx";
import type { ConfirmationPageProps } from "#app/features/register-my-baby/confirmation/registered.ts";
import type { RegistrationFacts } from "#app/features/register-my-baby/facts.ts";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import { reviewedSteps } from "#app/features/register-my-baby/steps/review/reviewed-steps.ts";
import { ConfirmEmailPage } from "#app/features/reminders/confirm-email-page.tsx";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { CodeEntryPage } from "#app/wizard/codes/code-entry-page.tsx";
import { ComeBackPage } from "#app/wizard/codes/come-back-page.tsx";
import { draftEntry } from "#app/wizard/codes/draft-entry.tsx";
import { ConflictNotice } from "#app/wizard/page/conflict.tsx";
import { FallbackPage } from "#app/wizard/page/fallback-page.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { Notices } from "#app/wizard/page/notices.tsx";
import type { Notice, StepPageProps } from "#app/wizard/page/props.ts";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import { later, now, today } from "../place.ts";
import type { Groups, Specimen } from "../specimen.ts";
import { mistakesIn, stateOf, stepOf } from "../step-state.ts";

const factsIn = (language: Language): RegistrationFacts => ({
  language,
  today,
  facilities: {
    entries: [{ identifier: "AB01", name: "Kenepuru Maternity", location: "Porirua" }],
    isSample: false,
  },
  countries: { entries: [{ code: "NZ", name: "New Zealand", name_mi: "Aotearoa" }], isSample: false },
  hasTaxAccountStep: true,
  takenOnline: [],
});

const child: Answers = {
  "child.bornInNZ": "yes",
  "child.aliveAtBirth": "yes",
  "child.firstNames": "Āria",
  "child.surname": "Tāne",
  "child.sex": "female",
  "child.birthDate.day": "1",
  "child.birthDate.month": "10",
  "child.birthDate.year": "2026",
  "child.oneOfMultiple": "no",
  "birthPlace.category": "hospital",
  "birthPlace.hospital": "AB01",
  "child.maoriDescendant": "yes",
  "child.ethnicGroups": ["maori"],
};

const wrong: Answers = {
  ...child,
  "mother.firstNames": "R2D2",
  "mother.surname": "",
  "mother.dateOfBirth.day": "31",
  "mother.dateOfBirth.month": "2",
  "mother.dateOfBirth.year": "1990",
  "mother.homeAddress.line1": "12 High Street",
  "mother.daytimePhone": "+64",
  "mother.email": "mere@",
  "certificates.product": "",
};

type More = Partial<StepPageProps> & { answers?: Answers; isChecked?: boolean };

const step = (
  name: string,
  of: string,
  { answers = child, isChecked = false, ...more }: More = {},
): Specimen => ({
  name,
  draw(language) {
    const state = stateOf(birthRegistration, factsIn(language), answers, 8);
    const errors = isChecked ? mistakesIn(state, of) : {};
    return <WizardFrame view={stepOf(state, of, { errors, ...more })} />;
  },
  context: { path: `/register-my-baby/${of}` },
});

const notices: readonly Notice[] = [
  "saved",
  "unsaved",
  "too-long",
  "log-in",
  "unreadable",
  "over",
  "typed-back",
];

const confirmation: Confirmation = {
  applicationReferenceNumber: "2026-104321",
  confirmationEmailAddress: "mere@example.govt.nz",
  stillBorn: false,
  bestStart: "Y",
  irdNumber: true,
  myIR: { status: "none" },
  productCode: "BC01",
  quantity: 1,
  submittedAt: now,
};

const together = { others: [], left: [], canBegin: false };

const confirmed = (name: string, props: ConfirmationPageProps): Specimen => ({
  name: `ConfirmationPages ${name}`,
  draw: () => <ConfirmationPages {...props} />,
});

export const registration: Groups = {
  fields: [
    step("WizardFrame child-details", "child-details", { answers: {} }),
    step("WizardFrame child-details, one part", "child-details", { part: 2 }),
    step("WizardFrame mother, one part", "mother-details", { part: 2 }),
    step("WizardFrame certificates", "buy-birth-certificates"),
  ],
  mistakes: [
    step("WizardFrame mother, mistakes", "mother-details", { answers: wrong, isChecked: true, part: 1 }),
    step("WizardFrame mother, more mistakes", "mother-details", { answers: wrong, isChecked: true, part: 2 }),
    step("WizardFrame child-details, mistakes", "child-details", {
      answers: { "child.bornInNZ": "yes" },
      isChecked: true,
      part: 2,
    }),
  ],
  notices: [
    {
      name: "Notices",
      sheets: ["form", "wizard", "drafts"],
      draw: (language) => (
        <Notices
          view={stepOf(stateOf(birthRegistration, factsIn(language), child), "child-details", { notices })}
        />
      ),
    },
  ],
  review: [
    {
      name: "ReviewedAnswers",
      sheets: ["form", "wizard", "reviewed", "review"],
      draw(language) {
        const state = stateOf(birthRegistration, factsIn(language), child, 8);
        return <ReviewedAnswers steps={reviewedSteps(state, language)} />;
      },
    },
    {
      name: "ConflictNotice",
      sheets: ["form", "wizard", "drafts"],
      draw: () => (
        <ConflictNotice
          service={birthRegistration}
          step="child-details"
          part={undefined}
          intent="next"
          differences={[
            { name: "a", label: "First names / Ngā ingoa tuatahi", saved: "Āria", typed: "Aria Mere" },
            { name: "b", label: "Surname / Te ingoa whānau", saved: "", typed: "Tāne" },
          ]}
        />
      ),
    },
  ],
  code: [
    {
      name: "ComeBackPage shown",
      draw: () => (
        <ComeBackPage
          service={birthRegistration}
          state="shown"
          code={{ code: "ABCDEFGHJK23", until: later, birthDate: "2026-10-01" }}
        />
      ),
    },
    {
      name: "ComeBackPage asks for the birth date",
      draw: () => (
        <ComeBackPage
          service={birthRegistration}
          state="ask"
          today={today}
          answers={{}}
          errors={{}}
          hasFailed
        />
      ),
    },
    {
      name: "CodeEntryPage",
      draw: () => (
        <CodeEntryPage entry={draftEntry(birthRegistration)} today={today} answers={{}} errors={{}} />
      ),
    },
  ],
  troubles: [
    ...(["unavailable", "unreachable", "session-ended"] as const).map((page) => ({
      name: `FallbackPage ${page}`,
      draw: () => <FallbackPage page={page} service={birthRegistration} step="child-details" isSaved />,
    })),
    {
      name: "FallbackPage closed",
      draw: () => (
        <FallbackPage
          page="closed"
          service={birthRegistration}
          path="/register-my-baby/child-details"
          isKept
          outage={{
            id: "a",
            service: "register-my-baby",
            message_en: "The registry rests tonight.",
            message_mi: "Kei te whakatā te rēhita i tēnei pō.",
            outage_end_datetime: later,
          }}
        />
      ),
    },
    {
      name: "FallbackPage begin",
      draw: () => (
        <FallbackPage
          page="begin"
          service={birthRegistration}
          forms={{
            current: { id: "a", changedAt: now, until: later },
            aside: [{ id: "b", changedAt: now, until: later }],
          }}
          now={now}
          isFull={false}
        />
      ),
    },
  ],
  confirmations: [
    confirmed("registered", {
      page: "confirmation",
      confirmation,
      code: { code: "ABCDEFGHJK23", until: later },
      together,
    }),
    confirmed("stillborn", {
      page: "confirmation",
      confirmation: { ...confirmation, stillBorn: true, bestStart: "N" },
      code: undefined,
      together,
    }),
    confirmed("not paid", { page: "outstanding", confirmation, state: "unpaid", together }),
    confirmed("not registered", { page: "not-registered", isUncertain: false }),
    {
      name: "ConfirmEmailPage asks",
      draw: () => <ConfirmEmailPage state="ask" token="token" named="mere@example.govt.nz" />,
    },
    { name: "ConfirmEmailPage confirmed", draw: () => <ConfirmEmailPage state="confirmed" /> },
    { name: "ConfirmEmailPage ended", draw: () => <ConfirmEmailPage state="ended" /> },
  ],
};
