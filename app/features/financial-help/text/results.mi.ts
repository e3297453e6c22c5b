import type { Translation } from "#app/i18n/translation.ts";
import type { results as English } from "./results.en.ts";

export const results: Translation<typeof English> = {
  title: "Ngā otinga",
  headingMi: "Ngā otinga",
  groups: {
    probably: "Ākene pea, e māraurau ana koe ki te",
    possibly: "E māraurau ana pea koe ki te",
    probablyNot: "Kāore pea iana koe e māraurau ana ki te",
  },
  disclaimer:
    "He tohu noa iho ēnei otinga, i runga i ō whakautu. Ehara te whakamahi i tēnei taputapu i te tono. Mā te tari e utu ana e whakatau ina tono koe.",
  change: "Panonihia aku whakautu",
  cleared: "Kua ūkuia ō whakautu.",
  print: "Ka taea e koe te tā i tēnei whārangi hei mau atu māu.",
  answersTitle: "Ō whakautu",
  more: "Te tono, me ngā take",
  empty: {
    title: "Te āhua nei kāore anō koe kia whakautu i tētahi pātai...",
    body: "Kia noho matatapu ai ō kōrero, kāore mātou e pupuri i ō whakautu. Ka ngaro ina ūkuia e koe, ina katia te pūtirotiro, ina roa rānei te wā kāore koe e whakamahi.",
    button: "Whakautua ngā pātai",
  },
  notEligible: {
    title: "Te āhua nei kāore koe e māraurau ana...",
    body: "E ai ki ō whakautu, kāore tētahi o ngā takuhe me ngā utunga ka arowhaihia e mātou e hāngai ana ki a koe i tēnei wā. Tērā tonu pea he āwhina anō mōu.",
  },
  otherHelp: {
    title: "Ētahi atu takuhe me ētahi atu utunga",
    body: 'E 17 anake ngā takuhe me ngā utunga kei tēnei taputapu. He maha atu anō. Ka tirohia ētahi atu momo āwhina e te taputapu a Te Hiranga Tangata, <a href="https://check.msd.govt.nz/"><en>Check what you might get</en></a>.',
  },
  paidParentalLeave:
    'E hapū ana, he tamaiti rānei tāu kei raro i te 1 tau, kua tae hou mai rānei ki a koe hei tiaki? Kei te <a href="/financial-help/paid-parental-leave-checker">arowhai mō te utu whakatā tiaki pēpi</a> ngā pātai katoa. Kāore e herea ana ki te kirirarau, ki te kainoho rānei.',
  day: {
    label: "Te rā o te wā whānau, te rā whānau rānei o tō pōtiki",
    hint: "Hei tauira, 28 10 2026. Ka whiwhi koe i tētahi kōnae me ēnei rā me ētahi atu mō ngā whānau. Kāore mātou e pupuri i tētahi mea.",
    button: "Whakaurua ngā rā ki taku maramataka",
  },
  summary: {
    title: "Hei whakarāpopoto",
    probably: "ākene pea, e māraurau ana koe",
    possibly: "e māraurau ana pea koe",
    probablyNot: "kāore pea koe e māraurau ana",
    likely: "ākene pea, i te wiki",
  },
  choice: {
    title: "Kotahi anake o ēnei ka taea e koe te whiwhi",
    body: "Kāore e whakaaetia e te ture kia whiwhi i ēnei i te wā kotahi. Kei mua te mea nui ake.",
    together: "Ka taea te whiwhi tahi i ērā kei te rārangi kotahi.",
    and: "me",
    onCard: "Kotahi anake o ētahi utunga ka taea e koe te whiwhi.",
  },
  because: {
    met: "E tutuki ana i a koe ngā tikanga katoa i tirohia e mātou.",
    notResident:
      "Mō te hunga kirirarau, te hunga whai mana noho hoki o Aotearoa tēnei. I kī mai koe ehara koe i ēnei.",
    noChild: "Mō te hunga e tiaki ana i tētahi tamaiti tēnei.",
    notMainCarer: "Mō te kaitiaki matua o ngā tamariki tēnei. I kī mai koe ehara koe i te kaitiaki matua.",
    sharedCare:
      "Neke atu i te 5 rā i ia rua wiki e noho ana ngā tamariki ki a koe. Tērā pea ka whiwhi wāhanga tēnā me tēnā o ngā mātua kei ngā kāinga e rua. Kāore anō mātou kia kite i te ture: pātai ki Te Tari Taake.",
    partnerIsMainCarer:
      "Mō te kaitiaki matua o ngā tamariki tēnei. I kī mai koe ehara koe i te kaitiaki matua. Mēnā ko tō hoa rangatira, ka taea e ia te tono.",
    notInCare:
      "Mō ngā tamariki kei a koe i ngā wā katoa, neke atu rānei i te 5 rā i ia rua wiki, tēnei. I kī mai koe kāore āu e pērā ana.",
    grownUp:
      "Mō ngā tamariki e whirinaki ana ki a koe tēnei. I kī mai koe he motuhake te noho a tāu tamaiti i te taha pūtea.",
    fromBirth: "Mai i te whānautanga: ka āhei pea koe ina whānau mai tō tamaiti.",
    fromBirthInCare:
      "Mai i te whānautanga: ka āhei pea koe ina whānau mai tō tamaiti, ā, ka haere ia ki tētahi whare kōhungahunga kua whakaaetia mō te 3 hāora, neke atu rānei, i te wiki.",
    fromBirthPerhaps:
      "Mai i te whānautanga: tērā pea. Kāore e rahi ana ā mātou mōhiotanga o nāianei hei kī mēnā ka āhei koe ina whānau mai tō tamaiti.",
    newborn:
      'He tamaiti tāu kei raro i te 1 tau. Kei te whirinaki te māraurautanga ki tō mahi i mua i te whānautanga, ki te whakatā tiaki pēpi hoki kua pau kē. Ka pātaihia ēnei e te <a href="/financial-help/paid-parental-leave-checker">arowhai mō te utu whakatā tiaki pēpi</a>.',
    youngest: "Kei te whirinaki tēnei ki te rā i whānau mai ai tō pōtiki, kāore mātou i te tino mōhio.",
    tellBirth: "Whakamōhiotia mai te rā whānau",
    birthParents:
      "Kei te whirinaki tēnei ki te take kāore ngā mātua e tiaki ana i te tamaiti. Kāore mātou i pātai ki a koe mō tērā.",
    unclear: "Kāore i taea e mātou te whakatau i runga i ō whakautu.",
    notCompared: "Kāore tō moni whiwhi i whakatairitea ki tētahi tepe.",
    alreadyPaid:
      "I kī mai koe kei te whiwhi kē koe i tētahi utunga e whirinaki ana ki te moni whiwhi. Mēnā ko tēnei, kāore he mea e rerekē.",
  },
  income: {
    own: "Ko {{income}} te moni whiwhi o tō whare.",
    ofBoth: "Ko {{income}} te moni whiwhi o tō whare, tae atu ki tō tō hoa rangatira.",
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
    guaranteed: "Te moni whiwhi o te whānau ka tūturu i tēnei",
    upTo: "tae noa ki te {{amount}}",
    toppedUp: "ka whakakīia te utu mahi a tō whānau kia eke ki te {{amount}}",
    fromBirth: "{{amount}} mai i te whānautanga",
    asOf: "nō te {{date}}; kāore mātou e mōhio ki tō nāianei",
    descriptions: {
      "up to": "tae noa ki te",
      "for each child up to": "mō ia tamaiti, tae noa ki te",
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
      forATime: "anō mō tētahi wā: kāore mātou i te mōhio mēnā kei te utua tonu",
      hour: "te mōrahi, mō ia tamaiti",
      topUp: "i ngā mahi: ka utua ki a koe te toenga",
      youngest: "mō te tamaiti o te rōpū tau nohinohi rawa",
      oldest: "mō te tamaiti o te rōpū tau pakeke rawa",
      area: "te mōrahi, i te Rohe {{area}}",
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
    medicalCertificate: "Me whai tiwhikete hauora koe i tō tākuta, i tētahi mātanga tapuhi rānei.",
    more: "He kōrero anō mō {{benefit}}",
  },
  papers: {
    title: "Ngā pepa hei mau atu",
    intro: "Kei tēnei rārangi ngā pepa mō ngā utunga katoa i runga ake. Tērā pea ka tonoa ētahi atu.",
    items: {
      identification:
        "He tohu tuakiri, pēnei i te uruwhenua, i te tiwhikete whānautanga, i te raihana taraiwa rānei",
      proofOfAddress: "He pepa e whakaatu ana i tō wāhitau, pēnei i te pire hiko",
      bankAccount: "Te nama o tō pūkete pēke, i runga i te tauākī pēke, i te puka whakatakoto moni rānei",
      incomeProof:
        "He taunakitanga o tō moni whiwhi, me te moni whiwhi o tō hoa rangatira, pēnei i ngā puka utu",
      birthCertificate: "Ngā tiwhikete whānautanga o āu tamariki",
      medicalCertificate: "He tiwhikete hauora",
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
