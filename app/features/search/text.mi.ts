import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The words of the search, in te reo Māori. */
export const mi: Translation<typeof en> = {
  title: "Rapu",
  description:
    "Rapua ngā kōrero katoa mō ngā mātua: te hapūtanga, ngā pēpi, te pūtea, te tiaki tamariki, te kura, me te hunga āwhina.",
  titleFor: "Rapu: {{term}}",
  count: "e whakaatu ana i te {{shown}} o te {{total}}",
  more: "Utaina ētahi atu",
  tags: "Te wāhanga me ngā kaupapa",
  didYouMean: "Ko tēnei kē pea",
  correctedTo: "Kāore he mea i rite ki tāu i tuhi ai, nō reira ko ēnei ngā otinga mō",
  foundInOther: "I kitea i ngā kupu Pākehā o tēnei kāri",
  translation: "I tuhia te aratohu ki te reo Pākehā, ā, kua whakamāoritia.",
  failure: "Aroha mai, kua hē pea tētahi mea. Tēnā, whakamātauria anō tō rapu.",
  facets: {
    label: "Whāitihia ngā otinga",
    stage: "Wāhanga",
    topic: "Kaupapa",
    all: {
      stage: "Ngā wāhanga katoa",
      topic: "Ngā kaupapa katoa",
    },
  },
  nothing: {
    title: "Kāore i kitea he mea mō “{{term}}”",
    everywhere: "Rapua ngā wāhanga me ngā kaupapa katoa",
    spelling: "Tirohia te tuhi o te kupu.",
    fewer: "Whakamātauria kia iti ake ngā kupu, he kupu kē atu rānei mō taua mea.",
    language: "Rapua ki te reo Māori, ki te reo Pākehā rānei; kei te pai te kore tohutō.",
    stages: "Tirohia rānei tētahi wāhanga",
    support:
      'Mēnā e hiahia ana koe ki tētahi hei kōrero, tirohia <a href="/support">Ina hiahia tautoko koe</a>.',
  },
};
