import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { parentText } from "../person/text.mi.ts";
import type { otherParentDetails as en } from "./text.en.ts";

const parent = parentText("{{other}}");

export const otherParentDetails: Translation<typeof en> = {
  title: "{{Other}}",
  heading: "{{Other}}",
  companion: "{{OtherAcross}}",
  sections: {
    reproduction: "Ko wai tērā atu matua",
    "filling-in": "Ko wai e whakakī ana i tēnei puka",
    ...parent.sections,
  },
  notes: {
    ...parent.notes,
    "father-unknown":
      "Nā reira kāore he matua tāne e rēhitatia. Kāore mātou e pātai mōna, mō te hononga o ngā mātua, mō ētahi atu tamariki rānei.",
    donor:
      "Nā reira kāore he matua tuarua e rēhitatia. Kāore mātou e pātai mō te kaituku, mō te hononga o ngā mātua, mō ētahi atu tamariki rānei.",
    dead: "E tangi ana te ngākau ki a koe. Tēnā whakakīia ngā mea e mōhio ana koe mōna, i tōna wā i ora ai.",
    danger:
      'He mōtika tōu kia noho haumaru. Kei te mōrearea koe ināianei? Waea atu ki te <a href="tel:111">111</a>, ka tono ai i ngā pirihimana. Kia kōrero ki tētahi i te ao, i te pō, he kore utu, waea atu ki Ngā Whare Whakaruruhau (<en>Women’s Refuge</en>) i te <a href="tel:0800733843">0800 733 843</a>. Mā te "Puta tere" koe e wehe tonu atu i tēnei whārangi.',
    "same-surname":
      "He ōrite te ingoa whānau o ngā mātua tokorua. Mēnā he ingoa whānau anō tō {{mother}} i te whānautanga, tēnā homai ki te hipanga o mua.",
  },
  questions: {
    ...prefixed("father", parent.questions),
    assistedHumanReproduction: {
      label: "Nā te whakahapūtanga āwhina (<en>assisted human reproduction</en>) te tamaiti?",
      short: "Te whakahapūtanga āwhina",
      hint: "Hei tauira, nā te <en>artificial insemination</en>, nā te <en>IVF</en> rānei me te tātea, te kākano rānei nā tētahi kaituku.",
    },
    assistedHumanReproductionOption: {
      label: "Ko tēhea o ēnei e tika ana?",
      short: "Te whakaae ki te whakahapūtanga āwhina",
      missing: "Me kōwhiri e koe kia kotahi, neke atu rānei, o ngā mea i runga ake nei.",
      options: {
        assistedHumanReproductionManConsented: "He tāne te hoa rangatira o te whaea, ā, i whakaae ia",
        assistedHumanReproductionWomanConsented: "He wahine te hoa rangatira o te whaea, ā, i whakaae ia",
        assistedHumanReproductionSpermDonor: "Nā tētahi kaituku te tātea, kāore he hoa rangatira i whakaae",
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
    "fillingIn.who": {
      label: "Kei te whakakī tahi kōrua ko tērā atu matua i tēnei puka?",
      short: "Kei te whakakī tahi māua ko tērā atu matua",
      hint: "I runga i tōna ake waea ka kite ia i ngā mea ka rēhitatia mō te tamaiti me ō kōrua ingoa, ka whakakī i ōna ake taipitopito, ka whakapuaki mōna anō. Kāore tētahi o kōrua e kite i ngā whakautu a tētahi mō ngā utu, te tāke me te pēke.",
      options: {
        together: "Āe, kei te whakakī tahi māua",
        ownDevice: "Āe, i runga i tōna ake waea",
        alone: "Kāo",
      },
    },
    "fillingIn.parent": {
      label: "Ko tēhea matua koe?",
      short: "Te matua e whakakī ana i tēnei puka",
      options: { mother: "{{Mother}}", father: "{{Other}}" },
    },
    "fillingIn.reason": {
      label: "He aha tērā atu matua e kore ai e uru mai?",
      short: "Te take e kore ai tērā atu matua e uru mai",
      hint: 'Ka tukuna tō whakautu ki te kairēhita. Ki te kore tētahi o ēnei e tika, tēnā whakamahia he <a href="https://www.govt.nz/browse/family-and-whanau/having-a-baby/registering-a-new-baby-and-getting-a-birth-certificate/">puka pepa</a>.',
      options: {
        dead: "Kua mate ia",
        missing: "Kei te ngaro ia",
        mind: "Kua pāngia tōna hinengaro e kore ai e taea e ia",
        medical: "Kāore e taea e ia nā te mate ā-tinana",
        overseas: "Kei tāwāhi ia, ā, kāore au e mōhio me pēhea te whakapā atu",
        danger: "He mōrearea ia ki a au, ki taku tamaiti rānei",
      },
    },
    parentSameAddress: {
      label: "He wāhitau kotahi tōna me tō {{mother}}",
      short: "He wāhitau kotahi me {{mother}}",
      hint: "Mēnā e noho tahi ana ngā mātua, tohua tēnei, ka waiho kia noho kau te wāhitau i raro nei: ka tāruatia māu.",
    },
  },
};
