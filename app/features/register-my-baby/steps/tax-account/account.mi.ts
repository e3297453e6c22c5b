import type { Translation } from "#app/i18n/translation.ts";
import type { taxAccount as en } from "./account.en.ts";

export const taxAccount: Translation<typeof en> = {
  intro:
    "Ko <en>myIR</en> te ratonga tuihono a Te Tari Taake. Ka taea e koe te kite me te whakahaere i ō utunga <en>Best Start</en> i reira. Ko koe te kaitiaki matua, nō reira ka taea e koe te tono pūkete i konei. Māu e kōwhiri he ingoa kaiwhakamahi, ā, i roto i ngā rā e 6 ka tukuna e Te Tari Taake he kupuhipa rangitahi mā te īmēra.",
  optional:
    "Ka taea te haere tonu me te kore pūkete: mā te ‘{{skip}}’ koe e kawe ki te hipanga e whai ake nei.",
  clientTypes: {
    "has-logon":
      "He pūkete <en>myIR</en> kē tāu. Tēnā, takiuru ki reira hei whakahaere i ō utunga <en>Best Start</en>. Kāore he take o tētahi atu pūkete, nō reira ka taea te tīpoka i tēnei hipanga, te haere tonu rānei mā te ‘{{next}}’.",
    "msd-client":
      "I kī mai koe he kiritaki koe nā <en>MSD</en>. Kāore e hangaia he pūkete <en>myIR</en> i konei mō ngā kiritaki a <en>MSD</en>. Tēnā, haere tonu mā te ‘{{next}}’.",
    "wff-client":
      "I kī mai koe kei te whiwhi koe i <en>Working for Families</en>. Kāore e hangaia he pūkete <en>myIR</en> hou i konei mō te hunga kei te whiwhi kē. Mēnā he pūkete tāu, ka taea te whakahaere i ō utunga i reira. Tēnā, haere tonu mā te ‘{{next}}’.",
    unknown:
      "I kī mai koe kāore anō kia mōhiotia ko wai te kaitiaki matua. Ko te kaitiaki matua anake ka taea te tono pūkete <en>myIR</en>. Tēnā, haere tonu mā te ‘{{next}}’.",
    other:
      "I kī mai koe he tangata kē te kaitiaki matua, ehara i tētahi o ngā mātua kua whakahuatia i konei. Ko te kaitiaki matua anake ka taea te tono pūkete <en>myIR</en>. Mā Te Tari Taake e waea atu ki a ia. Tēnā, haere tonu mā te ‘{{next}}’.",
    ineligible:
      "E ai ki ō whakautu, kāore te kaitiaki matua e māraurau ki te <en>Best Start</en>, nō reira kāore he take o te pūkete <en>myIR</en>. Tēnā, haere tonu mā te ‘{{next}}’.",
    "bestStart-no":
      "I kī mai koe kāore koe e hiahia ana ki te tono i te <en>Best Start</en>, nō reira kāore he utunga hei whakahaere. Tēnā, haere tonu mā te ‘{{next}}’.",
  },
  changeAnswers: "Panonihia ō whakautu mō <en>Best Start</en>",
  unavailable: {
    title: "Aroha mai!",
    body: "Kāore e taea te hanga pūkete <en>myIR</en> i tēnei wā. Tēnā, haere tonu mā te ‘{{next}}’: ka haere tonu tō rēhitatanga.",
    again: "Whakamātauria anō",
  },
  details: {
    intro: "Nō ngā hipanga i mua i tēnei ēnei taipitopito.",
    firstNames: "Ngā ingoa tuatahi",
    surname: "Ingoa whānau",
    dateOfBirth: "Rā whānau",
    irdNumber: "Tau <en>IRD</en>",
    change: "Panonihia",
  },
  buttons: {
    checkDetails: "Tirohia aku taipitopito",
    checkUsername: "Tirohia mēnā e wātea ana",
    reserve: "Puritia tēnei ingoa kaiwhakamahi mō taku pūkete <en>myIR</en>",
    skip: "Tīpokahia tēnei hipanga",
  },
  waiting: {
    details: "Kei te tirohia ngā taipitopito...",
    username: "Kei te tirohia te ingoa kaiwhakamahi...",
    reserve: "Kei te puritia te ingoa kaiwhakamahi...",
  },
  valid: "E ōrite ana ō taipitopito. Ka taea te kōwhiri ingoa kaiwhakamahi ināianei.",
  available: "E wātea ana tēnei ingoa kaiwhakamahi:",
  availableNext: "Kāore anō kia riro i a koe, kia puritia rā anō.",
  terms: "Pānuitia ngā tikanga o ngā pūkete <en>myIR</en> (ka huaki he matapihi hou)",
  termsBefore: "Tēnā, pānuitia i mua i te pupuri i te ingoa kaiwhakamahi.",
  agencySays: "E kī ana Te Tari Taake:",
  reserved: {
    title: "Kua puritia tō ingoa kaiwhakamahi",
    username: "Tō ingoa kaiwhakamahi <en>myIR</en>",
    body: "I roto i ngā rā e 6 ka tukuna e Te Tari Taake he kupuhipa rangitahi ki a koe mā te īmēra. Kua oti tēnei hipanga.",
  },
  errors: {
    unfinished:
      "Me tirohia, me puritia hoki tō ingoa kaiwhakamahi myIR. Ka taea rānei te tīpoka i tēnei hipanga.",
    usernameInUse:
      "Aroha mai, kei te whakamahia kētia taua ingoa kaiwhakamahi myIR. Tēnā, tuhia he ingoa kaiwhakamahi kē, ka tirohia ai mēnā e wātea ana",
    usernameNoLonger:
      "Aroha mai, kāore taua ingoa kaiwhakamahi myIR i te wātea ināianei. Tēnā, tuhia he ingoa kaiwhakamahi kē i runga ake nei, ka tirohia ai mēnā e wātea ana. Ka taea rānei te tīpoka i tēnei tekiona, ka haere tonu ai te rēhitatanga whānautanga.",
    usernameNotValid:
      "Kāore i tutuki te kōwhiri i tēnei ingoa kaiwhakamahi myIR. Tēnā, whakamātauria tētahi atu mā te pātene ‘{{button}}’, tīpokahia rānei tēnei hipanga.",
    usernameRefused:
      "Kāore Te Tari Taake e whakaae ki tēnei ingoa kaiwhakamahi myIR. Tēnā, whakamātauria tētahi atu, tīpokahia rānei tēnei hipanga.",
    notReserved:
      "Kāore anō tō ingoa kaiwhakamahi myIR kia puritia. Tēnā, pēhia te pātene ‘{{button}}’, tīpokahia rānei tēnei hipanga.",
    reserveFailed:
      "Kāore i taea tō ingoa kaiwhakamahi myIR te pupuri. Tēnā, whakamātauria anō mā te pātene ‘{{button}}’, tīpokahia rānei tēnei hipanga.",
    noConnection:
      "Kāore i taea te ui atu ki Te Tari Taake. Tēnā, whakamātauria anō ākuanei, tīpokahia rānei tēnei hipanga.",
    tooOften:
      "He maha rawa ngā whakamātau i te wā poto. Tēnā, taihoa mō te āhua tekau meneti, ka whakamātau anō ai, tīpokahia rānei tēnei hipanga.",
  },
};
