import type { en } from "./mails.en.ts";

export const mi: typeof en = {
  subject: "He whakamaumahara nā Tīmata",
  greeting: "Kia ora,",
  begins: (part) =>
    `Hei te wiki e heke mai nei, mōu te wāhanga hou o te aratohu: ${part}. He pai kia mahia ēnei i taua wā:`,
  phases: {
    1: { part: "Te hapūtanga, ngā wiki 0 ki te 14", tasks: ["Kōwhiria he kaitiaki whakawhānau"] },
    2: {
      part: "Te hapūtanga, ngā wiki 15 ki te 30",
      tasks: [
        "Tirohia ngā whakatā tiaki pēpi ka taea e koe te tango",
        "Tirohia ngā āwhina pūtea ka taea e koe te whiwhi",
        "Whakaritea he tuakiri manatoko mā <en>RealMe</en>",
      ],
    },
    3: {
      part: "Te hapūtanga, mai i te wiki 31 ki te whānautanga",
      tasks: ["Whakaritea he tūru haumaru", "Kōwhiria he kaiwhakarato Tamariki Ora"],
    },
    4: {
      part: "Te pēpi hou, ngā wiki 1 ki te 6",
      tasks: [
        "Rēhitatia te whānautanga",
        "Tonoa te tau <en>IRD</en> o tō pēpi",
        "Tāpirihia tō pēpi ki <en>Working for Families</en>",
        "Mēnā kei te whiwhi takuhe koe, whakamōhiotia Te Hiranga Tangata mō tō pēpi",
        "Tonoa te tiwhikete whānautanga",
      ],
    },
    5: {
      part: "Te pēpi, te wiki 6 ki te marama 3",
      tasks: ["Tirohia mēnā kua huri ō āwhina pūtea"],
    },
    6: {
      part: "Te pēpi, te marama 3 ki te 6",
      tasks: [
        "Mēnā kei te whiwhi koe i <en>Working for Families</en>, whakamōhiotia Te Tari Taake ina huri tō moni whiwhi",
        "Tirohia ngā āwhina mō te utu tiaki tamariki",
      ],
    },
  },
  open: "Huakina tēnei wāhanga o te aratohu",
  inThisLanguage: "Pānuitia tēnei wāhanga o te aratohu ki te reo Māori",
  why: "Kua tae mai tēnei nā te mea i tono koe i ngā whakamaumahara a Tīmata.",
  stop: "Whakamutua ngā whakamaumahara",
  noLonger:
    "Mēnā kua kore tēnei e hāngai ki a koe, ka taea te whakamutu i ngā mea katoa. Kāore he take kia kī mai koe he aha ai.",
  stopEverything: "Whakamutua ngā mea katoa",
};
