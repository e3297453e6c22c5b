import { defineWords } from "#app/i18n/words.ts";
import { plainDraft, type SavedForm } from "#app/wizard/save/saved-form.ts";
import { defineService, plainFacts } from "#app/wizard/service.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import { send } from "./steps/send.ts";
import { teams } from "./steps/teams.ts";
import en from "./text.en.json";
import mi from "./text.mi.json";

const day = 24 * 60 * 60_000;

/** A service of two steps: rows in rows, no review, no log-in, a life time of its own, opened by a link. */
export const clubService = defineService<WizardFacts, SavedForm>()({
  name: "club",
  base: "/club",
  category: "Club",
  facts: plainFacts,
  steps: [teams, send],
  words: defineWords("test/club", { en, mi }),
  hasLogin: false,
  donePath: "/",
  draft: { ...plainDraft, ages: { browser: day, code: 30 * day } },
});
