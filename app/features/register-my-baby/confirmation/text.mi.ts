import type { Translation } from "#app/i18n/translation.ts";
import type { confirmation as en } from "./text.en.ts";

export const confirmation: Translation<typeof en> = {
  registered: {
    title: "Kua tae mai tō rēhitatanga",
    lead: "Ngā mihi. Kāore he mahi anō māu i konei.",
  },
  paid: {
    title: "Kua tae mai tō utu",
    lead: "Ngā mihi. Kua tae mai hoki tō rēhitatanga, ā, kāore he mahi anō māu i konei.",
  },
  stillborn: {
    body: "Ngā mihi ki a koe i whakamōhio mai mō tō pēpi.",
  },
  reference: "Tō tau tohutoro",
  keep: "Tēnā whakahuatia ina waea mai koe mō tēnei rēhitatanga.",
  laterChanges:
    "Kei roto ko ngā whakautu i tukuna tuatahitia e koe. Kāore i roto ngā mea i panonihia i muri mai: waea atu ki 0800 22 52 52 kia whakatikaina.",
  mail: "Kua tukuna he īmēra whakaū ki {{address}}.",
  next: {
    title: "Ka aha ināianei",
    registrar:
      "Ka tirohia te rēhitatanga e te Rēhita Whānautanga, Matenga, Mārenatanga, ā, ka waea atu mēnā kāore tētahi mea i te mārama.",
    certificate: "{{order}}: ka tukuna mā te poutāpeta ki te wāhitau i homai e koe.",
    certificateByCourier: "{{order}}: mā te karere e kawe ki te wāhitau i homai e koe.",
    certificateUnpaid: "{{order}}: ki tā mātou e mōhio ai kāore anō kia utua. Ka tukuna anake ina utua.",
    noCertificate:
      'Kāore koe i tono tiwhikete whānautanga. Ka taea te <a href="https://www.govt.nz/organisations/births-deaths-and-marriages/">tono ahakoa te wā</a>.',
    irdNumber: "Ka tae atu te tau IRD mō tō pēpi i roto i ngā rā mahi 15.",
    irdByEmail: "Ka tae atu te tau IRD mō tō pēpi i roto i ngā rā mahi 15, mā te īmēra hoki.",
    agency: "Ka whakamōhiotia Te Manatū Whakahiato Ora mō te whānautanga.",
    bestStart: {
      Y: "Ka tukuna tō tono <en>Best Start</en> ki Te Tari Taake. Ka waea atu rātou mēnā he pātai anō.",
      agencyClient:
        "Ka tukuna tō tono <en>Best Start</en> ki Te Manatū Whakahiato Ora, ka utua tahitia me tō takuhe.",
      other: "Ka waea atu Te Tari Taake ki te kaitiaki i whakahuatia e koe mō <en>Best Start</en>.",
      I: 'E ai ki ō whakautu kāore he utunga <en>Best Start</en> ināianei. Ki te rerekē tētahi mea, waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>.',
      unknown:
        'Kia mōhio koe ko wai te kaitiaki, ka taea e ia te tono mō <en>Best Start</en> ki Te Tari Taake, <a href="tel:0800227773">0800 22 77 73</a>.',
      N: 'Kāore koe i tono mō <en>Best Start</en>. Ki te huri ō whakaaro, waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>.',
    },
    myIR: {
      success:
        "Kua puritia te ingoa kaiwhakamahi <en>myIR</en> {{username}}. Ka tae atu he kupuhipa rangitahi mā te īmēra i roto i ngā rā e 6.",
      new: "Kāore he pūkete <en>myIR</en> i whakaritea. Ka taea te whakarite ki Te Tari Taake ahakoa te wā.",
      unavailable:
        "Kāore i taea te whakarite pūkete <en>myIR</en> i tēnei rā. Ka taea te whakarite ki Te Tari Taake ahakoa te wā.",
      "has-logon": "Ka kite te kaitiaki i ngā utunga <en>Best Start</en> i tōna pūkete <en>myIR</en>.",
      "wff-client": "Ka utua tahitia a <en>Best Start</en> me ō utunga <en>Working for Families</en>.",
    },
  },
  receipt: {
    title: "Rīhiti",
    heading: "Te rīhiti mō tō rēhita whānautanga",
    print: "Tāia tēnei whārangi, tuhia rānei te tau tohutoro. Ka whakaaturia i konei mō te 15 meneti.",
    reference: "Tau tohutoro",
    received: "I tae mai",
    fee: "Te rēhitatanga",
    free: "kore utu",
    certificate: "{{quantity}} × {{product}}",
    delivery: { standard: "Tuku noa", courier: "Tuku karere" },
    total: "Tapeke",
    paid: "Kua utua mā te kāri",
    unpaid: "Kāore anō kia utua, ki tā mātou e mōhio ai",
    again: {
      title: "Kia kite anō i tēnei rīhiti",
      body: "Tae noa ki te {{until}} ka taea te rīhiti te whakatuwhera i tētahi pūrere, ahakoa tēhea: haere ki {{address}}, ka tuhi ai i tēnei waehere me te rā whānau o tō pēpi.",
      code: "Waehere",
    },
  },
  home: "Hoki ki te whārangi tīmata",
  payment: {
    title: "Utua tō tiwhikete whānautanga",
    lead: "Kua tae mai tō rēhitatanga. Ināianei me utu te tiwhikete i te whārangi a te kaituku kāri, ka ārahina mai koe ki konei.",
    unpaid: "Kāore anō te rēhita i whiwhi utu mō te tiwhikete.",
    wait: "Mēnā kātahi anō koe ka utu, kaua e utu anō. Tatari mō te meneti kotahi, kātahi",
    again: "ka pātai anō ki te rēhita",
    going: "E ārahina ana koe ināianei. Ki te kore e panoni, whāia te hono.",
    total: "Hei utu: {{total}}",
    go: "Haere ki te whārangi utu",
    without:
      "Ki te kore koe e utu, ka rēhitatia tonutia te whānautanga i roto i te 30 meneti, kāore he tiwhikete.",
    giveUp: "Rēhitatia, kaua he tiwhikete",
  },
  retry: {
    title: "Kāore te utu i whakaaetia",
    warning: "I rahua tō tono: ki tā mātou e mōhio ai kāore te utu i oti.",
    window:
      "Ka taea te whakamātau anō i roto i te 15 meneti, tae noa ki te {{time}}. Ki te kore e rongo i roto i te 15 meneti, ka kīia kua whakakorea te tono.",
    registered: "Ka rēhitatia te whānautanga ahakoa te aha.",
    again: "Whakamātauria anō te utu",
    giveUp: "Rēhitatia, kaua he tiwhikete",
    failed:
      "Kāore e taea e mātou te hono ki te ratonga rēhita i tēnei wā. Tēnā whakamātauria anō ā ētahi meneti.",
    refused: "Kua puta he hapa ohorere.",
    tooOften: "He maha ō whakamātau i te wā poto. Tēnā tatari mō te {{minutes}} meneti.",
  },
  openForm:
    "Kua tīmata koe i tētahi atu puka. Kāore anō tērā kia rēhitatia, ā, kei konei ōna whakautu katoa.",
  toReview: "Haere ki te arotake",
  notRegistered: {
    title: "Kāore anō kia rēhitatia",
    lead: "Kāore anō te whānautanga kia rēhitatia. Kei konei ō whakautu katoa.",
    next: "Kāore tētahi ratonga e hiahiatia ana e tēnei puka i haere tonu. Tēnā tatari mō ētahi meneti, haere ki te arotake, ka whakamātau anō ai i reira.",
  },
  uncertain: {
    title: "Kāore anō mātou kia mōhio mēnā kua rēhitatia te whānautanga",
    lead: "Kua tukuna e koe tō rēhitatanga, engari kāore i taea e mātou te kite mēnā kua tae. Kei konei ō whakautu katoa.",
    next: "Pēhia anō ‘Rēhitatia tēnei whānautanga’ i te arotake kia mōhio ai: kotahi anake te rēhitatanga.",
  },
  outstanding: {
    title: "Kāore te tiwhikete i utua",
    lead: "Ka rēhitatia tonutia te whānautanga, kāore he tiwhikete. Ka oti i roto i te 30 meneti.",
    noPage:
      "Kua tae mai tō rēhitatanga. Ko te whārangi utu i homai ki a mātou, ehara i te whārangi e mōhiotia ana e mātou, nō reira kāore koe e ārahina ki reira, ā, kāore te tiwhikete i utua. Ka rēhitatia tonutia te whānautanga i roto i te 30 meneti, kāore he tiwhikete.",
    unknown: {
      title: "Kāore anō mātou kia mōhio mēnā kua utua",
      lead: "Kua tae mai tō rēhitatanga. Kāore anō te rēhita kia kī mai mēnā kua utua te tiwhikete. Mēnā kua utu koe, ka tukuna pērā i tō tono: tēnā kaua e utu anō. Mēnā kāore anō, ka rēhitatia tonutia te whānautanga, kāore he tiwhikete.",
      again: "Pātaihia anō te rēhita",
    },
    over: "Kāore he mahi anō māu.",
    paidAfterAll: "Mēnā kua utu koe i tēnei wā, ka tukuna te tiwhikete i tonoa e koe.",
    order:
      'Ka taea te <a href="https://www.govt.nz/organisations/births-deaths-and-marriages/">tono tiwhikete whānautanga ahakoa te wā</a>.',
    call: 'Mēnā he pātai āu, waea atu ki <a href="tel:0800225252">0800 22 52 52</a>.',
  },
};
