import type { Translation } from "#app/i18n/translation.ts";
import { prefixed } from "../person/prefixed.ts";
import { parent } from "../person/text.mi.ts";
import type { otherParentDetails as en } from "./text.en.ts";

export const otherParentDetails: Translation<typeof en> = {
  title: "{{Other}}",
  heading: "{{Other}}",
  companion: "{{OtherAcross}}",
  sections: { reproduction: "Ko wai tērā atu matua", ...parent.sections },
  notes: {
    ...parent.notes,
    "father-unknown":
      "Nā reira kāore he matua tāne e rēhitatia. Kāore mātou e pātai mōna, mō te hononga o ngā mātua, mō ētahi atu tamariki rānei.",
    donor:
      "Nā reira kāore he matua tuarua e rēhitatia. Kāore mātou e pātai mō te kaihoatu, mō te hononga o ngā mātua, mō ētahi atu tamariki rānei.",
    "same-surname":
      "He ōrite te ingoa whānau o ngā mātua e rua. Mehemea he ingoa whānau anō tō tētahi o rāua i te whānautanga, tēnā homai: tō tēnei matua ki konei, tō {{mother}} ki te wāhanga o mua.",
  },
  questions: {
    ...prefixed("father", parent.questions),
    assistedHumanReproduction: {
      label: "Nā te whakahapūtanga āwhina (<en>assisted human reproduction</en>) te tamaiti?",
      short: "Te whakahapūtanga āwhina",
      hint: "Hei tauira, nā te <en>artificial insemination</en>, nā te <en>IVF</en> rānei me te tātea, te kākano rānei nā tētahi kaihoatu.",
    },
    assistedHumanReproductionOption: {
      label: "Ko tēhea o ēnei e tika ana?",
      short: "Te whakaae ki te whakahapūtanga āwhina",
      missing: "Me kōwhiri e koe kia kotahi, neke atu rānei, o ngā mea i runga ake nei.",
      options: {
        assistedHumanReproductionManConsented: "He tāne te hoa rangatira o te whaea, ā, i whakaae ia",
        assistedHumanReproductionWomanConsented: "He wahine te hoa rangatira o te whaea, ā, i whakaae ia",
        assistedHumanReproductionSpermDonor: "Nā tētahi kaihoatu te tātea, kāore he hoa rangatira i whakaae",
      },
    },
    "secondParent.preferedTitle": {
      label: "Me aha te karanga i te matua tuarua?",
      short: "Te karanga mō te matua tuarua",
      hint: "Mai i konei ka whakamahi tēnei puka i taua karanga.",
      options: { mother: "Whaea", other: "Matua" },
    },
    fatherKnown: {
      label: "E mōhiotia ana te matua tāne?",
      short: "E mōhiotia ana te matua tāne",
      hint: "Ahakoa kāore e mōhiotia ana, ka taea tonu te rēhita i te whānautanga i konei.",
    },
    parentSameAddress: {
      label: "Kei te wāhitau kotahi tēnei matua me {{mother}} e noho ana",
      short: "He wāhitau kotahi me {{mother}}",
      hint: "Mēnā e noho tahi ana ngā mātua, tohua tēnei, ka waiho kia noho kau te wāhitau i raro nei: ka tāruatia māu.",
    },
  },
};
