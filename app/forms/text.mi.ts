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
    postcodeTooLong:
      "Whakapotoa tēnei whakautu kia {{max}} ngā pūāhua, kia iti iho rānei. Ka uru te tāone mehemea ka waiho te waehere poutāpeta: {{town}}",
    characters: "Tangohia ēnei pūāhua: {{characters}}",
    letters:
      "Kāore e taea e te rēhita whānautanga te tuhi i te {{letters}}. Ka taea te tuhi pēnei: {{nearest}}",
    otherLetters:
      "Kāore e taea e te rēhita whānautanga te tuhi i te {{letters}}. Tēnā whakamahia ngā pū A ki te Z, me ngā tohutō, ngā tohu reo rānei ina hiahiatia.",
    name: "Tēnā tuhia he ingoa, he tohuhono (-) kotahi rānei mēnā kāore he ingoa.",
    money: "Tuhia he rahinga tāra tika, hei tauira, 450, 450.50 rānei",
    moneyTooLarge: "Tuhia he rahinga iti iho i te $10,000,000,000.00",
    frequency: "Kōwhiria te auau o tō whiwhi i tēnei moni",
    hours: "Tuhia ngā hāora hei tau, hei tauira, 4, 4.25 rānei",
    hoursDecimals: "Kia rua noa iho ngā tau ā-ira, hei tauira 4.25",
    hoursMost: "Tuhia kia iti iho i te {{max}} hāora.",
    wholeHours: "Tuhia he tau tōpū mai i te {{from}} ki te {{to}}",
    date: "Kāore i te tika te rā i kōwhiria, tēnā whakamātauria anō.",
    dateInFuture: "Kāore anō tēnei rā kia tae mai, tēnā tuhia he rā tika.",
    email: "Ehara tēnei i te wāhitau īmēra tika, tēnā tuhia anō te wāhitau īmēra.",
    phone: "Tuhia he nama waea, ko ngā mati me ngā mokowā anake",
    postcode: "Tuhia he waehere poutāpeta, kia 4 ngā mati",
    dateTooLongAgo: "Kua neke atu i te {{years}} tau mai i tēnei rā, tēnā tirohia anō.",
    mobile: "Tēnā tuhia he nama waea pūkoro tika nō Aotearoa",
    documentNumber: "Ko ngā pū me ngā mati anake",
    irdNumber: "Ehara tēnei i te tau IRD tika, tēnā tirohia anō ōna mati e 8, e 9 rānei.",
    clientNumber: "Ehara tēnei i te tau kiritaki MSD tika, tēnā tirohia anō ōna mati e 8, e 9 rānei.",
    spaceAtEnd: "Kaua he mokowā i te tīmatanga, i te mutunga rānei",
    hashFirst: "Kaua e tīmata ki te #",
    account: "Tēnā tuhia he nama pūkete pēke tika.",
    accountDigits: "Ko ngā mati anake ka taea mō te pūkete pēke.",
    accountBank: "Kia 2 ngā mati o te nama pēke.",
    accountBranch: "Kia 4 ngā mati o te nama peka.",
    accountBody: "Kia 6 ngā mati o te nama pūkete, neke atu rānei.",
    accountSuffix: "Kia 2 ngā mati o te kūmuri, neke atu rānei.",
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
    most: "Kia {{max}} ngā pūāhua, kia iti iho rānei",
    warning: "He whakatūpato:",
    information: "Hei mōhio māu:",
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
    town: "Te tāone, te tāone nui rānei, me te waehere poutāpeta",
    missing: {
      street: "Tēnā tuhia te nama whare me te ingoa tiriti.",
      suburb: "Tēnā tuhia te tapa tāone.",
      town: "Tēnā tuhia te tāone me te waehere poutāpeta, te tau RAPID rānei.",
      all: "Tēnā tuhia te nama whare me te ingoa tiriti, te tapa tāone, me te tāone me te waehere poutāpeta, te tau RAPID rānei.",
    },
  },
  progress: {
    step: "Hipanga {{number}} o te {{count}}",
    done: "kua oti",
    todo: "kāore anō kia oti",
    closed: "kāore anō kia tuwhera",
  },
  account: {
    bank: "Pēke",
    branch: "Peka",
    body: "Nama pūkete",
    suffix: "Kūmuri",
  },
};
