import { months } from "#app/i18n/months.ts";
import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The words that every form shares, in te reo Māori. */
export const mi: Translation<typeof en> = {
  errors: {
    title: "He raru kei konei",
    required: "Me whakautu tēnei pātai, tēnā tuhia mai he whakautu.",
    number: "Tuhia he tau tōpū, ko ngā mati anake",
    negative: "Tuhia te 0, he tau nui ake rānei",
    tooLong: "Whakapotoa tēnei whakautu kia {{max}} ngā pūāhua, kia iti iho rānei",
    characters: "Tangohia ēnei pūāhua: {{characters}}",
    money: "Tuhia he rahinga tāra tika, hei tauira, 450, 450.50 rānei",
    moneyTooLarge: "Tuhia he rahinga iti iho i te $10,000,000,000.00",
    frequency: "Kōwhiria te auau o tō whiwhi i tēnei moni",
    date: "Kāore i te tika te rā i kōwhiria, tēnā whakamātauria anō.",
    dateInFuture: "Kāore anō tēnei rā kia tae mai, tēnā tuhia he rā tika.",
    email: "Ehara tēnei i te wāhitau īmēra tika, tēnā tuhia anō te wāhitau īmēra.",
    phone: "Tuhia he nama waea, ko ngā mati me ngā mokowā anake",
    postcode: "Tuhia he waehere poutāpeta, kia 4 ngā mati",
    notAnOption: "Kōwhiria tētahi o ngā whakautu e whakaaturia ana",
    tooManyRows: "Kaua e neke atu i te {{max}}",
    repeated: "Kia kotahi te whakautu ki tēnei pātai",
  },
  answers: {
    yes: "Āe",
    no: "Kāo",
    unknown: "Kāore au i te mōhio",
    none: "Kāore he whakautu",
  },
  words: {
    optionalLabel: "{{label}} (kei a koe te tikanga)",
    pleaseChoose: "Tēnā, kōwhiria",
  },
  buttons: {
    change: "Panonihia",
    add: "Tāpirihia tētahi atu",
    remove: "Tangohia: {{row}}",
  },
  date: {
    day: "Rā",
    month: "Marama",
    year: "Tau",
    hint: "Hei tauira, 27 3 1998, 27 Māehe 1998 rānei",
    months: months.mi,
  },
  money: {
    amount: "Rahinga",
    frequency: "Te auau",
    frequencies: {
      weekly: "ia wiki",
      fortnightly: "ia rua wiki",
      monthly: "ia marama",
      annually: "ia tau",
    },
    reading: "{{amount}} {{frequency}}",
  },
  address: {
    street: "Te nama whare me te ingoa tiriti",
    suburb: "Tapa tāone",
    town: "Te tāone, te tāone nui rānei",
    postcode: "Waehere poutāpeta",
  },
};
