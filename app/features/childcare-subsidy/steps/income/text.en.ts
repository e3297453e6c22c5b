import type { StepText } from "#app/wizard/step-text.ts";
import type { Person } from "../../people.ts";

export const incomeOf = {
  parent: {
    title: "Income",
    heading: "Your income and assets",
    companion: "Ō moni whiwhi me ō rawa",
    sections: {},
    notes: {},
    questions: {},
  },
  partner: {
    title: "Partner’s income",
    heading: "Your partner’s income and assets",
    companion: "Ngā moni whiwhi me ngā rawa a tō hoa rangatira",
    sections: {},
    notes: {},
    questions: {},
  },
} as const satisfies Record<Person, StepText>;
