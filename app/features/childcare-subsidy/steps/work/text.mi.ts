import type { Translation } from "#app/i18n/translation.ts";
import type { workOf as en } from "./text.en.ts";

export const workOf: Translation<typeof en> = {
  parent: {
    title: "Te mahi me te ako",
    heading: "Tō mahi, tō ako me ō ngohe",
    companion: "Your work, education and activities",
    sections: {},
    notes: {},
    questions: {},
  },
  partner: {
    title: "Te mahi a tō hoa",
    heading: "Te mahi, te ako me ngā ngohe a tō hoa rangatira",
    companion: "Your partner’s work, education and activities",
    sections: {},
    notes: {},
    questions: {},
  },
};
