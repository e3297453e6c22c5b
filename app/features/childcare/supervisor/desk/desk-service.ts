import { answersTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { draftsOf } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { plainDraft, type SavedForm } from "#app/wizard/save/saved-form.ts";
import { defineService, plainFacts } from "#app/wizard/service.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import type { WaitingFamily } from "../../application/waiting.ts";
import { deskPath } from "../pages.ts";
import { figuresOf } from "./remembered.ts";
import { beforeSending, ofAllFamilies, ofEachChild } from "./steps/desk-steps.tsx";

const wizardWords = wordsOf("wizard/page");

/** Made for each request: which families wait changes all the time. */
export async function deskService(visit: Visit, provider: string, families: readonly WaitingFamily[]) {
  const name = `childcare-desk-${provider}`;
  const { shape, isEmpty } = plainDraft;
  const found = await draftsOf(visit, { form: name, hasLogin: false, shape, isEmpty }).open();
  const known = await figuresOf(visit, provider);
  const all = families.map(({ reference }) => reference);
  const fresh: SavedForm = { ...plainDraft.fresh, answers: { ...known, families: all } };
  const { answers } = found.is === "draft" ? found.draft.content : fresh;
  const isWaiting = (reference: string) => all.includes(reference);
  const chosen = { ...answers, families: answersTo(answers, "families").filter(isWaiting) };
  return defineService<WizardFacts, SavedForm>()({
    name,
    outage: "childcare-subsidy-application",
    base: `${deskPath}/${provider}`,
    landing: deskPath,
    category: "ChildcareSupervisor",
    facts: plainFacts,
    steps: [ofAllFamilies(families), ofEachChild(families, chosen), beforeSending],
    words: wordsOf("childcare/supervisor/desk"),
    hasLogin: false,
    review: { step: "review", waiting: (language) => wizardWords(language)("waiting") },
    draft: { shape, isEmpty, fresh },
  });
}
