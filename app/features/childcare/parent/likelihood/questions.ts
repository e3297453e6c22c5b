import { question, section, step } from "#app/forms/builders.ts";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { moneyEvery } from "#app/forms/fields/money.tsx";

/** Of somebody who has not begun: nothing of it is saved, and it stays in no address. */
export const likelihoodQuestions = step("likelihood", [
  section("likelihood", {
    likelihood: {
      children: question(select(["1", "2", "3"])),
      income: question(moneyEvery({ characters: 8 })),
      reason: question(yesNo("true", "false")),
    },
  }),
]);
