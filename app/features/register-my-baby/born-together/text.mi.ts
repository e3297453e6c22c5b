import type { Translation } from "#app/i18n/translation.ts";
import type { bornTogether as en } from "./text.en.ts";

export const bornTogether: Translation<typeof en> = {
  lead: {
    one: "Kotahi anō te tamaiti kāore anō kia rēhitatia: {{orders}}.",
    several: "E {{count}} anō ngā tamariki kāore anō kia rēhitatia: {{orders}}.",
  },
  title: "Te tamaiti e whai ake ana",
  body: "Ka rēhitatia ia tamaiti ki tōna ake puka. Ka whakakīia māu ngā mea e ōrite ana mō ā koutou tamariki: ngā mātua, tō rāua hononga me ētahi atu tamariki, ngā wāhitau, te wāhi i whānau ai, te whakapapa me ngā rōpū mātāwaka. Māu e tirotiro, ka whakautu ai i ngā pātai mō tēnei tamaiti anake.",
  kept: "Mō tēnei anake ka puritia aua whakautu, he mea whakamuna, kia rēhitatia rā anō ā koutou tamariki katoa, kia mutu rānei te wā o tēnei whārangi.",
  later:
    "Ka taea te haere tonu ināianei. Ka taea hoki te hoki mai ā te wā e rite ai koe: mā te waehere i raro nei tēnei whārangi e whakatuwhera anō.",
  button: "Rēhitatia te tamaiti e whai ake ana: {{order}}",
  others: "I rēhitatia tahitia me",
  form: "He mea whakakī mai i te rēhitatanga o tērā atu o ō tamariki ({{registered}}): ngā mātua, tō rāua hononga me ētahi atu tamariki, te wāhi i whānau ai, te whakapapa me ngā rōpū mātāwaka. Tēnā, tirohia katoatia. Ahakoa tāu e panoni ai ki konei, kāore tērā atu rēhitatanga e panoni. Mā “{{review}}” ka hipa i ngā whārangi kua kī kē.",
  begin: "Tīmatahia taua puka ki ngā mea e ōrite ana mō ā koutou tamariki",
  registrar: "Ngā mea ka whakamōhiotia hoki ki te kairēhita",
  another: {
    title: "Kua tīmata kē tētahi atu puka",
    body: "Tērā tētahi atu puka rēhita whānautanga kāore anō kia oti, nō te {{moment}} te panonitanga whakamutunga. Kāore e tuhirua ki runga. Haere tonu me taua puka, mukua rānei ki reira, ka rēhita ai i tēnei tamaiti ā muri: mā te waehere kei tō rīhiti te rīhiti e whakatuwhera anō.",
    goOn: "Haere tonu me taua puka",
  },
};
