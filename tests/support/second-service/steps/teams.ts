import { question, rows, section } from "#app/forms/builders.ts";
import { select } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { step } from "#app/wizard/step.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";

const player = { name: question(text({ max: 20 })), position: question(select(["goal", "field"])) };
const team = { name: question(text({ max: 20 })), players: rows(player, { min: 1, max: 3 }) };
const sections = [section("teams", { teams: rows(team, { min: 1, max: 2 }) })];

export const teams = step({
  name: "teams",
  words: (language) => ({ en, mi })[language].teams,
  questions: () => ({ sections }),
});
