import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** What editors of the guide have to look after, in te reo Māori. */
export const mi: Translation<typeof en> = {
  title: "Te āhua o te aratohu",
  intro:
    "Mā te hunga e tiaki ana i te aratohu kia tika tonu: ko ēhea kōrero kua whakatauritea ki tōna puna, nōnahea, he aha hoki hei mahi. Ka puta tuatahi ngā mea iti rawa te tirotiro.",
  missing: "Kāore te rārangi i te wātea. Tērā pea nō tētahi atu ratonga te aratohu.",
  summary: "O ngā tuhinga e {{all}}, {{read}} kua pānuitia tētahi o ōna puna.",
  texts: "Ngā kāri me ngā kaupapa tautoko",
  numbers: "Ngā nama waea",
  numbersIntro: "Ko ia nama me te whārangi nāna i tuku. Ka puta tuatahi ērā kāore anō kia tirohia.",
  facts: "Te rā i pānuitia ai: {{read}}. Taumata kura o te reo Pākehā: {{grade}}.",
  number_one: "Te rā i tirohia ai: {{read}}. Kei te tuhinga kotahi.",
  number_other: "Te rā i tirohia ai: {{read}}. Kei ngā tuhinga e {{count}}.",
  drafts_one:
    'Kotahi ōna kāore anō tētahi tangata matatau kia arotake i <a href="/te-reo-review">te reo Māori</a>.',
  drafts_other:
    'E {{count}} o ērā kāore anō tētahi tangata matatau kia arotake i <a href="/te-reo-review">te reo Māori</a>.',
  never: "Kāore anō",
  age_one: "{{day}} (kotahi te rā i muri)",
  age_other: "{{day}} (e {{count}} ngā rā i muri)",
  todo: {
    unread: "Pānuitia te puna:",
    home: "He whārangi kāinga; kimihia te whārangi tonu:",
    dead: "Kāore tēnei hononga e tae ki hea:",
    untranslated: "Kei te ngaro te reo Māori",
    hard: "He uaua rawa te pānui: taumata kura",
  },
};
