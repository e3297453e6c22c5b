import type { Translation } from "#app/i18n/translation.ts";
import type { landing as en } from "./text.en.ts";

export const landing: Translation<typeof en> = {
  title: "Rēhitatia tō pēpi",
  lead: "Me rēhita ngā whānautanga katoa i Aotearoa i raro i te ture. He kore utu.",
  start: "Tīmatahia he rēhitatanga whānautanga hou",
  resume: "Haere tonu me tō puka hukihuki kua tiakina",
  changed: "Nō te {{moment}} te panonitanga whakamutunga.",
  withCode: "Haere tonu mā te waehere",
  logInHint: "Kia haere tonu me tētahi puka hukihuki kua tiakina, me takiuru koe i te tuatahi.",
  unknown:
    "Kāore mātou e mōhio i tēnei wā mēnā he puka hukihuki kua tiakina tāu. Tēnā, whakamātauria anō ā ētahi meneti nei.",
  remove: {
    summary: "Mukua tēnei puka hukihuki",
    body: "Ka mukua ngā mea katoa o tō puka hukihuki kua tiakina. E kore e taea te whakahoki mai.",
    button: "Mukua taku puka hukihuki",
    done: "Kua mukua tō puka hukihuki.",
    failed: "Kāore tō puka hukihuki i taea te muku. Tēnā, whakamātauria anō ā muri ake.",
  },
  about: {
    title: "I mua i te tīmata",
    time: "Tata ki te 20 meneti te roa o te whakakī i te puka.",
    free: "He kore utu te rēhita. He utu anō mō te tiwhikete whānautanga, ā, kāore he here kia tono koe i tētahi.",
    alone:
      "Kāore he take kia takiuru. Ka puritia tāu e tuhi ai mō te 60 meneti i muri i tō whārangi whakamutunga, ā, mā te waehere ka hoki mai i roto i te 30 rā.",
    person: "Mā te takiuru ka puritia tō puka hukihuki mō te tau kotahi.",
    also: "I te puka kotahi ka taea te tono mō te <en>Best Start</en>, te tiki tau <en>IRD</en> mō tō tamaiti, me te whakamōhio atu ki Te Hiranga Tangata.",
  },
  ready: {
    title: "Me whai koe i ēnei",
    child: "ngā ingoa o tō tamaiti, me te rā me te wāhi i whānau ai",
    parents: "ngā ingoa o ngā mātua tokorua, ngā rā whānau, ngā wāhi whānau, ngā mahi me ngā wāhitau",
    children: "ngā rā whānau o ētahi atu o ā kōrua tamariki, mēnā he tamariki anō",
    numbers: "te tau <en>IRD</en> me te nama pūkete pēke, mēnā ka tono koe mō te <en>Best Start</en>",
    client: "tō tau kiritaki <en>MSD</en>, mēnā kei te whiwhi takuhe koe",
  },
  both: {
    title: "Ko wai ka whakakī i te puka",
    body: "I te nuinga o te wā ka whakakī tahi ngā mātua tokorua i te puka. Kāore he take kia uru mai tētahi matua mēnā:",
    exceptions: {
      dead: "kua mate",
      missing: "kei te ngaro",
      mind: "kua pāngia te hinengaro e kore ai e taea",
      medical: "kāore e taea nā te mate ā-tinana",
      overseas: "kei tāwāhi, ā, kāore koe e mōhio me pēhea te whakapā atu",
      danger: "he mōrearea ki a koe, ki tō tamaiti rānei",
    },
    unknown:
      'Mēnā kāore e mōhiotia ko wai tērā atu matua, ka taea tonu te rēhita i te whānautanga ki konei. I ērā atu āhuatanga, tēnā, whakamahia he <a href="https://www.govt.nz/browse/family-and-whanau/having-a-baby/registering-a-new-baby-and-getting-a-birth-certificate/">puka pepa</a>.',
  },
  abroad: {
    title: "I whānau tō tamaiti i waho o Aotearoa",
    body: "Ko ngā whānautanga i Aotearoa anake ka taea te rēhita ki konei. Tēnā, rēhitatia te whānautanga ki te whenua i whānau ai tō tamaiti. Tērā pea ka whiwhi tonu koe i te <en>Best Start</en>, ā, tērā pea he kirirarau nō Aotearoa tō tamaiti mā te whakapapa: mā te pātai tuatahi o te puka koe e whakamōhio atu.",
  },
};
