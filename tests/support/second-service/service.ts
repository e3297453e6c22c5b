import { question, rows, section, step } from "#app/forms/builders.ts";
import { box } from "#app/forms/fields/box.tsx";
import { select } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { defineWords } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormShape } from "#app/wizard/save/saved-form.ts";
import { defineService, type WizardFacts } from "#app/wizard/service.ts";

const en = {
  service: "Sports club",
  notices: { saved: "Saved." },
  unavailable: { heading: "Closed", before: "Please ", link: "try again", after: ".", kept: "Kept." },
  teams: { title: "Teams", heading: "Your teams", companion: "Ō kapa" },
  send: { title: "Send", heading: "Send the list", companion: "Tukuna te rārangi" },
  labels: { team: "Team {{row}}", player: "Player", position: "Position", isRight: "The list is right" },
  positions: { goal: "Goal", field: "Field" },
};
const mi: typeof en = {
  service: "Karapu hākinakina",
  notices: { saved: "Kua tiakina." },
  unavailable: {
    heading: "Kati",
    before: "Tēnā, ",
    link: "whakamātauria anō",
    after: ".",
    kept: "Kua puritia.",
  },
  teams: { title: "Kapa", heading: "Ō kapa", companion: "Your teams" },
  send: { title: "Tukua", heading: "Tukuna te rārangi", companion: "Send the list" },
  labels: { team: "Kapa {{row}}", player: "Kaitākaro", position: "Tūranga", isRight: "He tika te rārangi" },
  positions: { goal: "Tūwāhi", field: "Papa" },
};
const words = { en, mi };

const player = { name: question(text({ max: 20 })), position: question(select(["goal", "field"])) };
const team = { name: question(text({ max: 20 })), players: rows(player, { min: 1, max: 3 }) };
const teams = step("teams", [section("teams", { teams: rows(team, { min: 1, max: 2 }) })]);
const send = step("send", [section("send", { isRight: question(box(), { required: true }) })]);
const noMoreWords = { sections: {}, notes: {}, questions: {} };
const day = 24 * 60 * 60_000;

/** A service of two steps: rows in rows, no review, no log-in, a life time of its own, opened by a link. */
export const clubService = defineService<WizardFacts, SavedForm>()({
  name: "club",
  base: "/club",
  firstStep: "teams",
  category: "Club",
  facts: async ({ request: { language, now } }) => ({
    facts: { language, today: dayInNewZealand(now) },
    isComplete: true,
  }),
  steps: () => ({
    steps: [teams, send],
    isUnlocked: () => true,
    texts: (language) => ({
      "teams[].name": { label: words[language].labels.team },
      "teams[].players[].name": { label: words[language].labels.player },
      "teams[].players[].position": {
        label: words[language].labels.position,
        options: words[language].positions,
      },
      isRight: { label: words[language].labels.isRight },
    }),
  }),
  text: (name, language) => ({ ...words[language][name as "teams" | "send"], ...noMoreWords }),
  words: defineWords("test/club", words),
  hooks: {},
  hasLogin: false,
  donePath: "/",
  draft: {
    shape: savedFormShape,
    fresh: { answers: {}, derived: {}, reached: 1, changed: {} },
    isEmpty: ({ answers }) => Object.keys(answers).length === 0,
    ages: { browser: day, code: 30 * day },
  },
});
