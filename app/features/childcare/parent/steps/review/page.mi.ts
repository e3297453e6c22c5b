import type { Translation } from "#app/i18n/translation.ts";
import type { reviewPage as en } from "./page.en.ts";

export const reviewPage: Translation<typeof en> = {
  lead: "Tēnā, tirohia tāu i kōrero mai ai. Kāore he mea ka tukuna kia pēhi rā anō koe i te pātene kei te pito o tēnei whārangi.",
  submit: "Tukuna te tono",
  submitToAgency: "Tukuna te tono ki Te Manatū Whakahiato Ora",
  checking: "E tirohia ana tō tono ...",
  next: {
    NEW: "Ka haere tō tono ki ngā ratonga kōhungahunga i te tuatahi. Mā ia ratonga e whakakī tāna wāhanga, kātahi koe ka tuku i te katoa ki Te Manatū Whakahiato Ora me ō tuhinga.",
    REJECTED:
      "Kia oti i a koe te whakatika i te hē, tukuna anō tō tono. Ka haere ki ngā ratonga kōhungahunga kāore anō kia whakaae mai.",
    APPROVED:
      "Kua whakaaetia tō tono e ngā ratonga kōhungahunga katoa. Kei te whārangi e whai ake ana ka tāpiri koe i ō tuhinga, ka tuku ai ki Te Manatū Whakahiato Ora.",
  },
  pending:
    "Kei te tatari tō tono ki tētahi ratonga kōhungahunga, neke atu rānei: {{names}}. Ka īmēra atu mātou ki a koe ina oti tā rātou arotake.",
  returned:
    "Kāore tētahi ratonga kōhungahunga i whakaae ki tō tono. Me whai whakaaetanga koe i a rātou kia tukuna ai ki Te Hiranga Tangata. Kua whakahokia tō tono hei puka hukihuki.",
  stale:
    "Kua whakarerekē koe i tētahi mea kua whakautua e tētahi ratonga kōhungahunga. Kua kore tāna whakautu e whai mana, ā, ka pātai anō mātou ina tukuna tō tono.",
  services: "Ō ratonga kōhungahunga: ko wai i tuhia, ā, he aha ngā mahi ka taea e koe",
  locked: {
    PENDING_REVIEW:
      "Kāore e taea ngā tamariki me ā rātou ratonga te panoni i te wā kei a rātou tō tono. Ka taea te toenga.",
    APPROVED:
      "Kua whakaae ō ratonga kōhungahunga ki ngā kōrero i konei mō ngā tamariki. Kia taea te panoni i ngā tamariki, i ā rātou ratonga rānei, me mātua whakahoki mai tō tono. Ka taea te toenga te panoni.",
  },
  failed: {
    title: "I raru te tukunga o tēnei tono.",
    body: "Kāore he mea i tukuna, ā, kua tiakina ō whakautu katoa. Tēnā, whakamātauria anō ā ētahi meneti nei.",
  },
};
