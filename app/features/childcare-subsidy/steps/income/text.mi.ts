import type { Translation } from "#app/i18n/translation.ts";
import type { incomeOf as en } from "./text.en.ts";

export const incomeOf: Translation<typeof en> = {
  parent: {
    title: "Ngā moni whiwhi",
    heading: "Ō moni whiwhi me ō rawa",
    companion: "Your income and assets",
    sections: {},
    notes: {},
    questions: {},
  },
  partner: {
    title: "Ngā moni a tō hoa",
    heading: "Ngā moni whiwhi me ngā rawa a tō hoa rangatira",
    companion: "Your partner’s income and assets",
    sections: {},
    notes: {},
    questions: {},
  },
};
