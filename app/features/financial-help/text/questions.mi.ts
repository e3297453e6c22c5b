import type { Translation } from "#app/i18n/translation.ts";
import type { questions as English } from "./questions.en.ts";

export const questions: Translation<typeof English> = {
  "applicant.isNZResident": {
    label: "He kirirarau, he kainoho rānei koe nō Aotearoa?",
    short: "He kirirarau, he kainoho rānei",
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
    label: "He mate hauora, he wharanga, he whaikaha rānei tōu e pūmau ana, e taumaha ana hoki?",
    short: "Tō mate hauora, whaikaha rānei",
    help: {
      title: "Te tikanga o te pūmau me te taumaha",
      body: "<b>Pūmau</b>: ko te tikanga ka neke atu pea i te 2 tau te roa. <b>Taumaha</b>: ko te tikanga ka pā ki tō kaha ki te mahi mō te 15 hāora, neke atu rānei, i ia wiki.",
    },
  },
  "applicant.relationshipStatus": {
    label: "He hoa rangatira tōu?",
    short: "Hoa rangatira",
    hint: "Ko tō hoa rangatira te tangata kua mārena kōrua, kei roto rānei kōrua i te hononga ā-ture, kei te noho tahi rānei kōrua anō he tokorua mārena.",
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
      "I roto i ngā wiki 52 i mua i te rā o te wā whānau, ka eke ō hāora mahi ki te 10 i ia wiki, hei toharite, mō ngā wiki e 26?",
    short: "Te mahi i mua i te wā whānau",
    hint: "Mēnā e whāngai ā-ture ana koe, ko te rā ka tae mai te tamaiti ki a koe te rā hei tatau, kaua te rā o te wā whānau.",
    help: {
      title: "Me pēhea te tatau i ō hāora mahi",
      body: "Kōwhiria ētahi wiki e 26 o taua tau, ahakoa kāore e whai ana tētahi i tētahi. Tāpirihia ngā hāora o āu mahi katoa, tae atu ki te mahi māu ake, ka whakawehe ai ki te 26.",
    },
    options: { true: "Āe", false: "Kāo", unknown: "Kāore au i te mōhio" },
  },
  "applicant.isStoppingWorkToCareForChild": {
    label: "Ka tango whakatā tiaki pēpi koe, ka mutu rānei tō mahi, hei tiaki i tēnei tamaiti?",
    short: "Whakatā hei tiaki i te tamaiti",
    hint: "Kōwhiria te āe mēnā ka tango whakatā tiaki pēpi koe i āu mahi katoa, kua pērā kē rānei.",
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
  "children.youngestDateOfBirth": {
    label: "Nōnahea tō pōtiki i whānau mai ai?",
    short: "Te rā whānau o te pōtiki",
    hint: "Kāore koe e herea kia whakautu i tēnei. Ka mutu ētahi utunga ina eke te tamaiti ki te 3 tau, ka whirinaki rānei ki te rā i whānau mai ai.",
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
    label: "He whaikaha taumaha tō tētahi o āu tamariki?",
    short: "Tamaiti whaikaha taumaha",
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
    label: "Ko koe te kaitiaki matua o ēnei tamariki katoa?",
    short: "Te kaitiaki matua o ngā tamariki katoa",
    help: {
      title: "Te tikanga o te kaitiaki matua",
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
    label: "Ko koe te matua ake, te matua whāngai ā-ture, te matua whakaangi rānei o ēnei tamariki katoa?",
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
    hint: "Tuhia ki te tāra. Tuhia te 0 mēnā kāore he moni whiwhi e tae ana ki a koe.",
    help: {
      title: "Te tikanga o te moni whiwhi",
      body: "Tatauria ngā utu ā-hāora, ngā utu ā-tau, ngā moni o tō ake pakihi, ngā takuhe me ngā penihana, ngā rēti me ngā utu noho ka utua ki a koe, ngā huamoni, me ngā moni tautoko tamariki ka whiwhi koe. Kaua e tatau i te moni whiwhi o tō hoa rangatira.",
    },
  },
  "income.spouse": {
    label: "E hia te moni whiwhi o tō hoa rangatira i mua i te tāke?",
    short: "Te moni whiwhi o tō hoa rangatira",
    hint: "Tuhia ki te tāra. Tuhia te 0 mēnā kāore he moni whiwhi e tae ana ki a ia.",
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
      body: "He kāri nā Te Hiranga Tangata e iti iho ai te utu mō te toro i te tākuta, mō ngā rongoā me ētahi atu mea. Kei runga tō ingoa.",
    },
  },
  "applicant.hasAccommodationCosts": {
    label: "Kei te utu koe mō te wāhi e noho ana koe?",
    short: "Te utu mō tō kāinga",
    hint: "He rēti, he utu noho, ko ngā utu rānei mō tō ake whare",
    help: {
      title: "Ngā utu mō tō ake whare",
      body: "Tatauria ngā utu mōkete, ngā reiti kaunihera, te inihua whare me ngā utu <en>body corporate</en>. Kaua e tatau i te hiko, i te waea, i te kai rānei.",
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
