import type { Translation } from "#app/i18n/translation.ts";
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
    privacy: "Kāore mātou e pātai ki tō ingoa, kāore hoki mātou e pupuri i ō whakautu.",
    amounts: "Ka whakaaturia te moni nui rawa ka taea e koe te whiwhi. Tērā pea ka iti iho tāu e whiwhi ai.",
    indication: "He tohu noa iho ngā otinga. Ehara te whakamahi i tēnei taputapu i te tono.",
    prepare:
      "He pai kia mōhio koe ki tō moni whiwhi i mua i te tāke, me te moni whiwhi o tō hoa rangatira, mēnā he hoa rangatira tōu.",
  },
  covers: {
    title: "Ngā takuhe me ngā utunga ka arowhaihia",
    intro: "Ka arowhaihia e mātou ēnei takuhe me ēnei utunga e {{number}}:",
    paidParentalLeave:
      "Ka arowhaihia hoki te <en>Paid Parental Leave</en>. Ka whakaaturia mēnā e tohu ana ō whakautu ka āhei pea koe.",
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
      'Hei kōrero mō ō motika me ō kōwhiringa, waea atu ki Ngā Pou Whakawhirinaki o Aotearoa (<en>Citizens Advice Bureau</en>) i te <a href="tel:0800367222">0800 367 222</a>, <a href="https://www.cab.org.nz/find-a-cab/">kimihia rānei te tari e tata ana ki a koe</a>.',
    violence:
      'Mēnā e mataku ana koe i tētahi i te kāinga, waea atu ki <en>Women’s Refuge</en> i te <a href="tel:0800733843">0800 733 843</a>, i te ao, i te pō.',
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

const questions: Words["questions"] = {
  "applicant.isNZResident": {
    label: "He kirirarau, he kainoho rānei koe nō Aotearoa?",
    short: "Kirirarau, kainoho rānei",
    hint: "Kōwhiria te āe mēnā he <en>resident visa</en>, he <en>permanent resident visa</en> rānei tāu. He kirirarau nō Aotearoa ngā tāngata o Niue, o Tokelau me Ngā Kuki Airani.",
  },
  "applicant.normallyLivesInNZ": {
    label: "Kei Aotearoa koe e noho ana i te nuinga o te wā?",
    short: "Te noho ki Aotearoa",
    hint: "Kōwhiria te āe mēnā ko konei tō kāinga, ahakoa kei wāhi kē koe mō tētahi wā poto.",
  },
  "applicant.age": {
    label: "E hia ō tau?",
    short: "Ō tau",
    hint: "Tuhia te maha o ō tau, hei tauira, 27",
  },
  "applicant.hasSeriousDisability": {
    label: "He mate hauora, he wharanga, he hauātanga rānei tōu e pūmau ana, e taumaha ana hoki?",
    short: "Tō mate hauora, hauātanga rānei",
    help: {
      title: "Te tikanga o te pūmau me te taumaha",
      body: "<b>Pūmau</b>: ko te tikanga ka neke atu pea i te 2 tau te roa. <b>Taumaha</b>: ko te tikanga ka pā ki tō kaha ki te mahi mō te 15 hāora, neke atu rānei, i ia wiki.",
    },
  },
  "applicant.relationshipStatus": {
    label: "He hoa rangatira tōu?",
    short: "Hoa rangatira",
    hint: "Ko tō hoa rangatira te tangata kua mārena kōrua, kei roto rānei kōrua i te <en>civil union</en>, kei te noho tahi rānei kōrua anō he tokorua mārena.",
    options: { notsingle: "Āe", single: "Kāo" },
  },
  "applicant.isInadequatelySupportedByPartner": {
    label: "Kei te noho wehe koe i tō hoa rangatira, kāore rānei koe e whiwhi moni i a ia hei oranga mōu?",
    short: "Te noho wehe, te kore moni rānei i tō hoa rangatira",
  },
  "applicant.gaveBirthToThisChild": {
    label:
      "E tatari ana koe ki te whānautanga o tētahi pēpi, e whakarite ana rānei ki te whāngai ā-ture i tētahi tamaiti?",
    short: "Pēpi e haere mai ana, whāngai ā-ture rānei",
  },
  "applicant.meetsPaidParentalLeaveEmployedRequirements": {
    label:
      "I roto i ngā wiki 52 i mua i te rā e whakaarohia ana ka whānau te pēpi, ka eke ō hāora mahi ki te 10 i ia wiki, hei toharite, mō ngā wiki e 26?",
    short: "Te mahi i mua i te whānautanga",
    hint: "Mēnā e whāngai ā-ture ana koe, ko te rā ka tae mai te tamaiti ki a koe te rā hei tatau.",
    help: {
      title: "Me pēhea te tatau i ō hāora mahi",
      body: "Kōwhiria ētahi wiki e 26 o taua tau, ahakoa kāore e whai ana tētahi i tētahi. Tāpirihia ngā hāora o āu mahi katoa, tae atu ki te mahi māu ake, ka whakawehe ai ki te 26.",
    },
    options: { true: "Āe", false: "Kāo", unknown: "Kāore au i te mōhio" },
  },
  "applicant.isStoppingWorkToCareForChild": {
    label: "Ka tango whakamatuatanga koe, ka mutu rānei tō mahi, hei tiaki i tēnei tamaiti?",
    short: "Whakamatuatanga hei tiaki i te tamaiti",
    hint: "Kōwhiria te āe mēnā ka tango whakamatuatanga koe i āu mahi katoa, kua pērā kē rānei.",
  },
  "applicant.numberOfChildren": {
    label: "Tokohia ngā tamariki e tiakina ana e koe, e whakawhirinaki ana hoki ki a koe?",
    short: "Te tokomaha o ngā tamariki",
    hint: "Kaua e tatau i te pēpi kāore anō kia whānau. Kōwhiria te 0 mēnā kāore āu tamariki hei tiaki.",
    help: {
      title: "Te tikanga o te tamaiti e whakawhirinaki ana",
      body: "He tamaiti, he rangatahi rānei, 18 ōna tau, iti iho rānei, e noho ana ki a koe, e whakawhirinaki ana hoki ki a koe mō te moni. Tērā pea nāu ake te tamaiti, nā tō hoa rangatira rānei, he whāngai rānei, he mokopuna rānei, he tamaiti kē rānei e tiakina ana e koe.",
    },
  },
  "applicant.needsDomesticSupport": {
    label: "He māhanga kei waenga i āu tamariki, he tokotoru, he maha ake rānei nō te whānautanga kotahi?",
    short: "Māhanga, maha ake rānei",
  },
  "children.ages": {
    label: "E hia ngā tau o āu tamariki?",
    short: "Ngā tau o āu tamariki",
    hint: "Kōwhiria ngā rōpū tau katoa o āu tamariki.",
    options: {
      "0": "Kei raro i te 1",
      "4": "1 ki te 4",
      "13": "5 ki te 13",
      "15": "14 ki te 15",
      "18": "16 ki te 18",
    },
  },
  "children.financiallyIndependant": {
    label: "Kei te tū motuhake ā-pūtea tō tamaiti mātāmua?",
    short: "Te tū motuhake ā-pūtea o te mātāmua",
    help: {
      title: "Te tikanga o te tū motuhake ā-pūtea",
      body: "Kei te mahi tō tamaiti mō te neke atu i te 30 hāora i ia wiki, hei toharite, kei te whiwhi takuhe rānei ia, kei te whiwhi rānei i te <en>student allowance</en>.",
    },
  },
  "child.hasSeriousDisability": {
    label: "He hauātanga taumaha tō tētahi o āu tamariki?",
    short: "Tamaiti whai hauātanga taumaha",
    hint: "Ka uru hoki ngā mate hauora taumaha, o te tinana, o te hinengaro rānei.",
  },
  "child.requiresConstantCareAndAttention": {
    label: "Me tiaki, me aro hoki ki taua tamaiti i ngā wā katoa?",
    short: "Tamaiti me tiaki i ngā wā katoa",
    help: {
      title: "Te tikanga o te tiaki i ngā wā katoa",
      body: "He nui noa atu te tiaki e hiahiatia ana e te tamaiti i tā ētahi atu o taua pakeke, ā, ka neke atu pea i te 12 marama te roa.",
    },
    options: { true: "Āe", false: "Kāo", unknown: "Kāore au i te mōhio" },
  },
  "child.constantCareUnderSix": {
    label: "Kei raro i te 6 tau te tamaiti me tiaki i ngā wā katoa?",
    short: "Kei raro i te 6 tau taua tamaiti",
  },
  "child.attendsECE": {
    label: "Kei te haere tētahi o āu tamariki ki tētahi hōtaka kōhungahunga kua whakaaetia?",
    short: "Hōtaka kōhungahunga",
    help: {
      title: "Ko ēhea hōtaka ka uru",
      body: "Kua whakaaetia te nuinga o ngā kura kōhungahunga, ngā whare tiaki tamariki, ngā <en>playcentre</en>, ngā kōhanga reo, ngā kōhanga reo o Te Moana-nui-a-Kiwa me ngā ratonga i te kāinga. Ki te kore koe e mōhio, pātai atu ki te ratonga.",
    },
  },
  "child.weeklyECEHours": {
    label: "E 3 hāora, neke atu rānei, e haere ai taua tamaiti i ia wiki?",
    short: "3 hāora, neke atu rānei, i ia wiki",
  },
  "applicant.isPrincipalCarer": {
    label: "Ko koe te tino kaitiaki o ēnei tamariki katoa?",
    short: "Te tino kaitiaki o ngā tamariki katoa",
    help: {
      title: "Te tikanga o te tino kaitiaki",
      body: "Ko te tangata e kaha ake ana ki te tiaki i ngā tamariki i ia rā. Mēnā e tiaki tahi ana kōrua ko tō hoa rangatira i te kāinga kotahi, kōwhiria te āe.",
    },
  },
  "applicant.allChildrenInTheirFullTimeCare": {
    label: "Kei raro ēnei tamariki katoa i tō tiaki wā kikī?",
    short: "Ngā tamariki katoa i raro i tō tiaki wā kikī",
    help: {
      title: "Te tikanga o te tiaki wā kikī",
      body: "Kei a koe ngā tamariki e noho ana i ngā wā katoa. Mēnā ka noho hoki rātou ki tētahi atu i tētahi atu kāinga i ētahi wā, kōwhiria te kāo.",
    },
  },
  "applicant.isPrincipalCarerForProportion": {
    label: "Neke atu i te 5 rā i ia rua wiki e noho ana ngā tamariki ki a koe?",
    short: "Neke atu i te 5 rā i ia rua wiki",
  },
  "applicant.isParent": {
    label:
      "Ko koe te matua ake, te matua whāngai ā-ture, te <en>step-parent</en> rānei o ēnei tamariki katoa?",
    short: "Te matua o ngā tamariki katoa",
  },
  "applicant.isPrincipalCarerForOneYearFromApplicationDate": {
    label:
      "Ka noho tonu koe hei kaitiaki mō ngā tamariki ehara nāu, mō te neke atu i te 12 marama mai i tēnei rā?",
    short: "Te tiaki mō te neke atu i te 12 marama",
    options: { true: "Āe", false: "Kāo", unknown: "Kāore au i te mōhio" },
  },
  "children.birthParents": {
    label: "He aha te take kāore e taea e ō rātou mātua ake te tiaki i a rātou?",
    short: "Te take kāore ngā mātua ake e tiaki",
    hint: "Kōwhiria ngā take katoa e hāngai ana. Mēnā he rerekē ngā mātua o ngā tamariki, whakautua mō rātou katoa.",
    help: {
      title: "He aha mātou i pātai ai i tēnei",
      body: "E rua ngā utunga mō te hunga e tiaki ana i te tamaiti a tētahi atu. Mā te āhua o ngā mātua e tohu ko tēhea o aua utunga e hāngai ana.",
    },
    options: {
      "family-breakdown": "Kua pakaru te noho a te whānau",
      "not-found": "Kāore rātou e kitea ana",
      "in-prison": "Kei te whare herehere rātou",
      died: "Kua mate rātou",
      other: "He take kē atu",
    },
  },
  "applicant.workOrStudy": {
    label: "Kei te mahi koe, kei te ako rānei?",
    short: "Mahi, ako rānei",
    hint: "Ka uru te mahi whai utu mā tētahi atu, me te mahi māu ake.",
    options: {
      work: "Kei te mahi au",
      study: "Kei te ako au",
      both: "Kei te mahi au, kei te ako hoki",
      neither: "Kāore au e mahi, kāore hoki au e ako",
    },
  },
  "applicant.isStudyingFullTime": {
    label: "He wā kikī tō ako?",
    short: "Ako wā kikī",
    help: {
      title: "Te tikanga o te ako wā kikī",
      body: "Ka kīia ia akoranga he wā kikī, he wā harangote rānei. Mā tō kura, mā tō kuratini, mā tō wānanga, mā tō whare wānanga rānei koe e whakamōhio.",
    },
  },
  "applicant.employmentStatus": {
    label: "He wā kikī tō mahi?",
    short: "Mahi wā kikī",
    hint: "Ko te wā kikī, ko te 30 hāora pea, neke atu rānei, i ia wiki.",
    options: { "full-time": "Āe", notfulltime: "Kāo" },
  },
  "applicant.worksWeeklyHours": {
    label: "E hia ō hāora mahi i ia wiki?",
    short: "Ō hāora mahi i ia wiki",
    hint: "Tatauria āu mahi katoa. Mēnā ka rerekē ngā hāora, tuhia te toharite hei tau tōpū.",
  },
  "applicant.doesPartnerWork": {
    label: "Kei te mahi tō hoa rangatira?",
    short: "Te mahi a tō hoa rangatira",
  },
  "partner.worksWeeklyHours": {
    label: "E hia ngā hāora mahi o tō hoa rangatira i ia wiki?",
    short: "Ngā hāora mahi o tō hoa rangatira i ia wiki",
    hint: "Tatauria āna mahi katoa. Mēnā ka rerekē ngā hāora, tuhia te toharite hei tau tōpū.",
  },
  "income.applicant": {
    label: "E hia tō moni whiwhi i mua i te tāke?",
    short: "Tō moni whiwhi",
    hint: "Tuhia ki te tāra. Tuhia te 0 mēnā kāore ō moni whiwhi.",
    help: {
      title: "Te tikanga o te moni whiwhi",
      body: "Tatauria ngā utu ā-hāora, ngā utu ā-tau, ngā moni o tō ake pakihi, ngā takuhe me ngā penihana, ngā rēti me ngā utu noho ka utua ki a koe, ngā huamoni, me ngā moni tautoko tamariki ka whiwhi koe. Kaua e tatau i te moni whiwhi o tō hoa rangatira.",
    },
  },
  "income.spouse": {
    label: "E hia te moni whiwhi o tō hoa rangatira i mua i te tāke?",
    short: "Te moni whiwhi o tō hoa rangatira",
    hint: "Tuhia ki te tāra. Tuhia te 0 mēnā kāore ōna moni whiwhi.",
    help: {
      title: "Te tikanga o tōna moni whiwhi",
      body: "Tatauria ngā momo moni anō i tatauria mōu: ngā utu ā-hāora, ngā utu ā-tau, ngā moni pakihi, ngā takuhe, ngā penihana, ngā rēti, ngā huamoni me ngā moni tautoko tamariki.",
    },
  },
  "applicant.receivesIncomeTestedBenefit": {
    label: "Kei te whiwhi koe ināianei i tētahi utunga a Te Hiranga Tangata e herea ana ki te moni whiwhi?",
    short: "Utunga e herea ana ki te moni whiwhi",
    help: {
      title: "Ko ēhea utunga ka uru",
      body: "Ko ēnei: <en>Emergency Benefit, Jobseeker Support, Sole Parent Support, Supported Living Payment, Young Parent Payment</en> me te <en>Youth Payment</en>.",
    },
  },
  "applicant.holdsCommunityServicesCard": {
    label: "He Kāri Ratonga Hapori (<en>Community Services Card</en>) tāu?",
    short: "Kāri Ratonga Hapori",
    help: {
      title: "He aha tēnei kāri",
      body: "He kāri nā Te Hiranga Tangata e iti iho ai te utu mō te toro i te rata, mō ngā rongoā me ētahi atu mea. Kei runga tō ingoa.",
    },
  },
  "applicant.hasAccommodationCosts": {
    label: "Kei te utu koe mō te wāhi e noho ana koe?",
    short: "Te utu mō tō kāinga",
    hint: "He rēti, he utu noho, ko ngā utu rānei mō tō ake whare",
    help: {
      title: "Ngā utu mō tō ake whare",
      body: "Tatauria ngā utu mōkete, ngā tāke kaunihera, te inihua whare me ngā utu <en>body corporate</en>. Kaua e tatau i te hiko, i te waea, i te kai rānei.",
    },
  },
  "applicant.hasSocialHousing": {
    label: "Kei te rēti whare koe i tētahi kaiwhakarato whare pāpori?",
    short: "Whare pāpori",
    help: {
      title: "Te tikanga o te kaiwhakarato whare pāpori",
      body: "Ko Kāinga Ora, ko tētahi kaiwhakarato whare hapori rānei kua rēhitatia, ka whakatau i tō rēti i runga i tō moni whiwhi.",
    },
  },
  "applicant.postCode": {
    label: "He aha te waehere poutāpeta o tō kāinga?",
    short: "Tō waehere poutāpeta",
    hint: "E 4 ngā mati, hei tauira, 6011",
    help: {
      title: "He aha mātou i pātai ai i tēnei",
      body: "Mā te rohe e noho ana koe e tohu te <en>Accommodation Supplement</en>. Ka whakamahia tō waehere poutāpeta hei kimi i taua rohe anake.",
    },
  },
};

const questionnaire: Words["questionnaire"] = {
  title: "Ngā pātai",
  headingMi: "Ngā pātai",
  intro: "Whakautua e ai ki tō āhua i tēnei rā. Ka puta ētahi pātai i muri i ētahi whakautu anake.",
  privacy: "Kāore mātou e pupuri i ō whakautu. Ina oti koe, ka taea te ūkui.",
  submit: "Tukuna aku whakautu",
  clear: "Ūkuia aku whakautu",
  urgent: "E hiahia āwhina ana koe ināianei tonu?",
  nonResident: {
    title: "Ko te āhua nei kāore koe e āhei",
    body: 'Mō ngā kirirarau me ngā kainoho o Aotearoa ēnei takuhe me ēnei utunga. Mēnā he <en>refugee</en> koe, he <en>protected person</en> rānei, kei roto rānei koe i te uauatanga, waea atu ki Te Hiranga Tangata i te <a href="tel:0800559009">0800 559 009</a>, ka pātai he aha ā rātou āwhina.',
    back: "Hoki atu ki te Āwhina pūtea",
  },
  unavailable: {
    before:
      "Aroha mai! Kāore te taputapu āwhina pūtea i te wātea i tēnei wā. Kei te mahi mātou kia wātea wawe anō ai. Tēnā koe i tō manawanui - tēnā, ",
    link: "whakamātauria anō",
    after: " ākuanei.",
    kept: "Kei konei tonu ngā mea katoa i tuhia e koe.",
  },
};

const results: Words["results"] = {
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
  asAt: "i te {{date}}",
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
  possibly: {
    unknown: "Kei te whirinaki tēnei ki tētahi pātai kāore i taea e koe te whakautu: {{question}}",
    find: "Kia mōhio koe, panonihia tō whakautu, ka titiro anō ai ki ngā otinga.",
    areaFailed:
      "Kei te whirinaki tēnei ki te rohe e noho ana koe. Kāore i taea e mātou te rapu tō waehere poutāpeta {{postcode}} i tēnei wā.",
    areaNotFound:
      "Kei te whirinaki tēnei ki te rohe e noho ana koe. Kāore i kitea te waehere poutāpeta {{postcode}}.",
    again: "Whakamātauria anō",
    changePostcode: "Panonihia tō waehere poutāpeta",
  },
  why: {
    summary: "He aha ai?",
    summaryFor: "He aha ai? {{benefit}}",
    any: "Kia kotahi o ēnei, neke atu rānei:",
    all: "Ko ēnei katoa:",
    met: "Kua tutuki tēnei i a koe",
    notMet: "Kāore tēnei i tutuki i a koe",
    notKnown: "Kāore anō mātou kia mōhio",
    yourAnswer: "Tō whakautu",
    yourAnswers: "Ō whakautu",
    notAsked: "Kāore i pātaihia",
    law: "Te ture",
    inForceFrom: "whai mana mai i te {{date}}",
    assumed: "Ka whakaarohia e mātou he pērā te katoa.",
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
    unknown: "Kāore i a mātou te rahinga o tēnei utunga.",
    sample:
      "He tauira nō Māehe 2018 ngā rahinga moni me ngā tepe moni whiwhi i konei. He rerekē ngā mea o nāianei.",
  },
  apply: {
    title: "Me pēhea te tono",
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
    intro:
      "Kei tēnei rārangi ngā pepa mō ngā mea katoa ka āhei koe, e ai ki te āhua. Tērā pea ka tonoa ētahi atu.",
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

const benefits: Words["benefits"] = {
  isAccommodationSupplement: {
    name: "<en>Accommodation Supplement</en>",
    description:
      "He utunga ā-wiki hei āwhina i te utu rēti, i te utu noho, i ngā utu rānei mō tō ake whare. Ehara i te mea mō te hunga kei ngā whare pāpori.",
    papers: "identification,bankAccount,irdNumber,incomeProof,housingProof",
    how: "online",
  },
  isBestStart: {
    name: "<en>Best Start</en>",
    description:
      "He utunga mō ngā whānau he tamaiti tā rātou kei raro i te 3 tau. I te tau tuatahi, kāore e whai take te rahi o tō moni whiwhi.",
    papers: "irdNumber,bankAccount,birthCertificate",
    how: "inlandRevenue",
  },
  isChildCareSubsidy: {
    name: "<en>Childcare Subsidy</en>",
    description:
      "He āwhina i te utu mō te tiaki kōhungahunga kua whakaaetia. Ka utua ki te ratonga e haere ana tō tamaiti.",
    papers: "identification,incomeProof,birthCertificate,eceEnrolment",
    how: "online",
  },
  ChildDisabilityAllowance: {
    name: "<en>Child Disability Allowance</en>",
    description:
      "He utunga mā te tino kaitiaki o tētahi tamaiti whai hauātanga taumaha, me tiaki, me aro hoki i ngā wā katoa.",
    papers: "identification,bankAccount,birthCertificate,medicalCertificate",
    how: "online",
  },
  isCommunityServicesCard: {
    name: "Kāri Ratonga Hapori (<en>Community Services Card</en>)",
    description:
      "He kāri e iti iho ai te utu mō te toro i te rata, mō ngā rongoā me ētahi atu mea, mōu me tō whānau.",
    papers: "identification,incomeProof,proofOfAddress",
    how: "form",
  },
  isHomeHelp: {
    name: "<en>Home Help</en>",
    description:
      "Ka utua tētahi tangata hei āwhina i te kāinga ina tae mai ngā pēpi, ngā tamariki rānei, neke atu i te kotahi i te wā kotahi.",
    papers: "identification,bankAccount,birthCertificate",
    how: "form",
  },
  isJobSeekerSupport: {
    name: "<en>Job Seeker Support</en>",
    description: "He utunga ā-wiki i a koe e kimi mahi ana, kāore rānei e taea te mahi nā te mate hauora.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof",
    how: "online",
  },
  isOrphansBenefit: {
    name: "<en>Orphans Benefit</en>",
    description:
      "He utunga mā te hunga e tiaki ana i tētahi tamaiti kua mate ōna mātua, kāore rānei e kitea ana, he māuiui rawa rānei ki te tiaki i a ia.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isSoleParentSupport: {
    name: "<en>Sole Parent Support</en>",
    description:
      "He utunga ā-wiki mēnā e whakatipu ana koe i tētahi tamaiti kei raro i te 14 tau, me te kore tautoko a te hoa rangatira.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isStudentAllowance: {
    name: "<en>Student Allowance</en>",
    description: "He utunga ā-wiki mā ngā ākonga wā kikī. Kāore e hiahiatia kia whakahokia.",
    papers: "identification,bankAccount,irdNumber,incomeProof,studyEnrolment",
    how: "studyLink",
  },
  isSupportedLivingPayment: {
    name: "<en>Supported Living Payment</en>",
    description:
      "He utunga ā-wiki mēnā he iti noa te mahi ka taea e koe nā tētahi mate hauora, hauātanga rānei, e pūmau ana, e taumaha ana hoki, mēnā rānei he wā kikī tō tiaki i tētahi tangata me tiaki.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,medicalCertificate",
    how: "online",
  },
  isUnsupportedChildsBenefit: {
    name: "<en>Unsupported Child's Benefit</en>",
    description:
      "He utunga mā te hunga e tiaki ana i tētahi tamaiti kāore e taea e ōna mātua te tiaki nā te pakaru o te noho a te whānau.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isWorkingForFamiliesFamilyTaxCredit: {
    name: "<en>Working for Families Family Tax Credit</en>",
    description:
      "He utunga auau mā ngā whānau whai tamariki, ahakoa kei te mahi, kei te ako, kei te whiwhi takuhe rānei.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesInWorkTaxCredit: {
    name: "<en>Working for Families In-Work Tax Credit</en>",
    description:
      "He utunga tāpiri mā ngā whānau e mahi whai utu ana, kāore hoki e whiwhi takuhe e herea ana ki te moni whiwhi.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesMinimumFamilyTaxCredit: {
    name: "<en>Working for Families Minimum Family Tax Credit</en>",
    description:
      "He tāpiri ki te utu o ngā whānau e mahi ana, kia kore ai te moni whiwhi i muri i te tāke e heke iho i tētahi rahinga kua whakaritea.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isYoungParentPayment: {
    name: "<en>Young Parent Payment</en>",
    description: "He utunga ā-wiki mā ngā mātua 16 ki te 19 ō rātou tau.",
    papers: "identification,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isPaidParentalLeave: {
    name: "<en>Paid Parental Leave</en>",
    description:
      "He utunga mō ngā wiki e 26 te nui rawa, i a koe kua wehe i te mahi hei tiaki i tētahi pēpi hou, i tētahi tamaiti rānei kei raro i te 6 tau kua tae mai ki a koe hei tiaki.",
    papers: "irdNumber,bankAccount,birthCertificate,employerDetails",
    how: "inlandRevenue",
  },
};

/** The words of the financial help checker in te reo Māori. */
export const mi: Words = {
  service: "Āwhina pūtea",
  landing,
  urgentHelp,
  sections,
  questions,
  questionnaire,
  results,
  benefits,
};
