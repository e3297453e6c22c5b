import type { StepText } from "#app/wizard/step-text.ts";
import type { Person } from "../../people.ts";

export const workOf = {
  parent: {
    title: "Work and study",
    heading: "Your work, education and activities",
    companion: "Tō mahi, tō ako me ō ngohe",
    sections: {},
    notes: {},
    questions: {},
  },
  partner: {
    title: "Partner’s work",
    heading: "Your partner’s work, education and activities",
    companion: "Te mahi, te ako me ngā ngohe a tō hoa rangatira",
    sections: {},
    notes: {},
    questions: {},
  },
} as const satisfies Record<Person, StepText>;
