import type { Translation } from "#app/i18n/translation.ts";
import type { results as English } from "./results.en.ts";

export const results: Translation<typeof English> = {
  title: "Ngā otinga",
  headingMi: "Ngā otinga",
  groups: {
    probably: "Ko te āhua nei ka āhei koe ki",
    possibly: "Tērā pea ka āhei koe ki",
    probablyNot: "Ko te āhua nei kāore koe e āhei ki",
  },
  disclaimer:
    "He tohu noa iho ēnei otinga, i runga i ō whakautu. Ehara te whakamahi i tēnei taputapu i te tono. Mā te tari e utu ana e whakatau ina tono koe.",
  change: "Panonihia aku whakautu",
  clear: "Ūkuia aku whakautu",
  cleared: "Kua ūkuia ō whakautu.",
  print: "Ka taea e koe te tā i tēnei whārangi hei mau atu māu.",
  answersTitle: "Ō whakautu",
  empty: {
    title: "Te āhua nei kāore anō koe kia whakautu i tētahi pātai...",
    body: "Kia noho matatapu ai ō kōrero, kāore mātou e pupuri i ō whakautu. Ka ngaro ina ūkuia e koe, ina katia te pūtirotiro, ina roa rānei te wā kāore koe e whakamahi.",
    button: "Whakautua ngā pātai",
  },
  notEligible: {
    title: "Te āhua nei kāore koe e āhei...",
    body: "E ai ki ō whakautu, kāore tētahi o ngā takuhe me ngā utunga ka arowhaihia e mātou e hāngai ana ki a koe i tēnei wā. Tērā tonu pea he āwhina anō mōu.",
  },
  otherHelp: {
    title: "Ētahi atu takuhe me ētahi atu utunga",
    body: 'E 17 anake ngā takuhe me ngā utunga kei tēnei taputapu. He maha atu anō. Ka tirohia ētahi atu momo āwhina e te taputapu a Te Hiranga Tangata, <a href="https://check.msd.govt.nz/"><en>Check what you might get</en></a>.',
  },
  paidParentalLeave:
    'E hapū ana, he tamaiti rānei tāu kei raro i te 1 tau, kua tae hou mai rānei ki a koe hei tiaki? Kei te <a href="/financial-help/paid-parental-leave-checker">arowhai mō te utu whakamatuatanga</a> ngā pātai katoa. Kāore e herea ana ki te kirirarau, ki te kainoho rānei.',
  summary: {
    title: "Hei whakarāpopoto",
    probably: "ka āhei pea koe",
    possibly: "tērā pea ka āhei koe",
    probablyNot: "kāore pea koe e āhei",
  },
  choice: {
    title: "Kotahi anake o ēnei ka taea e koe te whiwhi",
    body: "Kāore e whakaaetia e te ture kia whiwhi i ēnei i te wā kotahi, hāunga ērā kei te rārangi kotahi. Kei mua te mea nui ake.",
    and: "me",
    onCard: "Kotahi anake o ētahi utunga ka taea e koe te whiwhi.",
  },
  because: {
    met: "E tutuki ana i a koe ngā tikanga katoa i tirohia e mātou.",
    noChild: "Mō te hunga e tiaki ana i tētahi tamaiti tēnei.",
    notMainCarer: "Mō te tino kaitiaki o ngā tamariki tēnei. I kī mai koe ehara koe i te tino kaitiaki.",
    partnerIsMainCarer:
      "Mō te tino kaitiaki o ngā tamariki tēnei. I kī mai koe ehara koe i te tino kaitiaki. Mēnā ko tō hoa rangatira, ka taea e ia te tono.",
    notInCare:
      "Mō ngā tamariki kei a koe i ngā wā katoa, neke atu rānei i te 5 rā i ia rua wiki, tēnei. I kī mai koe kāore āu e pērā ana.",
    grownUp:
      "Mō ngā tamariki e whirinaki ana ki a koe tēnei. I kī mai koe he motuhake te noho a tāu tamaiti i te taha pūtea.",
    fromBirth: "Mai i te whānautanga: ka āhei pea koe ina whānau mai tō tamaiti.",
    fromBirthInCare:
      "Mai i te whānautanga: ka āhei pea koe ina whānau mai tō tamaiti, ā, ka haere ia ki tētahi whare kōhungahunga kua whakaaetia mō te 3 hāora, neke atu rānei, i te wiki.",
    newborn:
      'He tamaiti tāu kei raro i te 1 tau. Kei te whirinaki te āheinga ki tō mahi i mua i te whānautanga, ki te whakamatuatanga hoki kua pau kē. Ka pātaihia ēnei e te <a href="/financial-help/paid-parental-leave-checker">arowhai mō te utu whakamatuatanga</a>.',
    youngest:
      "Kei te whirinaki tēnei ki te rā i whānau mai ai tō tamaiti pakupaku rawa, kāore mātou i te tino mōhio.",
    tellBirth: "Whakamōhiotia mai te rā whānau",
    unclear: "Kāore i taea e mātou te whakatau i runga i ō whakautu.",
    notCompared: "Kāore ō moni whiwhi i whakatairitea ki tētahi tepe.",
    corrections: {
      superannuation:
        "Mai i te 65 tau ka taea te whiwhi i te Penihana Kaumātua o Aotearoa. Kāore e utua tahitia ki tēnei utunga.",
      parentsIncome: "I tō pakeke, ka whai wāhi hoki ngā moni whiwhi a ō mātua. Kāore mātou i pātai.",
      parentsTest:
        "Mai i te Whiringa-ā-rangi 2026, ka whai wāhi hoki ngā moni whiwhi a ngā mātua o te hunga 18, 19 rānei ō rātou tau. Kāore mātou i pātai.",
      student: "I te nuinga o te wā, ko te <en>Student Allowance</en> kē te utunga mō ngā ākonga wā kikī.",
      alreadyPaid:
        "I kī mai koe kei te whiwhi kē koe i tētahi utunga e whirinaki ana ki te moni whiwhi. Mēnā ko tēnei, kāore he mea e rerekē.",
    },
  },
  income: {
    own: "Ko {{income}} te moni whiwhi a tō whare.",
    ofBoth: "Ko {{income}} te moni whiwhi a tō whare, tae atu ki tā tō hoa rangatira.",
    limit: "Ko {{limit}} te tepe.",
    limitSince: "Ko {{limit}} te tepe (mai i te {{date}}).",
    for_one: "{{limit}} mō te tamaiti kotahi",
    for_other: "{{limit}} mō ngā tamariki e {{count}}",
    afterTax: "tata ki te {{income}} i muri i te tāke",
    per: { year: "{{dollars}} i te tau", week: "{{dollars}} i te wiki" },
  },
  possibly: {
    unknown: "Kei te whirinaki tēnei ki tētahi pātai kāore i taea e koe te whakautu: {{question}}",
    areaFailed:
      "Kei te whirinaki tēnei ki te rohe e noho ana koe. Kāore i taea e mātou te rapu tō waehere poutāpeta {{postcode}} i tēnei wā.",
    areaNotFound:
      "Kei te whirinaki tēnei ki te rohe e noho ana koe. Kāore i kitea te waehere poutāpeta {{postcode}}.",
    again: "Whakamātauria anō",
    changePostcode: "Panonihia tō waehere poutāpeta",
  },
  why: {
    summary: "He aha ai?",
    met: "Kua tutuki tēnei i a koe",
    notMet: "Kāore tēnei i tutuki i a koe",
    notKnown: "Kāore anō mātou kia mōhio",
    yourAnswer: "Tō whakautu",
    yourAnswers: "Ō whakautu",
    notAsked: "Kāore mātou i pātai i tēnei.",
    decides: "Ko ngā tikanga whakatau",
    others: "Ko ērā atu tikanga",
    law: "Te ture",
    inForceFrom: "whai mana mai i te {{date}}",
  },
  amount: {
    title: "Te moni nui rawa ka taea e koe te whiwhi",
    descriptions: {
      "up to": "tae atu ki te",
      "for each child up to": "mō ia tamaiti, tae atu ki te",
      "for each child": "mō ia tamaiti, ko te",
    },
    frequencies: {
      "per week": "i ia wiki",
      "per hour": "i ia hāora",
      "per year": "i ia tau",
    },
    line: "{{description}} {{value}} {{frequency}}",
    none: "He kāri, he ratonga rānei tēnei. Kāore he moni e utua ki a koe.",
    of: {
      first: "mō te tamaiti mātāmua",
      further: "mō ia tamaiti atu",
      fourth: "anō mō ia tamaiti i muri i te tuatoru",
      hour: "te nui rawa, mō ia tamaiti",
      topUp: "te moni whiwhi i muri i te tāke: ka whakakīia tō utu kia eke ki tēnā",
      youngest: "mō te tamaiti o te rōpū tau nohinohi rawa",
      oldest: "mō te tamaiti o te rōpū tau pakeke rawa",
      area: "te nui rawa, i te Rohe {{area}}",
      away: "mēnā kāore koe e noho ana i te kāinga o ō mātua",
    },
    was: "Ko tēnei te rahinga i te {{date}}; kāore anō mātou kia kite i tētahi mea hou ake.",
    undated: "Kāore mātou e mōhio nō āhea tēnei rahinga.",
    dated:
      "Nō te {{date}} ngā ture me ngā tepe moni whiwhi i konei. He rerekē ō nāianei, nō reira tērā pea kei te hē tētahi whakautu i konei.",
    undatedLimits:
      "Kāore mātou e mōhio nō āhea ēnei tepe moni whiwhi, nō reira tērā pea kei te hē tētahi whakautu i konei.",
    sampleLimit: "He tauira te tepe moni whiwhi i whakamahia mō tēnei. He rerekē pea te tepe tūturu.",
    stale:
      "Kāore i taea te puna o ēnei tau te toro atu ināianei. Ko ngā mea i tīkina i te {{date}} e whakaaturia nei.",
  },
  apply: {
    title: "Me pēhea te tono",
    here: '<a href="/financial-help/childcare-subsidy-application">Tonoa i tēnei pae</a>, mēnā kei te whiwhi utunga koe ināianei i Te Hiranga Tangata, ā, kua whakaurua tō tamaiti',
    online: "Tono tuihono ki Te Hiranga Tangata",
    form: "Whakakīia te puka tono",
    workAndIncome: 'Waea atu ki Te Hiranga Tangata i te <a href="tel:0800559009">0800 559 009</a> hei tono',
    inlandRevenue: "Tono ki Te Tari Taake",
    inlandRevenueCall:
      'Ka taea hoki te waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 227 773</a>.',
    studyLink: "Tono tuihono ki Hoto Akoranga (<en>StudyLink</en>)",
    studyLinkCall:
      'Ka taea hoki te waea atu ki Hoto Akoranga i te <a href="tel:0800889900">0800 88 99 00</a>.',
    appointment: "Me whakarite wā hui koe ki Te Hiranga Tangata.",
    medicalCertificate: "Me whai tiwhikete rata koe i tō rata, i tētahi mātanga tapuhi rānei.",
    more: "He kōrero anō mō {{benefit}}",
  },
  papers: {
    title: "Ngā pepa hei mau atu",
    intro: "Kei tēnei rārangi ngā pepa mō ngā utunga katoa i runga ake. Tērā pea ka tonoa ētahi atu.",
    items: {
      identification:
        "He tohu tuakiri, pēnei i te uruwhenua, i te tiwhikete whānautanga, i te raihana taraiwa rānei",
      proofOfAddress: "He pepa e whakaatu ana i tō wāhi noho, pēnei i te pire hiko",
      bankAccount: "Te nama o tō pūkete pēke, i runga i te tauākī pēke, i te puka whakatakoto moni rānei",
      incomeProof:
        "He taunakitanga o tō moni whiwhi, me te moni whiwhi o tō hoa rangatira, pēnei i ngā puka utu",
      birthCertificate: "Ngā tiwhikete whānautanga o āu tamariki",
      medicalCertificate: "He tiwhikete rata",
      housingProof:
        "He taunakitanga o ngā utu mō tō kāinga, pēnei i te kirimana rēti, i te tauākī mōkete rānei",
      irdNumber: "Ngā tau IRD: tōu, tō tō hoa rangatira, me ō āu tamariki",
      careLetters: "Ngā ōta kōti, ngā reta rānei e whakaatu ana ko wai kei te tiaki i ngā tamariki",
      eceEnrolment: "Ngā kōrero whakauru nō te ratonga kōhungahunga",
      studyEnrolment: "Ngā kōrero whakauru nō tō wāhi ako",
      employerDetails: "Ngā kōrero a tō kaituku mahi mō tō mahi me tō whakamatuatanga",
    },
  },
};
