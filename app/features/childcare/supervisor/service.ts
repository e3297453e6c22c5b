import { wordsOf } from "#app/i18n/words.ts";
import { defineService, plainFacts } from "#app/wizard/service.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import type { OpenSection } from "../application/open-section.ts";
import { type SectionForm, sectionDrafts } from "../application/section-form.ts";
import { basePath } from "./pages.ts";
import { approval, isApproved } from "./steps/approval.tsx";
import { enrolledChildren } from "./steps/children.tsx";

export const supervisorSteps = (form: Pick<SectionForm, "service" | "children" | "familyNumbers">) =>
  [approval(form), enrolledChildren(form)] as const;

/** Made for each request: its address has parameters, and a token opened its form. */
export const supervisorService = ({ target, draft }: Pick<OpenSection, "target" | "draft">) =>
  defineService<WizardFacts, SectionForm>()({
    name: sectionDrafts.form,
    outage: "childcare-subsidy-application",
    base: basePath(target),
    category: "ChildcareSupervisor",
    facts: plainFacts,
    steps: supervisorSteps(draft.content),
    words: wordsOf("childcare/supervisor"),
    isUnlocked: isApproved,
    hasLogin: false,
    isInvited: true,
    draft: {
      shape: sectionDrafts.shape,
      fresh: draft.content,
      isEmpty: () => false,
      opened: draft,
    },
  });
