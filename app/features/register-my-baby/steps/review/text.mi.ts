import type { Translation } from "#app/i18n/translation.ts";
import type { review as en } from "./text.en.ts";

export const review: Translation<typeof en> = {
  title: "Arotake",
  heading: "Tirohia ō whakautu, ka rēhita ai",
  companion: "Check your answers and register",
  sections: {
    explanation: "Mō te ingoa",
    more: "He kōrero anō",
    confirmation: "Te whakaū",
    declaration: "Te whakapuakanga",
  },
  notes: {},
  questions: {
    "child.nameExplaination": {
      label: "He aha i kōwhiria ai tēnei ingoa?",
      hint: "Ka titiro tētahi kairēhita ki ngā ingoa katoa tērā pea ka whakahāwea, he taitara, he tūranga, he rite rānei ki ērā.",
      short: "Te whakamārama mō te ingoa",
      missing: "Tēnā homai he whakamārama.",
    },
    otherInformation: {
      label: "He kōrero anō mā te kairēhita?",
      short: "Ētahi atu kōrero",
    },
    confirmationEmail: {
      label: "E hiahia ana koe ki tētahi īmēra whakaū?",
      hint: "Ka kī te īmēra kua tae mai tō rēhitatanga.",
      short: "Te whakaū mā te īmēra",
    },
    confirmationEmailAddress: {
      label: "Te wāhitau īmēra mō te whakaū",
    },
    declarationMade: {
      label:
        "E whakapuaki ana au he pono ngā kōrero i konei, kāore hoki he mea i mahue ki tāku e mōhio ai, ā, ka āhei au ki te rēhita i tēnei whānautanga.",
      hint: "He hara te āta tuku kōrero teka. Ko te whiu, tae noa ki te 5 tau te mauhere.",
      short: "E whakaae ana ahau ki tēnei whakapuakanga",
      missing: "Me whakaae koe ki te whakapuakanga i runga ake nei.",
    },
  },
};
