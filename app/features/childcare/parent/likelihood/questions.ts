import { question, section, step } from "#app/forms/builders.ts";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { hoursPerWeek } from "#app/forms/fields/hours.tsx";
import { dollars, moneyEvery } from "#app/forms/fields/money.tsx";

/** For someone who has not begun: nothing is saved or put into an address. */
export const likelihoodQuestions = step("likelihood", [
  section("likelihood", {
    likelihood: {
      children: question(select(["1", "2", "3"])),
      income: question(moneyEvery({ characters: 8 })),
      reason: question(yesNo("true", "false")),
      hours: question(hoursPerWeek(), { required: false }),
      fee: question(dollars({ characters: 8 }), { required: false }),
      free: question(yesNo("true", "false"), { required: false }),
    },
  }),
]);
