import type { Translation } from "#app/i18n/translation.ts";
import type { eligibility as en } from "./text.en.ts";

export const eligibility: Translation<typeof en> = {
  title: "Ka taea e koe te tono ki konei?",
  headingMi: "Ka taea e koe te tono ki konei?",
  intro: "E whā ngā pātai poto. Kāore ō whakautu e tiakina.",
  yes: "Āe",
  no: "Kāo",
  change: "Panonihia",
  changeHint: "te whakautu ki: {{question}}",
  back: "Hoki whakamuri",
  next: "Haere tonu",
  answered: "Ō whakautu",
  questions: {
    resident:
      "He kirirarau, he kainoho pūmau rānei koe nō Aotearoa, ā, e whai ana kia noho tonu ki Aotearoa?",
    mainCarer:
      "Ko koe te kaitiaki matua o te tamaiti, o ngā tamariki rānei e hiahiatia ana e koe te āwhina mōna, mō rātou rānei?",
    childcare:
      "Ka whiwhi tō tamaiti i te 3 hāora, neke atu rānei, o te tiaki tamariki i te wiki i tētahi hōtaka kua whakaaetia?",
    payments: "Kei te whiwhi utunga koe i Te Hiranga Tangata i tēnei wā?",
  },
  hints: {
    childcare:
      "Kua whakaaetia te nuinga o ngā kura kōhungahunga, ngā whare tiaki tamariki, ngā <en>playcentre</en>, ngā kōhanga reo me ngā ratonga i te kāinga. Mēnā tata tīmata, whakautua te āe.",
    payments:
      "Hei tauira, he takuhe, te <en>Accommodation Supplement</en>, te <en>Child Disability Allowance</en> rānei.",
  },
  unmet: {
    resident: "Me kainoho pūmau, me kirirarau rānei koe, ā, me whai kia noho tonu ki Aotearoa.",
    mainCarer: "Me noho koe hei kaitiaki matua o te tamaiti, o ngā tamariki rānei, mō rātou tēnei āwhina.",
    childcare:
      "Me whiwhi tō tamaiti i te 3 hāora, neke atu rānei, o te tiaki tamariki i te wiki i tētahi hōtaka kua whakaaetia, e riro ai te <en>Childcare Subsidy</en>.",
    payments:
      'Mā te hunga anake kei te whiwhi utunga ināianei i Te Hiranga Tangata tēnei tono. Ka taea tonu te <a href="https://www.workandincome.govt.nz/products/a-z-benefits/childcare-subsidy.html">tono mō te <en>Childcare Subsidy</en> i te pae a Te Hiranga Tangata</a>.',
  },
  still: {
    title: "E whakaaro tonu ana koe kei te māraurau koe?",
    body: '<a href="https://www.workandincome.govt.nz/about-work-and-income/contact-us/">Whakapā atu ki Te Hiranga Tangata</a>, waea atu rānei ki te <a href="tel:0800559009">0800 559 009</a>.',
  },
  result: {
    title: "Ka taea e koe te tono ki konei",
    body: "Hei tā ō whakautu, tērā pea ka whiwhi koe i te <en>Childcare Subsidy</en>. He tohu noa tēnei: mā Te Hiranga Tangata e whakatau ina tae atu tō tono.",
    next: "Mā te pēhi i te Haere tonu ka tīmata tō tono. Ka tiakina i ia hipanga, ā, ka puritia mō te 30 rā i muri i tō tiakinga whakamutunga.",
  },
  failed: "I hē te waihangatanga o te tono hou.",
  failedHint: "Kāore he mea i ngaro. Tēnā, whakamātauria anō ā ētahi meneti nei.",
};
