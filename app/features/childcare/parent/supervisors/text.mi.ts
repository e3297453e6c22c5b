import type { Translation } from "#app/i18n/translation.ts";
import type { supervisorsText as en } from "./text.en.ts";

export const supervisorsText: Translation<typeof en> = {
  short: "Kei ngā ratonga tō tono",
  title: "Kei ngā ratonga kōhungahunga tō tono",
  titleMi: "Kei ngā ratonga kōhungahunga tō tono",
  titleOf: {
    NEW: "Tō tono me ngā ratonga kōhungahunga",
    REJECTED: "Kua hoki mai tō tono ki a koe",
    APPROVED: "Kua whakaae ngā ratonga kōhungahunga ki tō tono",
  },
  lead: "I tukuna e mātou tō tono ki a {{names}}, kia whakakīia e rātou tā rātou tekiona.",
  mail: "I tukuna hoki he īmēra ki a koe. Ka tae atu anō tētahi ina whakautu tētahi ratonga.",
  notYet:
    "Kāore anō kia tukuna ki Te Hiranga Tangata. Māu e tuku ki reira me ō tuhinga ina whakaae ngā ratonga katoa.",
  ready:
    "Kua whakaae ngā ratonga katoa ki tō tono. Tāpirihia ō tuhinga ināianei, ka tuku ai ki Te Hiranga Tangata.",
  toUploads: "Tāpirihia ngā tuhinga, ka tuku ai",
  toReview: "Tirohia tō tono",
  services: "Ō ratonga kōhungahunga",
  state: {
    waiting: "I tuhi mātou ki {{address}} i te {{time}}. Kāore anō kia whakautua.",
    approved: "I whakaaetia i te {{time}}.",
    refused: "Kāore i whakaaetia, {{time}}.",
    stale:
      "I whakautu i te {{time}}, engari kua whakarerekē koe i ngā kōrero i pātaihia ai. Kua kore tāna whakautu e whai mana: ina tukuna anō tō tono, ka pātai anō mātou.",
    "not-asked": "Kāore anō kia whakautua. Ka pātai mātou ki tēnei ratonga ina tukuna e koe tō tono.",
  },
  stillCounts:
    "Ka whai mana tonu tēnei whakaaetanga mēnā kāore koe e whakarerekē i ngā kōrero mō ngā tamariki ki tēnei ratonga.",
  reason: {
    NOT_REGISTERED:
      "I kī mai te ratonga kāore ia i te whakaaetia, kāore rānei ōna tau kiritaki. Tēnā, pātai ki reira, kōwhiria rānei tētahi atu ratonga.",
    NOT_ALL_CHILDREN_ATTEND:
      "I kī mai te ratonga kāore tētahi tamaiti i tō tono i te whakauru ki reira. Tēnā, whakaurua te tamaiti ki te ratonga, whakarerekēhia rānei tō tono.",
  },
  reminder: "Ki te kore e whakautua i roto i ngā rā e 5, ka whakamahara mātou kia kotahi te wā.",
  again: "Tukuna anō",
  correct: "Whakatikahia te wāhitau",
  show: "Whakaaturia he waehere ki te ratonga",
  takeBack: {
    title: "Whakarerekē i tō tono",
    body: {
      PENDING_REVIEW:
        "I te wā kei ngā ratonga te tono ka taea te whakarerekē i ngā mea katoa, hāunga ngā tamariki me ō rātou ratonga. Kia taea hoki ērā, whakahokia mai te tono. Ka mutu ngā hono i tukuna, ā, ka pātaihia anō ngā ratonga e pā ana ki ō whakarerekētanga. Ka mana tonu ngā whakaaetanga kāore e pā ana.",
      APPROVED:
        "Ka taea tonu te whakarerekē i ngā mea katoa, hāunga ngā tamariki me ō rātou ratonga. Kia taea hoki ērā, whakahokia mai te tono. Ka pātaihia anō ngā ratonga e pā ana ki ō whakarerekētanga. Ka mana tonu ngā whakaaetanga kāore e pā ana.",
    },
    button: "Whakahokia mai kia taea te whakarerekē",
  },
  done: {
    "sent-again": "Kua tuhi anō mātou ki te ratonga.",
    corrected:
      "Kua whakatikahia te wāhitau, ā, kua tuhi mātou ki te ratonga ki reira. Kua kore te hono i tukuna i mua e mahi.",
  },
  changed:
    "Kua kore tēnā e taea: kua whakautu kē te ratonga, kua whakarerekēhia rānei tō tono i tētahi atu matapihi. Koinei te āhua ināianei.",
  failed:
    "Aroha mai, kāore i taea tēnā i tēnei wā. Kāore he mea i rerekē. Tēnā, whakamātauria anō ā ētahi meneti nei.",
  tooOften: "E 5 ngā īmēra i te hāora te nuinga mō ia tono. Tēnā, whakamātauria anō ā te {{minutes}} meneti.",
  address: {
    short: "Whakatikahia te wāhitau",
    title: "Whakatikahia te wāhitau o {{name}}",
    companion: "Whakatikahia te wāhitau",
    body: "E tuhi ana mātou ki {{address}} ināianei. Ka mutu te hono i tukuna ki reira, ka tukuna he hono hou ki te wāhitau ka tuhia e koe. Kāore he whakautu ka ngaro.",
    label: "Te wāhitau īmēra o te ratonga",
    missing: "Tēnā, homai te wāhitau īmēra o te ratonga kōhungahunga",
    button: "Whakatikahia, ka tuku i te īmēra",
  },
  code: {
    short: "He waehere hei whakaatu",
    title: "Waehere mō {{name}}",
    companion: "Waehere",
    lead: "Kāore anō te īmēra kia tae? Whakaaturia tēnei whārangi ki te ratonga. Mā te kāmera o te waea, o te papahiko rānei, ka huaki te pikitia i te whārangi mō te waehere.",
    picture: "Waehere QR: ka ahu ki te whārangi e tuhi ai te ratonga i te rā whānau",
    typed: "Ka huaki rānei rātou i tēnei wāhitau, ka tuhi ai i te waehere:",
    with: "Ka tuhi hoki rātou i te rā whānau o tētahi tamaiti e haere ana ki reira.",
    sees: "Ka kite rātou i ngā ingoa me ngā rā whānau o ngā tamariki, me ngā hāora i kōrero mai ai koe mō tēnei ratonga. Kāore rātou e kite i tō moni whiwhi, i tō wāhitau, i tō hoa rangatira rānei.",
    until: "Ka mahi tae noa ki te {{day}}, ā, ka mutu ina tukuna tō rātou wāhanga.",
  },
  back: "Hoki ki ō ratonga",
  answers: {
    title: "Ngā kōrero a ngā ratonga",
    none: "Kāore i taea ngā raraunga te tiki",
    stale:
      "Kua whakarerekē koe i ngā kōrero i pātaihia ai tēnei ratonga. Kua kore tāna whakautu e whai mana.",
    supervisor: "Nā wai i whakakī",
    swn: "Te tau kiritaki o te ratonga",
    holding: "Utu pupuri, utu ngaro rānei",
    attending: "Kua whakauru",
    hours: "Ngā hāora tiaki i ia wiki",
    twenty: "Ngā hāora o te <en>20 Hours ECE</en> i ia wiki",
    start: "Te rā tīmata o te tiaki",
    hourly: "Te utu i ia hāora",
    weekly: "Te utu i ia wiki",
    homeBased: "He tiaki ki te kāinga",
    topUp: "He utu tāpiri",
    topUpHourly: "Te utu tāpiri i ia hāora",
    topUpStart: "Te rā tīmata o te utu tāpiri",
    yes: "Āe",
    no: "Kāo",
  },
};
