import type { Translation } from "#app/i18n/translation.ts";
import { benefits } from "./text/benefits.mi.ts";
import { comparison } from "./text/comparison.mi.ts";
import { questions } from "./text/questions.mi.ts";
import { results } from "./text/results.mi.ts";
import { takeAlong } from "./text/take-along.mi.ts";
import type { en } from "./text.en.ts";

type Words = Translation<typeof en>;

const landing: Words["landing"] = {
  title: "Kitea te āwhina pūtea mōu",
  headingMi: "Kitea te āwhina pūtea mōu",
  lead: "Whakautua ētahi pātai mōu me tō whānau. Ka whakaatu mātou ko ēhea takuhe me ēhea utunga a te kāwanatanga e hāngai ana pea ki a koe, me te take.",
  start: "Tīmata",
  who: {
    title: "Mō wai tēnei",
    body: "Mō te hunga i Aotearoa e tiaki tamariki ana, e tatari ana ki te whānautanga o tētahi pēpi, e whakarite ana rānei ki te whāngai ā-ture i tētahi tamaiti. Ka taea hoki te whakamahi mēnā kāore āu tamariki.",
  },
  know: {
    title: "I mua i te tīmatanga",
    time: "E 5 ki te 8 meneti te roa.",
    privacy: "Kāore mātou e pātai mō tō ingoa, ā, kāore mātou e pupuri i ō whakautu kia tono mai rā anō koe.",
    amounts:
      "Ka whakaaturia te moni ka whiwhi pea koe, te mea nui rawa rānei. Tērā pea ka iti iho tāu e whiwhi ai.",
    today:
      "I te {{date}} i tirohia ai e mātou ngā ture me ngā rahinga moni. Ki te kore mātou i kite i ō nāianei, ka kī atu mātou, ā, e kore e whakahēngia koe nā te tepe tawhito anake.",
    before:
      "Nō te tau 2018 ngā ture me ngā tepe moni whiwhi e whakamahia ana. He rerekē ō nāianei, nō reira tērā pea kei te hē tētahi whakautu i konei.",
    indication: "He tohu noa iho ngā otinga. Ehara te whakamahi i tēnei taputapu i te tono.",
    prepare:
      "He pai kia mōhio koe ki tō moni whiwhi i mua i te tāke, me te moni whiwhi o tō hoa rangatira, mēnā he hoa rangatira tōu.",
  },
  covers: {
    title: "Ngā takuhe me ngā utunga ka arowhaihia",
    intro: "Ka arowhaihia e mātou ēnei takuhe me ēnei utunga e {{number}}:",
    paidParentalLeave:
      'Ka arowhaihia hoki te utu whakatā tiaki pēpi (<en>Paid Parental Leave</en>). Ka whakaaturia mēnā e tohu ana ō whakautu ka taea pea e koe te whiwhi. Arā anō te <a href="/financial-help/paid-parental-leave-checker">arowhai mō te utu whakatā tiaki pēpi anake</a>.',
  },
};

const urgentHelp: Words["urgentHelp"] = {
  title: "Mēnā e hiahia āwhina ohotata ana koe",
  intro: "Kāore e hiahiatia kia oti ēnei pātai i te tuatahi. He kore utu ēnei ratonga.",
  contacts: {
    emergency:
      'Mēnā kei roto tētahi i te mōrearea, kua tino whara rānei, waea atu ki te <a href="tel:111">111</a> ināianei tonu, ka tono i te pirihimana, i te ratonga ahi, i te waka tūroro rānei.',
    workAndIncome:
      'Mēnā kāore āu moni mō te kai, mō te rēti, mō te hiko rānei, waea atu ki Te Hiranga Tangata (<en>Work and Income</en>) i te <a href="tel:0800559009">0800 559 009</a>. Pātai atu mō te <en>Emergency Benefit</en> me ētahi atu āwhina ohotata.',
    foodbank:
      'Mō te kai i tēnei rā, <a href="https://www.foodbank.co.nz/">kimihia tētahi pātaka kai e tata ana ki a koe</a>.',
    advice:
      'Hei kōrero mō ō mōtika me ō kōwhiringa, waea atu ki Ngā Pou Whakawhirinaki o Aotearoa (<en>Citizens Advice Bureau</en>) i te <a href="tel:0800367222">0800 367 222</a>, <a href="https://www.cab.org.nz/find-a-cab/">kimihia rānei te tari e tata ana ki a koe</a>.',
    violence:
      'Mēnā e mataku ana koe i tētahi i te kāinga, waea atu ki Ngā Whare Whakaruruhau o Aotearoa (<en>Women’s Refuge</en>) i te <a href="tel:0800733843">0800 733 843</a>, i te ao, i te pō.',
    talk: 'Mēnā e hiahia kōrero ana koe, waea atu, pātuhi rānei ki te <a href="tel:1737">1737</a> kia kōrero ki tētahi kaitohutohu kua whakangungua, i te ao, i te pō.',
    health:
      'Mēnā e māharahara ana koe mō tō hauora, mō te hauora rānei o tō tamaiti, waea atu ki <en>Healthline</en> i te <a href="tel:0800611116">0800 611 116</a>, i te ao, i te pō.',
  },
};

const sections: Words["sections"] = {
  background: { heading: "Tō tipuranga mai", headingMi: "Tō tipuranga mai" },
  children: { heading: "Ko āu tamariki", headingMi: "Ko āu tamariki" },
  relationship: { heading: "Tō hononga ki āu tamariki", headingMi: "Tō hononga ki āu tamariki" },
  work: { heading: "Mahi/Ako", headingMi: "Mahi/Ako" },
  income: { heading: "Whiwhinga Moni", headingMi: "Whiwhinga Moni" },
  accommodation: { heading: "Wāhi Noho", headingMi: "Wāhi Noho" },
};

const clear: Words["clear"] = {
  summary: "Ūkuia aku whakautu",
  ask: "Ka mukua ō whakautu katoa. E kore e taea te whakahoki mai.",
  button: "Āe, ūkuia aku whakautu",
};

const questionnaire: Words["questionnaire"] = {
  part: "Wāhanga {{number}} (kāore e neke ake i te {{count}}) · kāore e neke ake i te {{minutes}} meneti e toe ana",
  title: "Ngā pātai",
  headingMi: "Ngā pātai",
  intro:
    "E 5 ki te 8 meneti te roa. Whakautua e ai ki tō āhua i tēnei rā. Ka puta ētahi pātai i muri i ētahi whakautu anake.",
  privacy: "Kāore mātou e pupuri i ō whakautu. Ina oti koe, ka taea te ūkui.",
  submit: "Tukuna aku whakautu",
  nonResident: {
    title: "Ko te āhua nei kāore koe e māraurau ana",
    body: 'Mō ngā kirirarau me ngā kainoho o Aotearoa ēnei takuhe me ēnei utunga. Mēnā he <en>refugee</en> koe, he <en>protected person</en> rānei, kei roto rānei koe i te uauatanga, waea atu ki Te Hiranga Tangata i te <a href="tel:0800559009">0800 559 009</a>, ka pātai he aha ā rātou āwhina.',
    back: "Hoki atu ki te Āwhina pūtea",
  },
  unavailable: {
    before:
      "Aroha mai! Kāore te taputapu āwhina pūtea i te wātea i tēnei wā. Kei te mahi mātou kia wātea wawe anō ai. Tēnā koe i tō manawanui - tēnā, ",
    link: "whakamātauria anō",
    after: " ākuanei.",
    kept: "Kāore ō whakautu i ngaro.",
  },
};

/** The words of the financial help checker in te reo Māori. */
export const mi: Words = {
  service: "Āwhina pūtea",
  landing,
  urgentHelp,
  sections,
  questions,
  clear,
  questionnaire,
  results,
  benefits,
  takeAlong,
  comparison,
};
