import type { Translation } from "#app/i18n/translation.ts";
import { registryErrors } from "../../registry/messages.mi.ts";
import type { otherServices as en } from "./text.en.ts";

export const otherServices: Translation<typeof en> = {
  title: "Ngā ratonga",
  heading: "He ratonga mā kōrua ko tō pēpi",
  companion: "Services for you and your baby",
  sections: {
    "best-start": "Ngā utunga <en>Best Start</en>",
    caregiver: "Te kaitiaki matua",
    care: "Te tiaki me te kāinga",
    payments: "Ngā utunga o te kaitiaki matua",
    agency: "Te whakamōhio ki Te Manatū Whakahiato Ora",
    ird: "Te tau <en>IRD</en> o tō pēpi",
    "claim-declaration": "Te whakapuakanga mō <en>Best Start</en>",
  },
  notes: {
    "too-early":
      "Ka utua te <en>Best Start</en> mō ngā tamariki i whānau, i tika rānei kia whānau, i te 1 o Hūrae 2018, i muri mai rānei, ko rātou anake. Ka taea tonu te tono tau <en>IRD</en> mō tō pēpi i raro nei.",
    "other-caregiver":
      "Kāore e taea te tono <en>Best Start</en> i tēnei puka mēnā ehara te kaitiaki matua i te matua. Engari ka waea atu Te Tari Taake ki a ia. Tēnā whakamōhiotia mai ko wai ia.",
    "unknown-caregiver":
      'Kāore e taea te utu i te <en>Best Start</en> kia mōhiotia rā anō ko wai te kaitiaki matua. Ka taea te rēhita i te whānautanga ināianei, ka tono ai ā muri ake: waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>.',
    "too-young":
      'Kia 16 te tau o te kaitiaki matua, neke atu rānei, e whiwhi ai ia i te <en>Best Start</en>. Tēnā waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a> kia kitea he aha ngā āwhina.',
    "not-resident":
      "Me kirirarau, me kainoho rānei te kaitiaki matua nō Aotearoa e whiwhi ai ia i te <en>Best Start</en>. E ai ki ngā whakautu i tēnei puka, kāore ia i te pērā.",
    "will-call": "Ngā mihi. Ka waea atu Te Tari Taake ki tēnei tangata mō te <en>Best Start</en>.",
    "not-tax-resident":
      'E whiwhi ai i te <en>Best Start</en>, me noho te kaitiaki matua hei kainoho tāke nō Aotearoa, me noho rānei te tamaiti ki konei. E ai ki ēnei whakautu, kāore i te pērā. Ki te rerekē, waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>.',
    "no-partner":
      "Kua kī mai koe kāore he hoa rangatira o te kaitiaki matua. Me whakamōhio ki Te Tari Taake ina rerekē tēnā, nā te mea tērā pea ka rerekē te utunga.",
    "lump-sum": "Kotahi te utunga i te tau, i muri i te mutunga o te tau tāke i te 31 o Māehe.",
    "with-claim": "Ka tonoa tahitia te tau <en>IRD</en> o tō pēpi me te <en>Best Start</en>.",
  },
  questions: {
    "bestStart.wanted": {
      label: "E hiahia ana koe ki te tono <en>Best Start</en>?",
      hint: "Ko te <en>Best Start</en>, tae noa ki te [[best_start.weekly]] i te wiki, kia eke rā anō tō tamaiti ki te 3 tau. Mēnā i whānau tō tamaiti i te 1 o Āperira 2026, i muri mai rānei, kei te moni whiwhi o tō whānau te tikanga mai i te tīmatanga.",
      help: {
        title: "Te roa o te utu",
        body: "Ka utua te katoa o te [[best_start.weekly]] i te wiki mēnā kei raro te moni whiwhi o tō whānau i te [[best_start.abatement_threshold]] i te tau, he iti iho mēnā he nui ake. Ki te nui ake i te [[best_start.income_limit]] i te tau, kāore he utu. <b>Mēnā i whānau tō tamaiti i mua i te 1 o Āperira 2026,</b> kāore he aha tō moni whiwhi kia eke rā anō ia ki te 1 tau. Mā Te Tari Taake e tātai tō utunga.",
      },
      short: "Te <en>Best Start</en>",
    },
    "bestStart.expectedDueDate": {
      label: "Nōnahea te rā o te wā whānau o tō pēpi?",
      hint: "I whānau tō pēpi i mua i te 1 o Hūrae 2018. Ka utua te <en>Best Start</en> mēnā ko taua rā, ko tētahi rā rānei i muri mai, te wā whānau. Hei tauira, 3 7 2018",
      short: "Te rā o te wā whānau",
    },
    "bestStart.primaryCareGiver.type": {
      label: "Ko wai te kaitiaki matua?",
      hint: "Ko te tangata e tiaki ana i te tamaiti i te nuinga o te wā. Ka utua te <en>Best Start</en> ki a ia.",
      options: {
        mother: "{{Mother}}",
        father: "{{Other}}",
        other: "Tētahi atu tangata",
        unknown: "Kāore anō mātou kia mōhio",
      },
      short: "Te kaitiaki matua",
    },
    "bestStart.primaryCareGiver.firstNames": {
      label: "Ngā ingoa tuatahi o te kaitiaki matua",
    },
    "bestStart.primaryCareGiver.surname": {
      label: "Te ingoa whānau o te kaitiaki matua",
    },
    "bestStart.primaryCareGiver.daytimePhone": {
      label: "Te nama waea o te kaitiaki matua i te awatea",
      hint: "Ko ngā mati me ngā mokowā anake",
      short: "Te nama waea o te kaitiaki matua",
    },
    "bestStart.primaryCareGiver.isMSDClient": {
      label: "He kiritaki te kaitiaki matua nā Te Manatū Whakahiato Ora?",
      hint: "Hei tauira, kei te whiwhi takuhe ia i Te Hiranga Tangata. Kāti, ka utua tahitia te <en>Best Start</en> me te takuhe e te Manatū. Whakautua te kāo mēnā ko te <en>Accommodation Supplement</en> anake tāna e whiwhi ana.",
      short: "Kiritaki nā Te Manatū Whakahiato Ora",
    },
    "bestStart.primaryCareGiver.isGettingWorkingForFamilies": {
      label: "Kei te whiwhi kē te kaitiaki matua i ngā utunga <en>Working for Families</en> i Te Tari Taake?",
      short: "Kei te whiwhi i te <en>Working for Families</en>",
    },
    "bestStart.primaryCareGiver.isTaxResident": {
      label: "Kei Aotearoa te kaitiaki matua e noho ana i te nuinga o te wā?",
      help: {
        title: "Te tikanga o te noho ki konei i te nuinga o te wā",
        body: "Ko te pātai: he kainoho tāke rānei ia nō Aotearoa? Ko tēnā he tangata i konei mō ngā rā neke atu i te 183 i roto i ngā marama 12 ahakoa ko ēhea, he tangata rānei he kāinga pūmau tōna i konei.",
      },
      short: "Kei Aotearoa te kaitiaki matua e noho ana",
    },
    "bestStart.primaryCareGiver.isChildResident": {
      label: "Kei Aotearoa te tamaiti e noho ana i te nuinga o te wā?",
      short: "Kei Aotearoa te tamaiti e noho ana",
    },
    "bestStart.primaryCareGiver.hasLivedInNZForTwelveMonths": {
      label:
        "Kua noho te kaitiaki matua ki Aotearoa mō ngā marama 12 e whai ana tētahi i tētahi, neke atu rānei?",
      short: "I noho ki Aotearoa mō ngā marama 12",
    },
    "bestStart.primaryCareGiver.taxResidentWhenBestStartStarts": {
      label:
        "Hei te rā e tīmata ai ngā utunga <en>Best Start</en>, he kainoho tāke te kaitiaki matua nō Aotearoa?",
      short: "He kainoho tāke ina tīmata ngā utunga",
    },
    "bestStart.primaryCareGiver.isSharingCare": {
      label: "Ka tiaki tahi te kaitiaki matua i te tamaiti me tētahi kei waho i tōna kāinga?",
      hint: "Kōwhiria te āe mēnā ka tiakina te tamaiti e taua tangata mō ngā rā neke atu i te rua i te wiki.",
      short: "Te tiaki tahi",
    },
    "bestStart.primaryCareGiver.careSharer.firstNames": {
      label: "Ngā ingoa tuatahi o te tangata e tiaki tahi ana",
    },
    "bestStart.primaryCareGiver.careSharer.surname": {
      label: "Te ingoa whānau o te tangata e tiaki tahi ana",
    },
    "bestStart.primaryCareGiver.careSharer.daytimePhone": {
      label: "Te nama waea i te awatea o te tangata e tiaki tahi ana",
      hint: "Ko ngā mati me ngā mokowā anake",
      short: "Te nama waea o te tangata e tiaki tahi ana",
    },
    "bestStart.primaryCareGiver.hasPartner": {
      label: "He hoa rangatira tō te kaitiaki matua?",
      hint: "Ko te tangata kua mārena rāua, kei roto rānei rāua i te hononga ā-ture, kei te noho tahi rānei hei tokorua",
      short: "He hoa rangatira tōna",
    },
    "bestStart.primaryCareGiver.partner.firstNames": {
      label: "Ngā ingoa tuatahi o te hoa rangatira",
    },
    "bestStart.primaryCareGiver.partner.surname": {
      label: "Te ingoa whānau o te hoa rangatira",
    },
    "bestStart.primaryCareGiver.partner.irdNumber": {
      label: "Te tau <en>IRD</en> o te hoa rangatira",
      hint: "E 8, e 9 rānei ngā mati, kei ngā reta a Te Tari Taake",
    },
    "bestStart.primaryCareGiver.isApplyingForPaidParentalLeave": {
      label: "Kei te tono te kaitiaki matua i te utu whakatā tiaki pēpi?",
      hint: "Kāore te utu whakatā tiaki pēpi me te <en>Best Start</en> e utua i te wā kotahi.",
      short: "Te tono utu whakatā tiaki pēpi",
    },
    "bestStart.primaryCareGiver.irdNumber": {
      label: "Te tau <en>IRD</en> o te kaitiaki matua",
      hint: "E 8, e 9 rānei ngā mati, kei ngā reta a Te Tari Taake",
    },
    "bestStart.primaryCareGiver.bankAccount.name": {
      label: "Te ingoa o te pūkete pēke",
      hint: "Kia rite ki te ingoa kei te tauākī pēke",
    },
    "bestStart.primaryCareGiver.bankAccount.number": {
      label: "Te nama o te pūkete pēke",
      hint: "Hei tauira, 01-0902-0068389-00",
      help: {
        title: "Mēnā kāore tō nama pūkete e whakaaetia",
        body: 'Ka tirohia e mātou ngā nama pūkete kia kitea ngā hapa tuhi. Mēnā he tika tō nama, engari kāore e whakaaetia, waea atu ki Te Tari Taake i te <a href="tel:0800227770">0800 227 770</a>.',
      },
      short: "Te nama o te pūkete pēke",
    },
    "bestStart.primaryCareGiver.bankAccount.creditUnion": {
      label: "Kei tētahi <en>credit union</en> te pūkete",
      short: "Kei tētahi <en>credit union</en> te pūkete",
    },
    "bestStart.primaryCareGiver.bankAccount.creditUnionReferenceNumber": {
      label: "Te tau tohutoro o te <en>credit union</en>",
      short: "Te tau tohutoro o te <en>credit union</en>",
    },
    "bestStart.primaryCareGiver.bankAccount.paymentFrequency": {
      label: "Kia pēhea te auau o te utu i te <en>Best Start</en>?",
      hint: "Ko te <en>Best Start</en>, tae noa ki te [[best_start.weekly]] i te wiki.",
      options: { W: "Ia wiki", F: "Ia rua wiki", B: "Kotahi i te tau, hei utunga kotahi" },
      short: "Te auau o te utu",
    },
    "bestStart.primaryCareGiver.declarationAccepted": {
      label:
        "Ko au te kaitiaki matua. He pono ngā kōrero mō te <en>Best Start</en> i tēnei puka, kāore hoki he mea i mahue. E whakaae ana au kia tukuna ēnei ki Te Tari Taake, hei tono i te <en>Best Start</en> me te tau <en>IRD</en> mō taku tamaiti.",
      short: "E whakaae ana ahau ki tēnei whakapuakanga",
      missing: registryErrors.declaration,
    },
    "msd.notify": {
      label: "Āe, whakamōhiotia Te Manatū Whakahiato Ora kua whānau tā māua pēpi",
      short: "Te whakamōhio ki Te Manatū Whakahiato Ora",
      missing:
        "Kia mōhio rā anō te Manatū ki te whānautanga e taea ai e ia te utu i te <en>Best Start</en>. Tēnā tohua tēnei pouaka, whakarerekētia rānei ngā whakautu i runga ake nei.",
    },
    "msd.mothersClientNumber": {
      label: "{{Mother}}: tau kiritaki <en>MSD</en>",
      hint: "E 8, e 9 rānei ngā mati, kei ngā reta me ngā kāri a Te Hiranga Tangata",
      missing: registryErrors.clientNumberMissing,
    },
    "msd.fathersClientNumber": {
      label: "{{Other}}: tau kiritaki <en>MSD</en>",
      hint: "E 8, e 9 rānei ngā mati. Ka nui tētahi o ngā tau e rua.",
      missing: registryErrors.clientNumberMissing,
    },
    "ird.applyForNumber": {
      label: "E hiahia ana koe ki te tono tau <en>IRD</en> mō tō pēpi?",
      hint: "He kore utu. Ka tae atu i roto i ngā rā mahi 15.",
      short: "Te tono tau <en>IRD</en>",
    },
    "ird.deliveryAddress": {
      label: "Ki tēhea wāhitau tukuna ai te tau <en>IRD</en> o tō pēpi?",
      options: {
        mothersAddress: "{{Mother}}: te wāhitau",
        fathersAddress: "{{Other}}: te wāhitau",
        birthCertificateAddress: "Te wāhitau mō te tiwhikete whānautanga",
      },
      optionHints: {
        birthCertificateAddress: "Mēnā ka otaina he tiwhikete i tēnei puka",
      },
      short: "Te wāhitau mō te tau <en>IRD</en>",
      missing: "Me whakautu tēnei pātai, tēnā kōwhiria he wāhitau hei tuku i te tau IRD o tō tamaiti.",
    },
    "ird.numberByEmail": {
      label: "Me tuku hoki te tau <en>IRD</en> mā te īmēra?",
      hint: "Ka tukuna ki te wāhitau īmēra o te matua kātahi anō ka kōwhiria, ki tērā rānei ka homai tahi me te tiwhikete whānautanga.",
      short: "Te tau <en>IRD</en> mā te īmēra",
    },
    "ird.taxCreditIRDNumber": {
      label: "Te tau <en>IRD</en> o te matua e whiwhi ana i ngā whiwhinga tāke <en>Working for Families</en>",
      hint: "Homai mēnā e hiahia ana koe kia tāpirihia tō pēpi e Te Tari Taake.",
      short: "Te tau <en>IRD</en> mō ngā whiwhinga tāke",
    },
  },
};
