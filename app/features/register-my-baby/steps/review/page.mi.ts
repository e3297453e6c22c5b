import type { Translation } from "#app/i18n/translation.ts";
import type { reviewPage as en } from "./page.en.ts";

export const reviewPage: Translation<typeof en> = {
  lead: "Kāore he mea e tukuna kia pēhi rā anō koe i ‘Rēhitatia tēnei whānautanga’. I mua i tērā ka taea ngā whakautu katoa te panoni.",
  submit: "Rēhitatia tēnei whānautanga",
  checking: "E tirohia ana tō tono ...",
  summary: "Hei whakarāpopoto",
  printed: {
    title: "Te ingoa ka tāngia",
    body: "Tēnā tirohia ngā pū katoa, ngā tohutō me ngā tohuhono.",
  },
  titles: {
    title: "Te karanga i ngā mātua",
    body: "Ko ēnei ngā karangatanga mō ngā mātua i te tiwhikete whānautanga: {{Mother}}, {{Other}}. I takea mai i ō whakautu mō tērā atu matua. Hei panoni, panonihia aua whakautu.",
    bodyAlone:
      "I te tiwhikete whānautanga ka tū te whaea ki raro i tēnei taitara: {{Mother}}. Kāore he matua anō e whakahuatia ana i tēnei rēhitatanga.",
    change: "Panonihia ngā whakautu mō tērā atu matua",
  },
  twoParents:
    "E whakapuaki ana māua he pono ngā kōrero i konei, kāore hoki he mea i mahue ki tā māua e mōhio ai, kei te whakaae māua tahi, ā, ka āhei māua ki te rēhita i tēnei whānautanga.",
  noConnection: {
    title: "Aroha mai!",
    body: "Kāore e taea e mātou te hono ki te ratonga rēhita i tēnei wā. Kāore anō tō rēhitatanga kia tukuna. Kei konei tonu ō whakautu katoa. Tēnā whakamātauria anō ā ētahi meneti.",
    again: "Whakamātauria anō",
  },
  uncertain: {
    body: "Kāore te ratonga rēhita i whakautu, nō reira kāore mātou i te mōhio mēnā kua tae tō rēhitatanga. Kei konei tonu ō whakautu katoa. Pēhia anō ‘Rēhitatia tēnei whānautanga’ kia mōhio ai: kotahi anake te rēhitatanga.",
    changed:
      'Ki te panoni koe i tētahi whakautu ināianei, ka whai mana tonu ngā mea kua tukuna kētia. Kia riro i a koe te tau tohutoro, ka taea e te rēhita te whakatika: waea atu ki <a href="tel:0800225252">0800 22 52 52</a>.',
  },
  duplicate: {
    title: "Te āhua nei kua rēhitatia kētia tēnei whānautanga",
    body: 'Tērā pea nā tērā atu matua i rēhita. Kāore he mea hei whakatika, kāore hoki he mea anō hei tuku: ki te rerekē te tuhinga o te ingoa ka rua ngā rēhitatanga o tō pēpi. Mēnā e hiahia ana koe ki te tau tohutoro, waea atu ki <a href="tel:0800225252">0800 22 52 52</a>.',
  },
  tooOften:
    "He maha ngā wā kua tukuna e koe tēnei rēhitatanga i te wā poto. Kāore he mea i ngaro. Tēnā tatari mō te {{minutes}} meneti, ka pēhi anō ai i ‘Rēhitatia tēnei whānautanga’.",
  refused: {
    title: "Me whakatika tētahi mea",
    intro: "Kua tirohia ō whakautu e te rēhita. Tēnā panonihia ēnei, ka hoki mai ai ki konei.",
  },
  warned: {
    title: "Tēnā tirohia anō ēnei",
    intro: "Kua tirohia ō whakautu e te rēhita. Kāore ēnei e aukati i tō rēhita.",
  },
  bestStartEarlier: "i mua i te 1 o Hūrae 2018 - kāore e māraurau",
  taxAccount: {
    title: "Tō pūkete <en>myIR</en>",
    success: "Kua puritia te ingoa kaiwhakamahi {{username}} mō te pūkete <en>myIR</en> o te kaitiaki.",
    new: "Kua kōwhiri koe kia kaua e whakarite pūkete <en>myIR</en> ināianei. Ka taea tonu te mahi ki Te Tari Taake ahakoa te wā.",
    "has-logon": "He pūkete <en>myIR</en> kē tō te kaitiaki, nā reira kāore e whakaritea i konei.",
    "msd-client":
      "Kei te whiwhi takuhe te kaitiaki i Te Manatū Whakahiato Ora, nā reira kāore he pūkete <en>myIR</en> e whakaritea i konei.",
    "wff-client":
      "Kei te whiwhi kē te kaitiaki i ngā utunga <en>Working for Families</en>, nā reira kāore he pūkete <en>myIR</en> e whakaritea i konei.",
    unknown:
      "Kāore anō koe kia mōhio ko wai te kaitiaki. Ka taea e ia te tono mō <en>Best Start</en> me te pūkete <en>myIR</en> ā muri ake.",
    other:
      "Ka waea atu Te Tari Taake ki te kaitiaki i whakahuatia e koe mō <en>Best Start</en>. Ka taea e ia te whakarite pūkete <en>myIR</en> i taua wā.",
    ineligible:
      "E ai ki ō whakautu kāore te kaitiaki e āhei ki <en>Best Start</en>, nā reira kāore he pūkete <en>myIR</en> e whakaritea i konei.",
    "bestStart-no":
      "Kāore koe e hiahia ki te tono mō <en>Best Start</en> ināianei, nā reira kāore he pūkete <en>myIR</en> e whakaritea i konei.",
    unavailable:
      "Kāore e taea te whakarite pūkete <en>myIR</en> i tēnei wā. Ka taea ā muri ake ki Te Tari Taake.",
  },
};
