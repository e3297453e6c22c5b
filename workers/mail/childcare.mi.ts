import type { en } from "./childcare.en.ts";

export const mi: typeof en = {
  hello: (name) => (name ? `Kia ora ${name},` : "Kia ora,"),
  ask: {
    subject: "Childcare Subsidy: tēnā, whakakīia tō wāhanga",
    remindSubject: "He whakamaumahara: kei te tatari tētahi whānau ki tō wāhanga o te Childcare Subsidy",
    asks: "Kei te tono tētahi whānau i te <en>Childcare Subsidy</en>, ā, i kī mai rātou ka haere tā rātou tamaiti ki tō ratonga. Mā tō whakakī i tō wāhanga anake ka taea e rātou te tuku i tā rātou tono ki Te Hiranga Tangata: he tika rānei te whakaurunga, ngā hāora me ngā utu.",
    reminds:
      "E rima ngā rā i mua ka tono mātou kia whakakīia e koe tō wāhanga o tētahi tono mō te <en>Childcare Subsidy</en>. Kei te tatari tonu te whānau.",
    open: "Whakakīia tō wāhanga",
    how: (until) =>
      `E rima pea ngā meneti, kāore he take kia takiuru. Mō tō ratonga anake te hono, ā, ka mahi tae noa ki te ${until}.`,
    noChange:
      "Kāore he mea e huri i te huakitanga o te hono. Ka taea te okioki me te hoki mai i ngā wā katoa kia tukuna rā anō e koe.",
    why: (service) =>
      `Nā tētahi whānau tēnei wāhitau i homai mō ${service}. Ehara nōu? Kāore he take kia mahi koe i tētahi mea.`,
  },
  receipt: {
    subject: "Childcare Subsidy: kua tae mai tō wāhanga",
    thanks:
      "Ngā mihi. Kua tae mai tō wāhanga o tētahi tono mō te <en>Childcare Subsidy</en>, kua whakamōhiotia hoki te whānau.",
    ended:
      "Kua kore te hono i tukuna atu e mahi. Ki te whakarerekē te whānau i ngā kōrero mō tā rātou whakaurunga ki a koe, ka tuhi anō mātou ki a koe.",
    why: (service) => `I tukuna tēnei ki te wāhitau i homai e tētahi whānau mō ${service}.`,
  },
  sent: {
    subject: "Kei ngā ratonga kōhungahunga tō tono mō te Childcare Subsidy",
    body: "Kua tono mātou ki ia ratonga kōhungahunga i tō tono kia whakakīia tō rātou wāhanga. Ka tuhi mātou ki a koe ina whakautu rātou.",
    where: "Kei te whārangi o tō tono ngā ingoa o ngā ratonga i tuhi atu ai mātou. Ka taea hoki te tuku anō.",
    open: "Tirohia tō tono",
  },
  answered: {
    partSubject: "Kua whakakīia e tētahi ratonga kōhungahunga tōna wāhanga o tō tono",
    part: "Kua whakakīia e tētahi o ngā ratonga kōhungahunga tōna wāhanga o tō tono mō te <en>Childcare Subsidy</en>. Kei te tatari mātou ki ērā atu.",
    readySubject: "Kua rite tō tono mō te Childcare Subsidy mō te tuku ki Te Hiranga Tangata",
    ready:
      "Kua whakakīia e ngā ratonga kōhungahunga ō rātou wāhanga. Kāore anō tō tono kia tukuna: tēnā, tāpirihia ō tuhinga, ka tuku ai ki Te Hiranga Tangata.",
    readyOpen: "Tāpirihia ngā tuhinga, ka tuku ai",
    refusedSubject: "Kua hoki mai tō tono mō te Childcare Subsidy ki a koe",
    refused:
      "Kāore tētahi ratonga kōhungahunga i whakaae ki tō tono. Me whai whakaaetanga koe e taea ai te tuku ki Te Hiranga Tangata. Kua whakahokia tō tono hei hukihuki.",
    notRegistered: "I kī mai te ratonga kāore ia i te whakaaetia, kāore rānei ōna tau kiritaki.",
    notAttending:
      "I kī mai te ratonga kāore ngā tamariki katoa i tō tono i te whakauru ki reira. Tēnā, whakaurua te tamaiti ki te ratonga, whakarerekēhia rānei tō tono.",
    open: "Tirohia tō tono",
  },
  lapse: {
    subject: "Ka mukua ākuanei tō tono mō te Childcare Subsidy",
    body: (day) =>
      `Kua roa koe e kore ana e whakarerekē i tō tono mō te <en>Childcare Subsidy</en>. Kāore anō kia tukuna ki Te Hiranga Tangata. Ka mukua e mātou hei te ${day}, me ngā mea katoa kua tāpirihia.`,
    keep: "Kia puritia mō te 30 rā anō, huakina, ka tiaki anō ai i tētahi hipanga.",
    open: "Huakina tō tono",
  },
  submitted: {
    subject: "Kua tukuna tō tono mō te Childcare Subsidy ki Te Hiranga Tangata",
    body: "Kua tukuna e mātou tō tono mō te <en>Childcare Subsidy</en> me ōna tuhinga ki Te Hiranga Tangata. Ka whakapā mai rātou ki a koe.",
    contact: "Whakapā atu ki Te Hiranga Tangata",
  },
  inThisLanguage: "Pānuitia tēnei ki te reo Māori",
  whyParent: "Kua tae mai tēnei nā te mea kei te tono koe i te <en>Childcare Subsidy</en> i Tīmata.",
};
