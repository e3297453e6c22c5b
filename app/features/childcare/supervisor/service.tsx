import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { defineService } from "#app/wizard/service.ts";
import type { WizardState } from "#app/wizard/state.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { OpenSection } from "../application/open-section.ts";
import { type EnrolledChild, type SectionForm, sectionDrafts } from "../application/section-form.ts";
import { AskedService, WhatFamilySaid } from "./asked-service.tsx";
import { basePath } from "./pages.ts";
import { type SupervisorFacts, supervisorSteps } from "./questions.ts";
import { stepWords } from "./step-texts.ts";

const supervisorWords = wordsOf("childcare/supervisor");

/** What one link opens, for one request: its address has parameters, and its form was opened with the token. */
export function supervisorService({ target, draft }: Pick<OpenSection, "target" | "draft">) {
  const { service, children } = draft.content;
  return defineService<SupervisorFacts, SectionForm>()({
    name: sectionDrafts.form,
    outage: "childcare-subsidy-application",
    base: basePath(target),
    firstStep: "1",
    category: "ChildcareSupervisor",
    facts: async ({ request: { language, now } }) => ({
      facts: {
        language,
        today: dayInNewZealand(now),
        children: children.length,
        offersTwentyHours: service.subsidy_20_hrs,
      },
      isComplete: true,
    }),
    steps: supervisorSteps,
    text: (step, language) => textWithNames(step, language, children),
    words: supervisorWords,
    hooks: {
      "1": { Above: () => <AskedService service={service} /> },
      "2": {
        BelowSection: ({ section }) => {
          const child = children[Number(/^child-(\d+)$/.exec(section.name)?.[1])];
          return child && <WhatFamilySaid child={child} offers={service.subsidy_20_hrs} />;
        },
      },
    },
    hasLogin: false,
    isInvited: true,
    draft: {
      shape: sectionDrafts.shape,
      fresh: draft.content,
      isEmpty: () => false,
      opened: draft,
    },
  });
}

/** Each child is a section of its own, headed with their name. */
function textWithNames(step: string, language: Language, children: readonly EnrolledChild[]): StepText {
  const words = stepWords(step, language);
  const { notAttending = "" } = words.notes;
  return {
    ...words,
    sections: {
      ...words.sections,
      ...Object.fromEntries(children.map((child, at) => [`child-${at}`, nameAndBirth(child, language)])),
    },
    notes: {
      ...words.notes,
      ...Object.fromEntries(children.map((_, at) => [`notAttending-${at}`, notAttending])),
    },
  };
}

const nameAndBirth = (
  { first_name, middle_name, last_name, dob }: EnrolledChild,
  language: Language,
): string => {
  // A dash stands for a name that there is not.
  const names = [first_name, middle_name, last_name].filter((name) => name !== "" && name !== "-");
  return `${names.join(" ")}, ${dayInWords(dob, language)}`;
};
