import type { Translation } from "#app/i18n/translation.ts";
import type { stepsText as en } from "./steps.en.ts";

export const stepsText: Translation<typeof en> = {
  details: {
    title: "Ō taipitopito",
    heading: "Ō taipitopito",
    companion: "Your details",
  },
  agree: {
    title: "Whakaae",
    heading: "Tirohia, whakaaetia",
    companion: "Check and agree",
    declared: {
      label:
        "E whakapuaki ana au he pono, kua oti hoki aku taipitopito me ngā mea e whakaaturia ana i konei ki tāku e mōhio ai, kei te whakaae au ki ērā, ā, ka pai te rēhita i te whānautanga kia pērā.",
      hint: "He hara te āta tuku kōrero teka. Ko te whiu, ko te mauhere mō te 5 tau, mō te wā poto iho rānei.",
      short: "E whakaae ana ahau ki tēnei whakapuakanga",
      missing: "Me whakaae koe ki te whakapuakanga i runga ake nei.",
      section: "Te whakapuakanga",
    },
  },
  /** The questions about a parent, asked of that parent. */
  your: {
    reachable: "Te whakapā ki a koe",
    occupation: "Tō mahi i te nuinga o te wā, hei tauira: kaiako, ākonga, matua noho kāinga.",
    homeAddress:
      "Te wāhi e noho ana koe, kaua he pouaka poutāpeta. Kaua e tuhi i te piko (,), ā, tuhia te waehere poutāpeta i muri i te tāone.",
    maoriDescendant: "He uri koe nō te Māori o Aotearoa?",
    ethnicGroups: "Nō ēhea rōpū mātāwaka koe?",
    isCitizen: "He kirirarau koe nō Aotearoa?",
    citizenshipSource: "I pēhea koe i kirirarau ai ki Aotearoa?",
    isPermanentResident: "He kainoho pūmau koe nō Aotearoa?",
    isNZRealmResident: "He kainoho pūmau koe nō Ngā Kuki Airani, nō Niue, nō Tokelau rānei?",
    isAuResidentOrCitizen: "He kirirarau, he kainoho pūmau rānei koe nō Ahitereiria?",
  },
};
