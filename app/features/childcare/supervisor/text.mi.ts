import type { Translation } from "#app/i18n/translation.ts";
import type { supervisorText as en } from "./text.en.ts";

export const supervisorText: Translation<typeof en> = {
  service: "<en>Childcare Subsidy</en>: ratonga",
  subsidy: "<en>Childcare Subsidy</en>",
  notices: { saved: "Kua tiakina ō whakautu." },
  keeping: {
    anonymous:
      "Ka tiakina tāu i tuhi ai i ia haerenga ki mua. Kia tukuna rā anō e koe, mā te hono i tā mātou īmēra koe e hoki mai ai.",
  },
  unavailable: {
    heading: "Kāore tēnei puka i te wātea i tēnei wā",
    before: "Aroha mai! Kāore tēnei puka i te wātea i tēnei wā. Tēnā, ",
    link: "whakamātauria anō",
    after: " ā ētahi meneti nei.",
    kept: "Kua puritia tāu i tuhi ai.",
  },
  asked: {
    lead: "Kei te tono tētahi whānau e whakamahi ana i a {{name}} i te <en>Childcare Subsidy</en>. Tēnā, kōrero mai mō tā rātou whakaurunga ki a koe.",
    seen: "Ka whakaaturia ki a koe ngā ingoa me ngā rā whānau o ngā tamariki, me ngā kōrero a te whānau mō ō rātou hāora ki a koe, heoi anō.",
    details: "Ngā taipitopito o tō ratonga",
    number: "Tau",
    twenty: "<en>20 Hours ECE</en>",
    offered: "E tukuna ana",
    notOffered: "Kāore e tukuna ana",
    wrong:
      'Kāore e taea te whakarerekē i ēnei taipitopito i konei. Mēnā kei te hē, tēnā whakamōhiotia <a href="https://www.education.govt.nz/contact-us">Te Tāhuhu o te Mātauranga</a>, nāna nei te rārangi o ngā ratonga kōhungahunga.',
    family:
      "I kī mai te whānau: {{hours}} ngā hāora o te <en>20 Hours ECE</en> i ia wiki ki a koe, mai i te {{start}}.",
    familyNone: "I kī mai te whānau: kāore he <en>20 Hours ECE</en> ki a koe.",
  },
  send: "Tukuna",
  gone: {
    short: "Kua kore e wātea",
    title: "Kua kore tēnei tono <en>Childcare Subsidy</en> e wātea.",
    why: "Tērā pea kua tukuna kētia te puka, kei te whakarerekē te whānau i tā rātou tono, kua pahemo rānei te 30 rā o te hono. Tērā pea hoki kāore te hono i tāruatia katoatia.",
    hope: "Mēnā e hiahia tonu ana mātou i tētahi mea i a koe, ka tuhi anō mātou ki a koe. I taua pūtirotiro anō ka taea te huaki anō i te hono i tā mātou īmēra hou rawa.",
    code: "Kei a au tētahi waehere nā te whānau",
  },
  changed: {
    short: "Kua rerekē te tono",
    title: "Kua rerekē te tono mai i tō huakanga i tēnei whārangi",
    body: "Kua whakarerekē te whānau i tā rātou tono, nō reira kāore tāu i tuku ai i whakaaetia. Kua kore tēnei hono e mahi.",
    hope: "Mēnā e hiahia tonu ana rātou i tētahi mea i a koe, ka tuhi anō mātou ki a koe. Ka noho tonu ngā mea i tiakina e koe i mua.",
  },
  tooMany: {
    title: "Tēnā, taihoa ake nei",
    body: "He maha rawa ngā whakamātau mō tēnei tono. Tēnā, whakamātauria anō ā te hāora e heke mai nei, huakina rānei te hono i tā mātou īmēra.",
  },
  troubled: {
    short: "I raru ngā taipitopito o tō ratonga",
    title: "I raru te tiki i ngā taipitopito o tō ratonga",
    body: 'Tēnā, whakamātauria anō ā muri ake nei. Ki te pā anō, <a href="/contact">whakapā mai</a>.',
    link: "Whakamātauria anō",
  },
  problem: "I raru te tuku i tēnei tono.",
  problemBody:
    "Kāore he mea i tukuna. Kua tiakina ngā mea katoa i tuhi ai koe. Tēnā, whakamātauria anō ā ētahi meneti nei.",
  submitted: {
    title: "Ngā mihi, kua tae mai tō wāhanga",
    approved: "Kua whakamōhiotia te whānau mā te īmēra kua whakakīia e koe tō wāhanga.",
    NOT_REGISTERED:
      "Kua whakamōhiotia te whānau mā te īmēra kāore tō ratonga i te whakaaetia, kāore rānei ōna tau kiritaki.",
    NOT_ALL_CHILDREN_ATTEND:
      "Kua whakamōhiotia te whānau mā te īmēra kāore tētahi tamaiti i te whakauru ki a koe, ā, kua tonoa rātou kia whakauru i te tamaiti, kia whakarerekē rānei i tā rātou tono.",
    receipt: "Kei te haere tētahi rīhiti ki te wāhitau i tukuna ai te hono.",
    ended:
      "Kua kore te hono e mahi. Ki te whakarerekē te whānau i ngā kōrero mō tā rātou whakaurunga, ka tuhi anō mātou ki a koe. Ka taea te kati i tēnei whārangi.",
  },
  code: {
    title: "Whakakīia tō wāhanga mā te waehere",
    lead: "Ka taea e tētahi whānau e tono ana i te <en>Childcare Subsidy</en> te whakaatu i tētahi waehere i tā rātou waea. Tuhia ki konei me te rā whānau o tā rātou tamaiti.",
    birthDate: {
      label: "Te rā whānau o te tamaiti, o tētahi rānei o ngā tamariki",
      hint: "Hei tauira, 3 11 2022",
    },
    wrong:
      "Kāore tēnei waehere me te rā whānau e huaki i tētahi puka. Tēnā, tirohia e rua. Ka mahi te waehere kia tukuna rā anō tō wāhanga, tae noa ki te 30 rā.",
  },
  checks: {
    beforeHomeCare: "Kāore e taea te rā i mua i te {{date}} , tēnā tirohia tō whakautu.",
    beforeCare: "Kāore e taea te rā i mua i te rā tīmata o te tiaki, tēnā tirohia tō whakautu.",
  },
};
