import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** How visitors say what they think of a page, in te reo Māori. */
export const mi: Translation<typeof en> = {
  title: "I whai hua tēnei whārangi ki a koe?",
  about: "Mō te whārangi <b>{{page}}</b> tēnei.",
  privacy:
    'Ka tatauria ngā whakautu, kāore he kōrero mōu ka puritia: kāore he ingoa, kāore he wāhitau, kāore he hāora. Ki te hiahia whakautu koe, tirohia <a href="/contact">me pēhea te whakapā mai</a>.',
  questions: {
    useful: { label: "I whai hua?" },
    reasons: {
      label: "Mēnā kāo, he aha te raru?",
      options: {
        "not-found": "Kāore i kitea e au tāku e rapu ana",
        hard: "He uaua te mārama",
        "out-of-date": "Kei te hē, kua tawhito rānei tētahi kōrero",
        broken: "Kāore tētahi mea i mahi",
        language: "Kāore te reo Māori i te tika",
      },
    },
  },
  send: "Tukuna",
  thanks: "Ngā mihi. Mā tō whakautu ka pai ake tēnei whārangi.",
  back: "Hoki ki te whārangi",
  failed: "Kāore i taea te tiaki i tō whakautu i tēnei wā. Kei konei tonu: tēnā, tukuna anō.",
  tooOften: "Kua maha ō whakautu i te wā poto. Tēnā, taihoa mō te {{minutes}} meneti.",
  report: {
    title: "Ngā kōrero a ngā manuhiri",
    intro:
      "E hia ngā whakautu a ngā manuhiri ki te pātai “I whai hua tēnei whārangi ki a koe?” i ngā marama e toru kua hipa. Kāore he kōrero mō rātou ka puritia.",
    none: "Kāore anō tētahi kia whakautu.",
    failed: "Kāore ngā whakautu e taea te pānui i tēnei wā. Tēnā, whakamātauria anō ākuanei.",
    page: "Whārangi",
    columns: {
      yes: "I whai hua",
      no: "Kāore i whai hua",
      "not-found": "Kāore i kitea",
      hard: "He uaua te mārama",
      "out-of-date": "Kua tawhito",
      broken: "Kāore i mahi",
      language: "Te reo Māori",
    },
  },
};
