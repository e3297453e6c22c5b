import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  profile: {
    title: "Tō kōtaha",
    open: "Kōtaha",
    intro:
      "Kōrerotia mai te rā o tō wā whānau, ā, ka whakaatu te whārangi mō te hapūtanga i ngā marama o ia wāhanga.",
    wanted: "Ka taea e koe te whakamōhio mai i te rā o tō wā whānau i konei.",
    inBrowser:
      "Ki te kore koe e takiuru, ka noho te rā o tō wā whānau ki tēnei pūtirotiro mō te hāora kotahi.",
    logIn: {
      body: "Takiuru kia roa ake te pupuri, kia whiwhi whakamaumahara hoki koe mā te īmēra.",
      link: "Takiuru",
    },
    questions: {
      dueDate: {
        label: "Te rā o te wā whānau",
        hint: "Kei ō pepa hapūtanga te rā. Hei tango, waiho kia noho kau tēnei.",
      },
      subscribed: {
        label: "Ngā whakamaumahara",
        short: "Tukuna mai he whakamaumahara mā te īmēra",
        hint: "Kotahi te īmēra i te wiki i mua i ia wāhanga hou o te hapūtanga me ngā marama tuatahi e ono.",
      },
      email: {
        label: "Wāhitau īmēra",
      },
    },
    errors: {
      dueDate: "Tuhia te rā o te wā whānau kia whiwhi whakamaumahara ai koe",
      format: "Whakamahia te hōputu tttt-mm-rr (tau-marama-rā)",
      tooFar: "Tuhia tētahi rā i roto i ngā tau e rua e tū mai nei",
      email: "Tuhia he wāhitau īmēra",
      emailFormat: "Tuhia he wāhitau īmēra tika",
      emailOften: "He maha ngā karere kua tukuna kē atu. Tēnā, whakamātauria anō ā te hāora e tū mai nei",
    },
    pending:
      "Kua tukuna he karere ki {{email}}. Huakina, ka whai i tōna hono: hei reira anake mātou ka tuku whakamaumahara ki tēnei wāhitau.",
    save: "Tiakina",
    saved: "Kua tiakina ō panonitanga.",
    savedForAnHour: "Ka puritia e tēnei pūtirotiro mō te hāora kotahi.",
    unsaved: "Kāore anō tēnei kia tiakina. Kei konei tonu ngā mea i tuhia e koe.",
    tooMany: "Kāore tēnei i tiakina: kua kī kē te wāhi mō ngā mea ka puritia mōu.",
    once: "Kāore tō pūtirotiro i kī mai nō tā mātou whārangi tēnei. Tēnā, tirohia, ka pēhi anō ai i te pātene.",
    deleted: "Kua mukua ngā mea katoa i puritia e mātou mōu.",
    more: "Ngā mea e puritia ana mōu",
  },
  toDo: {
    title: "Rārangi mahi",
    open: "Rārangi mahi",
    intro: "Tohua ngā mahi kua oti. Māu te raupapa e kōwhiri, ā, waiho ngā mea kāore i te hāngai ki a koe.",
    inBrowser: "Ki te kore koe e takiuru, ka noho ō tohu ki tēnei pūtirotiro mō te hāora kotahi.",
    progress: "Kua oti te {{done}} o ngā mahi e {{all}}",
    save: "Tiakina",
    saved: "Kua tiakina",
    failed: "Aroha mai, kāore i taea te tiaki. Kei konei tonu ō tohu. Pēhia a Tiakina kia whakamātau anō.",
    print: "Ka taea te tā i tēnei whārangi: ka puta te rārangi me ōna pouaka katoa.",
    all: "Te rārangi katoa, hei tā, hei huaki takitahi rānei",
    stages: {
      weeks0to14: "Te hapūtanga, ngā wiki 0 ki te 14",
      weeks15to30: "Te hapūtanga, ngā wiki 15 ki te 30",
      week31toBirth: "Te hapūtanga, mai i te wiki 31 ki te whānautanga",
      weeks1to6: "Te pēpi hou, ngā wiki 1 ki te 6",
      weeks6to13: "Te pēpi, te wiki 6 ki te marama 3",
      months3to6: "Te pēpi, te marama 3 ki te 6",
    },
    tasks: {
      "11": {
        label: "Kōwhiria he kaitiaki whakawhānau",
        link: "Me pēhea te kōwhiri i te kaiwhakawhānau, i te tākuta rānei",
      },
      "21": {
        label: "Tirohia ngā whakatā tiaki pēpi ka taea e koe te tango",
        link: "Mō te whakatā tiaki pēpi",
      },
      "22": {
        label: "Tirohia ngā āwhina pūtea ka taea e koe te whiwhi",
        link: "Haere ki te arowhai āwhina pūtea",
      },
      "23": {
        label: "Whakaritea he tuakiri manatoko mā <en>RealMe</en>",
        link: "Mō te tuakiri manatoko",
      },
      "31": {
        label: "Whakaritea he tūru haumaru",
        link: "Mō ngā tūru haumaru",
      },
      "32": {
        label: "Kōwhiria he kaiwhakarato Tamariki Ora",
        link: "Ko ēhea ngā kaiwhakarato",
      },
      "41": {
        label: "Rēhitatia te whānautanga",
        link: "Rēhitatia tō pēpi i te tuihono",
      },
      "411": {
        label: "Tonoa te tau <en>IRD</en> o tō pēpi",
        link: "Mō te tau <en>IRD</en>",
      },
      "412": {
        label: "Tāpirihia tō pēpi ki <en>Working for Families</en>",
        link: "Mō <en>Working for Families</en>",
      },
      "413": {
        label: "Mēnā kei te whiwhi takuhe koe, whakamōhiotia Te Hiranga Tangata mō tō pēpi",
        link: "Ko wai hei whakamōhio",
      },
      "414": {
        label: "Tonoa te tiwhikete whānautanga",
        link: "Mō te tiwhikete whānautanga",
      },
      "51": {
        label: "Tirohia mēnā kua huri ō āwhina pūtea",
        link: "Ngā take e huri ai ō āwhina pūtea",
      },
      "61": {
        label:
          "Mēnā kei te whiwhi koe i <en>Working for Families</en>, whakamōhiotia Te Tari Taake ina huri tō moni whiwhi",
        link: "Kia tika tonu ō utunga",
      },
      "62": {
        label: "Tirohia ngā āwhina mō te utu tiaki tamariki",
        link: "Mō te utu i te tiaki tamariki",
      },
    },
  },
  calendar: {
    title: "Ō rā ki tō maramataka",
    body: "Ka whiwhi koe i tētahi kōnae ka taea e ngā maramataka katoa te huaki: āhea tīmata ai ia wāhanga, āhea ngā akoranga, ngā tirohanga me ngā whakaārai mate, āhea hoki ngā utunga tīmata ai, mutu ai. He rā anake kei roto, kāore he ingoa. Ehara i te mea me whai pūkete.",
    button: "Whakaurua ēnei rā ki taku maramataka",
    missing: "Tuhia te rā o te wā whānau",
    name: "Ngā rā o te whānau",
    estimate: "He mea tatau mai i te rā o te wā whānau. Ka moata ake pea, ka tōmuri ake rānei te rā tonu.",
    events: {
      weeks0to14: "Te hapūtanga, ngā wiki 0 ki te 14: kōwhiria he kaitiaki whakawhānau",
      whoopingCough: "He wā pai mō te whakaārai i te mare motu i te hapūtanga",
      weeks15to30: "Te hapūtanga, ngā wiki 15 ki te 30: te whakamatuatanga, te pūtea me ngā akoranga",
      antenatalBook: "Whakaritea he akoranga whānautanga",
      antenatalClass: "Ngā akoranga whānautanga: ka haere te nuinga i tēnei wā",
      tellEmployer: "Kia oti i tēnei rā te tuhi ki tō kaituku mahi mō te whakatā tiaki pēpi",
      week31toBirth: "Te hapūtanga, mai i te wiki 31: te tūru haumaru me te kaiwhakarato Tamariki Ora",
      dueDate: "Te rā o te wā whānau",
      weeks1to6: "Te pēpi hou, ngā wiki 1 ki te 6: rēhitatia te whānautanga",
      wellChild: "Ka tīmata pea ngā toronga Tamariki Ora (te wiki 4 ki te 6)",
      immunisations6weeks: "Ngā whakaārai mate i te 6 wiki",
      weeks6to13: "Te pēpi, te wiki 6 ki te marama 3: kua huri ō āwhina pūtea?",
      registerBirth: "Kia oti te rēhita i te whānautanga i tēnei rā",
      immunisations3months: "Ngā whakaārai mate i te 3 marama",
      months3to6: "Te pēpi, te marama 3 ki te 6: te mahi me te tiaki tamariki",
      immunisations5months: "Ngā whakaārai mate i te 5 marama",
      leaveCanBegin:
        "Mai i tēnei rā ka taea te whakatā tiaki pēpi me ōna utunga te tīmata, mēnā ko koe ka whakawhānau",
      leavePaymentsEnd:
        "Ka mutu te utu whakatā tiaki pēpi i tēnei wā, mēnā i tīmata i te rā o te wā whānau. Ka whai ko <en>Best Start</en>",
      bestStartEnds: "Ka mutu a <en>Best Start</en> i te huritau tuatoru",
      twentyHours:
        "Ka taea a <en>20 Hours ECE</en> te tīmata i te huritau tuatoru, ahakoa te rahi o tō moni whiwhi",
      childcareSubsidyEnds:
        "Te huritau tuarima: ka mutu a <en>Childcare Subsidy</en> ina tīmata te kura, ka taea a <en>OSCAR Subsidy</en> te tīmata",
    },
  },
  deletion: {
    title: "Te muku i ngā mea katoa mōu",
    link: "Mukua ngā mea katoa mōku",
    body: "Ka mukua e tēnei ngā mea e puritia ana e tēnei pae mōu:",
    what: {
      dueDate: "te rā o tō wā whānau me ō whakamaumahara",
      ticks: "ō tohu i te rārangi mahi",
      email: "tō wāhitau īmēra",
      others: "ngā mea kua tīmata koe i konei, kāore anō kia tukuna",
      session: "tō takiuru ki konei: ka takiputa koe",
    },
    inBrowser: "Ka tangohia hoki ngā mea e puritia ana e tēnei pūtirotiro mōu.",
    final:
      "Kāore e taea te whakahoki mai. Ka noho tonu ki tētahi tari ngā mea kua tukuna e koe ki taua tari.",
    button: "Mukua ngā mea katoa",
    back: "Waiho, ka hoki ki tō kōtaha",
    failed:
      "Aroha mai, kāore i taea te muku i tēnei wā. Kāore he mea i huri. Tēnā, whakamātauria anō i roto i ētahi meneti.",
  },
};
