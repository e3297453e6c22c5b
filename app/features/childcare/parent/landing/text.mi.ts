import type { Translation } from "#app/i18n/translation.ts";
import type { landing as en } from "./text.en.ts";

export const landing: Translation<typeof en> = {
  title: "Tonoa te <en>Childcare Subsidy</en>",
  headingMi: "Tonoa te āwhina utu tiaki tamariki",
  lead: "He āwhina te <en>Childcare Subsidy</en> hei utu i te ako kōhungahunga. Ka utua tikatia e Te Hiranga Tangata ki te ratonga, kia iti ake ai tō utu ki reira.",
  logIn: "Takiuru hei tono",
  logInHint: "Ka takiuru koe kia noho haumaru ai ō whakautu, ā, māu anake e huaki.",
  start: "Tīmatahia te tono",
  goOn: "Haere tonu me tō tono",
  sent: "I tukuna tō tono o mua ki Te Hiranga Tangata i te {{day}}. Ka taea te tīmata i tētahi atu, pērā i tētahi mō tētahi atu tamaiti.",
  kept: "Ka puritia tō tono tae noa ki te {{day}}, arā, e 30 rā i muri i tō tiakinga whakamutunga.",
  unknown:
    "Kāore mātou e mōhio i tēnei wā mēnā kua tīmata koe i tētahi tono. Tēnā, whakamātauria anō ā ētahi meneti nei.",
  lapsed: {
    title: "Kua pau te wā o tō tono",
    body: "Kāore i panonihia mō te 30 rā, nō reira kua pau tōna wā, ā, kua mukua ngā mea i roto. Ka taea te tīmata i tētahi hou.",
    on: "Kāore i panonihia mō te 30 rā, nō reira i pau tōna wā i te {{day}}, ā, kua mukua ngā mea i roto. Ka taea te tīmata i tētahi hou.",
  },
  who: {
    title: "Mā wai tēnei tono",
    intro: "Ka taea e koe te tono ki konei mēnā:",
    payments: "kei te whiwhi utunga koe ināianei i Te Hiranga Tangata (Te Manatū Whakahiato Ora)",
    email: "he wāhitau īmēra tōu ka taea te pānui",
    enrolled: "kua whakauru koe i tētahi tamaiti ki tētahi ratonga ako kōhungahunga",
    others:
      'Ehara i te mea me whiwhi takuhe koe e riro ai te <en>Childcare Subsidy</en>. Mēnā kāore koe e whiwhi utunga i Te Hiranga Tangata, <a href="https://www.workandincome.govt.nz/products/a-z-benefits/childcare-subsidy.html">tonoa i tō rātou pae</a>, waea atu rānei ki te <a href="tel:0800559009">0800 559 009</a>.',
  },
  eligible: {
    title: "Ko wai ka whiwhi",
    intro: "Ka whiwhi pea koe i te <en>Childcare Subsidy</en> mēnā:",
    resident: "he kirirarau, he kainoho pūmau rānei koe nō Aotearoa, ā, e whai ana kia noho tonu ki Aotearoa",
    carer: "ko koe te kaitiaki matua o te tamaiti",
    childcare:
      "ka whiwhi te tamaiti i te 3 hāora, neke atu rānei, o te tiaki tamariki i te wiki i tētahi hōtaka kua whakaaetia",
    age: "kei raro iho te tamaiti i te 5 tau, ā, kāore anō kia haere ki te kura; e 5 ōna tau, ā, tata tīmata ki te kura; kei raro iho rānei ia i te 6 tau, ā, kei te whiwhi koe i te <en>Child Disability Allowance</en>",
    income: "kei raro iho te moni whiwhi o tō whānau i te tepe",
  },
  how: {
    title: "Ka ahatia",
    fill: "Ka whakautu koe i ngā pātai mōu, mō tō mahi, mō tō ako rānei, mō tō moni whiwhi me ō tamariki, ā, mō tō hoa rangatira mēnā he hoa tōu. Ka tiakina ia hipanga.",
    supervisor:
      "Ka tae he īmēra me tētahi hono ki tō ratonga ako kōhungahunga, ka whakakī ai i tōna wāhanga.",
    documents:
      "Kia oti rawa i ngā ratonga katoa, ka tāpiri koe i ngā whakaahua, i ngā matawai rānei o ō tuhinga, ka tuku ai i te katoa ki Te Hiranga Tangata.",
    when: "Tonoa i te 3 ki te 4 wiki i mua i te tīmata a tō tamaiti: i te nuinga o te wā kāore e utua te wā i mua i tō tono.",
  },
  ready: {
    title: "Me whai koe i ēnei",
    client: "tō tau kiritaki a Te Hiranga Tangata, me tō tō hoa rangatira",
    ird: "tō tau <en>IRD</en>, me tō tō hoa rangatira",
    income: "tō moni whiwhi i mua i te tāke, me ngā taunakitanga utu mahi mō ngā wiki 52 kua hipa",
    service: "te ingoa me te wāhitau īmēra o ia ratonga ako kōhungahunga",
  },
  more: { title: "He pai kia mōhio" },
  accordions: {
    notEnrolled: {
      title: "Kāore anō taku tamaiti kia whakaurua",
      body: 'Whakaurua tō tamaiti i te tuatahi, nō te mea me whakakī te ratonga i tētahi wāhanga o te puka. <a href="/services-near-me/early-education">Kimihia he ratonga ako kōhungahunga e tata ana ki a koe</a>. Pātai ki reira mō tētahi tūranga, mō ngā utu me te rā ka taea e tō tamaiti te tīmata.',
    },
    others: {
      title: "Te rerekētanga i ētahi atu āwhina mō te utu tiaki tamariki",
      twentyHours:
        'Ka utu te <b><en>20 Hours ECE</en></b> mō te 20 hāora i te wiki, te mutunga, mō ngā tamariki e 3 ki te 5 tau, ahakoa tō moni whiwhi. Mā tō ratonga e whakarite. Ka taea e te <en>Childcare Subsidy</en> te utu ētahi hāora atu, engari kaua ko ngā hāora kotahi. <a href="/stage/preschooler">He kōrero anō mō te <en>20 Hours ECE</en></a>.',
      familyBoost:
        'Ka whakahoki te <b><en>FamilyBoost</en></b> i tētahi wāhanga o ngā utu kua utua e koe ake. Ka tonoa i <a href="https://www.ird.govt.nz/familyboost">Te Tari Taake</a> i ia toru marama, hei tāpiri ki te <en>Childcare Subsidy</en>.',
      oscar:
        'Ko te <b><en>OSCAR Subsidy</en></b> mō te tiaki i mua, i muri hoki i te kura, me ngā hararei, mō ngā tamariki e 5 ki te 13 tau. <a href="https://www.workandincome.govt.nz/products/a-z-benefits/oscar-subsidy.html">Tonoa ki Te Hiranga Tangata</a>.',
    },
    several: {
      title: "Neke atu i te kotahi aku tamariki",
      body: "Kotahi anake tō tono mō rātou katoa: tae noa ki te 16 ngā tamariki, ā, tae noa ki te 5 ngā ratonga ako kōhungahunga mō tēnā me tēnā. Ka whiwhi ia ratonga i tāna ake hono, ā, ka kite anake i ngā tamariki e tiakina ana e ia.",
    },
    wrong: {
      title: "Ka aha mēnā ka hē tētahi mea?",
      body: 'Mēnā kāore tētahi ratonga e whakaae ki tōna wāhanga, ka īmēra atu mātou ki a koe, ā, ka taea te whakatika i tō tono me te tuku anō. Mēnā kāore tētahi whārangi e mahi, whakamātauria anō ā muri ake: kei konei tonu tāu i tiaki ai. Ka taea e Te Hiranga Tangata te āwhina i a koe i te <a href="tel:0800559009">0800 559 009</a>.',
    },
    saving: {
      title: "Te tiaki, me te wā ka pau te wā o te tono",
      body: "Ka tiakina ia hipanga ina pēhia e koe te <b>Haere tonu</b>, ā, ka taea te hoki mai ina takiuru anō koe. Ka pau te wā o te tono kāore e panonihia mō te 30 rā: ka mukua ngā mea katoa i roto, ā, ka īmēra mātou ki a koe i mua i tērā. Mēnā kāore koe e mahi i tētahi mea mō te 15 meneti, ka takiputaina koe; e 30 meneti i muri i te takiuru me takiuru anō. Ka puritia tāu i tuhi ai māu.",
    },
    clientNumber: {
      title: "Kei hea tō tau kiritaki",
      body: 'E 9 ngā mati, ā, kei ngā reta a Te Hiranga Tangata, kei tō Kāri Ratonga Hapori, kei <en>MyMSD</en> hoki. Mēnā kāore e kitea, waea atu ki te <a href="tel:0800559009">0800 559 009</a>.',
    },
    irdNumber: {
      title: "Kei hea tō tau <en>IRD</en>",
      body: 'E 8, e 9 rānei ngā mati, ā, kei ngā reta a Te Tari Taake, kei ō pepa utu mahi, kei <en>myIR</en> hoki. Mēnā kāore he tau tōu, <a href="https://www.ird.govt.nz/managing-my-tax/ird-numbers">tonoa tētahi i Te Tari Taake</a>, waea atu rānei ki te <a href="tel:0800227773">0800 227 773</a>.',
    },
  },
};
