import type { Translation } from "#app/i18n/translation.ts";
import type { begin as en } from "./text.en.ts";

export const begin: Translation<typeof en> = {
  here: {
    title: "He puka hukihuki kei tēnei pūtirotiro",
    last: "Nō te {{changed}} te panonitanga whakamutunga.",
    until: "Ka puritia tae noa ki te {{until}}.",
    shared: "Mēnā ka whakamahi ētahi atu i tēnei pūrere, nā rātou pea te puka.",
    goOn: "Haere tonu me tēnei puka",
  },
  anew: "Tīmatahia he puka hou",
  stays: "Ka noho te puka kei konei kē ki tēnei pūtirotiro tae noa ki te {{until}}.",
  staysHere: "Ka noho te puka kei konei kē ki tēnei pūtirotiro.",
  earlier: {
    title: "I tīmataria i mua atu ki tēnei pūtirotiro",
    form: "Nō te {{changed}} te panonitanga whakamutunga, ka puritia tae noa ki te {{until}}.",
    lapsing: "Nō te {{changed}} te panonitanga whakamutunga.",
    goOn: "Haere tonu me tēnei",
  },
  full: "He maha rawa ngā puka kāore anō kia oti kei tēnei pūtirotiro. Tēnā, whakaotia, mukua rānei tētahi i te tuatahi. Kāore he mea i panonihia.",
  takeAlong: {
    title: "Nāu te puka kei tēnei pūtirotiro?",
    body: "I whakakīia tētahi wāhanga o tēnei puka e tētahi tangata, nāu pea, ki tēnei pūtirotiro i mua i tō takiuru. Nō te {{changed}} te panonitanga whakamutunga.",
    take: "Āe, mauria ki taku takiuru",
    takeHint: "Kātahi ka puritia ki tō takiuru mō te tau kotahi.",
    leave: "Kāo, ehara nāku",
    leaveHint: "Ka tīmata koe i tētahi puka wātea.",
    leaveStays:
      "Ko te mea ehara nāu ka noho ki tēnei pūtirotiro tae noa ki te {{until}}, engari ka mutu ina takiputa tētahi ki konei.",
  },
};
