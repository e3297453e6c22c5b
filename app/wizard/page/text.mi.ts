import type { Translation } from "#app/i18n/translation.ts";
import type { wizard as en } from "./text.en.ts";

export const wizard: Translation<typeof en> = {
  next: "Haere tonu",
  waiting: "Tēnā, tatari mai ...",
  back: "Hoki whakamuri",
  review: "Hoki ki te arotake",
  part: "Wāhanga {{number}} o te {{count}}",
  changeOf: "Panonihia: {{label}}",
  saveDraft: "Tiakina hei hukihuki",
  comeBack: "Tiakina, ka hoki mai ai",
  keeping: {
    anonymous:
      "Ka puritia tāu e tuhi ai mō te 60 meneti i muri i tō whārangi whakamutunga. Kāore he take kia takiuru.",
    person: "Ka tiakina ki tō takiuru tāu e tuhi ai i ngā wā katoa ka haere tonu koe.",
    until:
      "Ka tiakina ki tō takiuru tāu e tuhi ai i ngā wā katoa ka haere tonu koe. Ka puritia tae noa ki te {{day}}, ka roa ake ina tiakina anō.",
  },
  forget: {
    summary: "Mukua āku i tuhi ai",
    body: "Ka mukua āu mea katoa i tuhi ai ki tēnei puka, ā, ka kore e mahi tōna waehere. E kore e taea te whakahoki mai.",
    button: "Mukua ngā mea katoa",
  },
  notices: {
    unsaved: "I raru te tiakinga o ō raraunga. Whakamātauria anō ā muri ake.",
    tooLong: "He roa rawa tēnei hei tiaki. Tēnā whakapotohia te whakautu roa rawa atu.",
    unsavedBody: "Kei tēnei whārangi tonu ngā mea katoa i tuhia e koe.",
    unreadable: "Aroha mai, i raru te tikinga o tō puka hukihuki kua tiakina. Me tīmata anō koe.",
    over: "I puritia ngā mea i whakakīia e koe i mua mō te 60 meneti i muri i tō whārangi whakamutunga, ā, kua pau taua wā. Kei konei tonu tāu i tuhi whakamutunga ai. Tēnā, whāia anō ngā hipanga.",
    typedBack: "Kua hoki mai ngā mea i tuhia e koe i mua i tō takiuru anō. Kua tiakina.",
    logIn: {
      title: "Takiuru kia tiakina he puka hukihuki",
      body: "Ka puritia he puka hukihuki ki tō takiuru mō te tau kotahi. Ka haere tahi mai ngā mea kua tuhia e koe ki konei.",
      link: "Takiuru, ka tiaki",
    },
    typedBefore: {
      title: "I tuhi kupu kē koe ki tēnei pūtirotiro i mua i tō takiuru",
      body: "Ko tō puka hukihuki kua tiakina tēnei, nō te {{saved}} te panonitanga whakamutunga. Nō te {{typed}} te panonitanga whakamutunga o tāu i tuhi ai ki tēnei pūtirotiro.",
      take: "Whakamahia tāku i tuhi ai ki tēnei pūtirotiro",
      takeHint: "Kātahi ka mukua tō puka hukihuki kua tiakina.",
      leave: "Haere tonu me taku puka hukihuki kua tiakina",
      leaveHint:
        "Ka noho ki tēnei pūtirotiro ngā mea i tuhia ki konei mō tēnei wā, engari ka mutu ina takiputa koe.",
    },
  },
  conflict: {
    title: "I panonihia tēnei hipanga i tētahi atu matapihi",
    body: "I panonihia i tētahi atu whārangi, pūrere rānei, i muri i tō huakina i tēnei. Tēnā, kōwhiria ko ēhea whakautu ka puritia. Kāore he mea i tiakina i tēnei wā.",
    saved: "I tiakina i taua wā",
    typed: "I tuhia ki konei",
    none: "Kāore he whakautu",
    keep: "Puritia tāku i tuhi ai ki konei",
    take: "Tangohia te mea i tiakina",
  },
  unreachable: {
    heading: "Kāore i taea tō puka te huaki i tēnei wā",
    body: "Aroha mai, i raru te tikinga o tō puka hukihuki kua tiakina.",
    hope: "Kāore tētahi wāhanga i mukua. Tēnā, tatari mō ētahi meneti i mua i te tīmata anō.",
    link: "Whakamātauria anō",
  },
  keptUntil: {
    label: "Te roa o te pupuri i tō puka",
    until: "Ka puritia tāu i tuhi ai tae noa ki te {{time}}, ka roa ake i ia whārangi ka huakina e koe.",
    soon: "Ka mukua tāu i tuhi ai i roto i te rua meneti.",
    stay: "Puritia kia roa ake",
    ended:
      "Kua pau te wā, kua mukua pea ngā mea i tuhia e koe ki ētahi atu whārangi. Kei tēnei whārangi tonu tāu i tuhi ai ki konei: pēhia Haere tonu kia tiakina ai.",
  },
  closed: {
    waits: "Ka tatari ki konei kia huaki anō te ratonga, kātahi ka puritia mō te roa o mua.",
  },
  ended: {
    heading: "Kua takiputa koe",
    body: "Kua mutu tō takiuru. Ka puritia tāu i tuhi ai ki tēnei hipanga mō te 60 meneti. Takiuru anō ki tēnei pūtirotiro, ka hoki mai.",
    link: "Takiuru anō",
  },
};
