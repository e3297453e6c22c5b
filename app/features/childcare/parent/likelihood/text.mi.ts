import type { Translation } from "#app/i18n/translation.ts";
import type { likelihood as en } from "./text.en.ts";

export const likelihood: Translation<typeof en> = {
  title: "Ka riro pea i a koe?",
  review: {
    title: "Ka riro pea i a koe te <en>Childcare Subsidy</en>?",
    intro: "I takea mai i ō whakautu i tēnei wā. Mā Te Hiranga Tangata anake e whakatau.",
  },
  intro: "Mā ngā pātai e toru mō tō whānau e whakaatu he aha pea ka puta. Kāore he mea e tiakina.",
  check: "Whakaaturia mai",
  kinds: {
    likely: "Tērā tonu pea ka riro i a koe te <en>Childcare Subsidy</en>.",
    unclear:
      "Kāore e mōhiotia. Tērā pea ka riro i a koe te <en>Childcare Subsidy</en>, nō reira he pai te tono.",
    unlikely: "Hei tā āu i kī mai ai, kāore pea iana koe e māraurau ana ki te <en>Childcare Subsidy</en>.",
  },
  assumed: "He tika tēnei mēnā ka tutuki hoki ērā atu āhuatanga o tēnei whārangi.",
  hours: {
    one: "Ka utua tae noa ki te <b>{{most}} hāora i te wiki</b> mō ia tamaiti.",
    less: "Ka nui ake, tae noa ki te {{mostWithReason}} hāora, ina mahi koe, ina ako, ina whakangungu, ina whai mahi mā Te Hiranga Tangata, ina kore rānei e taea te tiaki i te tamaiti nā te hauora.",
    lessOfBoth:
      "Ka nui ake, tae noa ki te {{mostWithReason}} hāora, ina mahi kōrua ko tō hoa rangatira, ina ako, ina whakangungu, ina whai mahi mā Te Hiranga Tangata, ina kore rānei e taea te tiaki i te tamaiti nā te hauora.",
    depends:
      "Ka utua tae noa ki te <b>{{least}} hāora i te wiki</b> mō ia tamaiti, tae noa rānei ki te <b>{{most}} hāora</b> mēnā ka whakatau a Te Hiranga Tangata e kore e taea e kōrua te tiaki i te tamaiti i taua wā.",
    twenty: "Kaua mō ngā hāora e utua ana e te <en>20 Hours ECE</en>.",
  },
  income: {
    below_one:
      "Ko te moni whiwhi o tō whānau, tata ki te {{income}} i te wiki i mua i te tāke, kei raro iho i te {{limit}}, arā, te tepe mō te tamaiti kotahi.",
    below_other:
      "Ko te moni whiwhi o tō whānau, tata ki te {{income}} i te wiki i mua i te tāke, kei raro iho i te {{limit}}, arā, te tepe mō ngā tamariki e {{count}}.",
    above_one:
      "Ko te moni whiwhi o tō whānau, tata ki te {{income}} i te wiki i mua i te tāke, kāore i raro iho i te {{limit}}, arā, te tepe mō te tamaiti kotahi.",
    above_other:
      "Ko te moni whiwhi o tō whānau, tata ki te {{income}} i te wiki i mua i te tāke, kāore i raro iho i te {{limit}}, arā, te tepe mō ngā tamariki e {{count}}.",
  },
  why: "He aha ai? Ngā āhuatanga takitahi",
  status: { met: "Kua tutuki:", "not-met": "Kāore i tutuki:", "not-known": "Kāore e mōhiotia:" },
  law: "Te ture",
  limits: {
    title: "Ngā tepe moni whiwhi",
    caption: "Te moni whiwhi o te whānau katoa i te wiki, i mua i te tāke, ka kore he utu",
    children: "Ngā tamariki whakawhirinaki",
    income: "I te wiki",
    more: "3, neke atu rānei",
    unknown: "Kāore mātou e mōhio ki ngā tepe i tēnei wā.",
    hours:
      "Ngā hāora, e mana ana mai i te {{date}}: kia 3 i te wiki te iti rawa, tae noa ki te {{most}}, tae noa rānei ki te {{mostWithReason}} nā te mahi, te ako, te whakangungu, tētahi mahi kua whakaaetia, te māuiui, te noho whaikaha rānei.",
  },
  unavailable:
    "Kāore e taea i tēnei wā te whakaatu mēnā ka riro pea i a koe. Ka taea tonu te tono: mā Te Hiranga Tangata e whakatau.",
  once: "Tēnā, pēhia anō te pātene: kāore tō pūtirotiro i whakaatu nō hea te puka.",
  questions: {
    "likelihood.children": {
      label: "E hia āu tamariki e tiaki nei koe?",
      short: "Ngā tamariki whakawhirinaki",
      options: { "1": "1", "2": "2", "3": "3, neke atu rānei" },
    },
    "likelihood.income": {
      label: "E hia te moni whiwhi o tō whānau i mua i te tāke?",
      short: "Te moni whiwhi o te whānau",
      hint: "Tōu me tō tō hoa rangatira, me ngā takuhe hoki.",
    },
    "likelihood.reason": {
      label:
        "Kei te mahi koe, kei te ako, kei te whakangungu, kei te whai mahi mā Te Hiranga Tangata, kei te māuiui, kei te noho whaikaha rānei? Mēnā he hoa rangatira tōu: kōrua tahi?",
      short: "Te mahi, te ako, ngā mahi, te māuiui rānei",
      options: { true: "Āe", false: "Kāo" },
    },
  },
};
