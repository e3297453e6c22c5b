import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The list of Māori texts, in te reo Māori. */
export const mi: Translation<typeof en> = {
  title: "Ngā kupu Māori e tatari ana ki te arotake",
  intro:
    "I āta tuhia e mātou ngā kupu Māori o tēnei pae, engari me arotake e tētahi tangata matatau ki te reo. Kia oti rā anō tērā, tērā pea he kupu rangirua, he kupu hē rānei kei konei.",
  help: "Kei raro nei ngā kupu katoa, me te reo Pākehā kei te taha. Kua kite koe i tētahi mea e pai ake ai te kī? Kōwhiria te kupu, kōrerotia mai me pēhea tāu kī.",
  first:
    "Tēnā, pānuitia ngā rārangi tuatahi e whā i mua i ērā atu, ā, me pānui tahi ki tētahi kaumātua ngā kupu mō te wā o te mate. Me taki hoki: ngā nama waea o <en>Sands</en> (0800 726 374) me Ngā Whare Whakaruruhau o Aotearoa (<en>Women’s Refuge</en>) (0800 733 843), me te wāhitau o Whetūrangitia (wheturangitia.services.govt.nz).",
  lists: "Ngā kupu katoa, mō te aha",
  columns: {
    list: "Rārangi",
    texts: "Ngā kupu",
    read: "Kua pānuitia",
    proposed: "He marohi",
  },
  groups: {
    declarations: "Ngā whakapuakanga ka hainatia",
    loss: "Ina mate te pēpi, te hoa rangatira rānei",
    danger: "Te whakawhara i a koe anō, te tūkino me te mōrearea",
    law: "Te ture me te kirirarautanga",
    birth: "Te rēhita whānautanga",
    money: "Te āwhina pūtea me te utu whakatā tiaki pēpi",
    childcare: "Te <en>Childcare Subsidy</en>",
    "getting-ready": "Te aratohu: te whakariterite",
    pregnancy: "Te aratohu: te hapūtanga",
    baby: "Te aratohu: te pēpi",
    toddler: "Te aratohu: te kōhungahunga",
    preschooler: "Te aratohu: i mua i te kura",
    "starting-school": "Te aratohu: te tīmata kura",
    guide: "Te aratohu: te tautoko, ngā whārangi me ngā kaupapa",
    site: "Te pae ake, ngā karere me te whārangi hapa",
  },
  page: "Whārangi {{page}} o te {{pages}}",
  pages: "Ngā whārangi o tēnei rārangi",
  back: "Ngā rārangi katoa",
  text: {
    none: "Kei te taha o ngā kupu Pākehā.",
    where: "Kei hea e kitea ai",
    mail: "Kei tētahi karere ka tukuna e mātou.",
    times_one: "Kei te wāhi kotahi.",
    times_other: "Kei ngā wāhi e {{count}}.",
    waiting: "Kāore anō tētahi tangata matatau kia pānui.",
    read: "Nā {{by}} i pānui i te {{on}}.",
    proposal: "Te marohi:",
    propose: "Marohitia ētahi atu kupu",
  },
  form: {
    title: "Marohitia ētahi atu kupu",
    english: "Te reo Pākehā",
    maori: "Te reo Māori o nāianei",
    marks:
      "Tēnā, waiho ngā hono, ngā tau me ngā mea kei ngā taiapa rua. Ka tohu ngā taiapa koi i ngā kupu Pākehā.",
    privacy:
      "Ka puritia tāu i tuku mai ai, me tō ingoa mēnā ka homai, kia pānuitia rā anō e tētahi o mātou, mō te tau kotahi te roa. Kāore e whakaaturia i mua i tērā. Kaua e tuhi i ētahi atu kōrero mōu.",
    send: "Tukuna",
    thanks: "Ngā mihi. Ka pānuitia tō marohi e tētahi o mātou i mua i te whakaatu.",
    same: "Ko ngā kupu tonu ēnei o nāianei. Tēnā, panonihia ngā mea e rerekē ai tāu kī.",
    failed: "Kāore i taea te tiaki i tō marohi i tēnei wā. Kei konei tonu: tēnā, tukuna anō.",
    tooOften: "Kua maha ō marohi i te wā poto. Tēnā, taihoa mō te {{minutes}} meneti.",
    backToList: "Hoki ki te rārangi",
  },
  questions: {
    proposal: { label: "Me pēhea tāu kī?" },
    reason: { label: "He aha i pai ake ai?" },
    name: { label: "Tō ingoa", hint: "Kia taea te mihi ki a koe. Ka taea te waiho kia noho wātea." },
  },
};
