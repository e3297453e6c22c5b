import type { en } from "./text.en.ts";
import type { Translation } from "./translation.ts";

/** The words that every page shares, in te reo Māori. */
export const mi: Translation<typeof en> = {
  site: {
    name: "Tīmata",
    tagline: "He tautoko mō ngā mātua me ngā whānau i Aotearoa",
  },
  skip: "Peke atu ki ngā kōrero matua",
  error: "Hapa",
  wait: "Taihoa koa ...",
  menu: {
    title: "Rārangi tono",
    label: "Rārangi tono matua",
    financialHelp: "Āwhina pūtea",
    financialHelpItems: {
      checker: "Arowhai āwhina pūtea",
      paidParentalLeave: "Arowhai <en>Paid Parental Leave</en>",
      childcareSubsidy: "Tono mō te <en>Childcare Subsidy</en>",
    },
    registerBaby: "Rēhitatia tō pēpi",
    servicesNearMe: "Ngā ratonga e tata ana",
    babyNames: "Ngā ingoa pēpi rongonui",
    support: "Ina hiahia tautoko koe",
    logIn: "Takiuru",
  },
  search: {
    label: "Rapua tēnei pae",
    button: "Rapua",
  },
  language: {
    toggle: "English",
    hint: "Pānuitia tēnei whārangi ki te reo Pākehā. Mēnā he puka, ka noho tonu ngā mea katoa i tuhia e koe.",
  },
  footer: {
    label: "Mō tēnei pae",
    government: "Te Kāwanatanga o Aotearoa",
    govtNz:
      'Kimihia ngā ratonga katoa a te kāwanatanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>',
    contact: "Whakapā mai",
    privacy: "Tō matatapu",
    copyright: "Manatārua",
    awaitingReview: "Ngā kupu Māori e tatari ana ki te arotake",
    api: "Ngā raraunga me ngā ture mō ngā kaiwhakawhanake",
    attribution:
      'Nō Toitū Te Whenua <en>Land Information New Zealand</en> ngā ingoa wāhi me ngā ingoa huarahi, i raro i te raihana <a href="https://creativecommons.org/licenses/by/4.0/"><en>CC BY 4.0</en></a>. Nō <en>Open NZ Postcodes</en> ngā waehere poutāpeta (<a href="https://creativecommons.org/publicdomain/zero/1.0/"><en>CC0</en></a>).',
  },
  contentFailure:
    "Aroha mai, kāore e taea e mātou te tiki i ngā kōrero i tēnei wā. Tēnā, whakamātauria anō ākuanei.",
  pages: {
    notFound: {
      title: "Kāore i kitea tēnā whārangi",
      body: "Kua nekehia pea te whārangi, kua hē rānei te tuhi o te wāhitau.",
      next: 'Tirohia anō te wāhitau, tīmata anō rānei i te <a href="/">whārangi kāinga</a>.',
    },
    forbidden: {
      title: "Kāore i taea te whakaae ki tēnā puka",
      body: "He roa rawa te wā i tuwhera ai te puka, kāore rānei i tukuna mai i tēnei pae. I aukatia e mātou kia noho haumaru ai koe. Kāore he mea i panonihia.",
      next: "Hoki atu, utaina anō te whārangi, ka tuku anō ai i te puka.",
    },
    methodNotAllowed: {
      title: "Kāore e taea tēnā i konei",
      body: "Kāore tēnei wāhitau e whakaae ki tērā momo tono. Kāore he mea i panonihia.",
      next: 'Hoki atu ki te whārangi o mua, tīmata anō rānei i te <a href="/">whārangi kāinga</a>.',
    },
    tooLarge: {
      title: "He nui rawa tēnā hei tuku i te wā kotahi",
      body: "He nui rawa ngā kōrero i tukuna mai mō tēnei whārangi. Kāore he mea i puritia.",
      next: "Hoki atu, whakapotoa ō whakautu roa, ka tuku anō ai i te puka.",
    },
    badRequest: {
      title: "Kāore i taea te pānui tēnā tono",
      body: "I raru tētahi wāhanga o te wāhitau, o te puka rānei, i te ara ki a mātou. Kāore he mea i panonihia.",
      next: 'Hoki atu, ka whakamātau anō, tīmata rānei i te <a href="/">whārangi kāinga</a>.',
    },
    failure: {
      title: "Aroha mai, kua raru tētahi mea",
      body: "Nō mātou te hē, ehara nōu. Kua tuhia te raru.",
      next: "Tēnā, whakamātauria anō i roto i ētahi meneti.",
      reference: "Ki te whakapā mai koe mō tēnei, hoatu tēnei tohutoro: <b>{{reference}}</b>",
    },
  },
  home: {
    title: "He tīmatanga pai mōu me tō pēpi",
    intro:
      "Nau mai, haere mai. Kei Tīmata ngā āwhina a te kāwanatanga mō ngā mātua me ngā whānau, kua kohia ki te wāhi kotahi.",
    building:
      "Kei te hangaia tonu ētahi atu wāhanga o te pae. Kua rite te arowhai āwhina pūtea hei whakamahi māu.",
    checkerTitle: "Tirohia ngā āwhina pūtea ka taea e koe te whiwhi",
    checkerBody:
      "Whakautua ētahi pātai kia kite ai koe ko ēhea o ngā takuhe me ngā utunga 17 e hāngai ana pea ki a koe.",
    checkerLink: "Haere ki te arowhai āwhina pūtea",
  },
  notOpenYet: {
    title: "Kāore anō tēnei ratonga kia tuwhera",
    body: "Kei te hanga tonu mātou i tēnei wāhanga o te pae. Kia tuwhera rā anō, ka taea e koe te kimi āwhina mā ēnei ara:",
    back: "Hoki atu ki te whārangi kāinga",
    ways: {
      registerBaby:
        'Tirohia me pēhea te rēhita i tētahi whānautanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>, waea atu rānei ki <en>Births, Deaths and Marriages</en> i te <a href="tel:0800225252">0800 22 52 52</a>.',
      paidParentalLeave:
        'Pātai atu ki Te Tari Taake mō te <en>Paid Parental Leave</en> i te <a href="tel:0800227773">0800 227 773</a>.',
      childcareSubsidy:
        'Pātai atu ki Te Hiranga Tangata mō te <en>Childcare Subsidy</en> i te <a href="tel:0800559009">0800 559 009</a>.',
      servicesNearMe:
        'Kimihia ngā ratonga o tō rohe mā <a href="https://www.cab.org.nz/find-a-cab/">Ngā Pou Whakawhirinaki o Aotearoa</a> (<en>Citizens Advice Bureau</en>), waea atu rānei ki a rātou i te <a href="tel:0800367222">0800 367 222</a>.',
      support:
        'Waea atu, pātuhi rānei ki te <a href="tel:1737">1737</a> i ngā wā katoa, kia kōrero ki tētahi kaitohutohu kua whakangungua, waea atu rānei ki <en>Healthline</en> i te <a href="tel:0800611116">0800 611 116</a>. Mēnā he ohotata, waea atu ki te <a href="tel:111">111</a>.',
      babyNames:
        'Tirohia ngā kōrero katoa a te kāwanatanga mā ngā mātua i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>.',
      search:
        'Rapua ngā kōrero katoa a te kāwanatanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>.',
      logIn: "Kāore koe e hiahiatia kia takiuru hei whakamahi i te arowhai āwhina pūtea.",
    },
  },
  review: {
    title: "Ngā kupu Māori e tatari ana ki te arotake",
    intro:
      "I āta tuhia e mātou ngā kupu i raro nei ki te reo Māori, engari kāore anō tētahi tangata matatau ki te reo kia arotake. Kia oti rā anō tērā, tērā pea he kupu rangirua, he kupu hē rānei kei konei.",
    help: "Kua kite koe i tētahi mea e pai ake ai te kī? Tēnā, whakamōhio mai ko tēhea rārangi, ā, me pēhea tāu kī.",
    count_one: "Kotahi te kupu e tatari ana",
    count_other: "E {{count}} ngā kupu e tatari ana",
    columns: {
      where: "Kei hea",
      english: "Reo Pākehā",
      maori: "Te reo Māori",
    },
  },
  api: {
    title: "Ngā raraunga me ngā ture mō ngā kaiwhakawhanake",
    intro:
      "Nō ēnei wāhitau ngā whakautu a te arowhai āwhina pūtea. He wātea ki te katoa. Kāore he kī, kāore he pūkete e hiahiatia ana.",
    rules: {
      title: "Pūkaha ture",
      body: "Ko ngā ture mō ngā takuhe me ngā utunga 17, hei ratonga tukutuku. He rite ngā tono ka mārama ki tēnei ki ngā tono o <en>OpenFisca</en>.",
    },
    openData: {
      title: "Raraunga tuwhera",
      body: "Ko ngā mauhanga kei muri i ngā ture: ngā meka mō ngā takuhe, ngā tepe moni whiwhi, me te rohe o ia waehere poutāpeta. He rite te takoto o ngā whakautu ki tō te rārangi raraunga o <en>data.govt.nz</en>.",
    },
    how: {
      title: "Me pēhea te whakamahi",
      body: "Tukuna he tono <en>GET</en> hei pānui. Hei tātai i tētahi otinga, tukuna ngā kōrero o te whare hei <en>JSON</en> i roto i te tono <en>POST</en>. Ko te <en>JSON</en> te āhua o ngā whakautu. Kāore ngā mea ka tukuna mai e koe e puritia.",
    },
    columns: {
      address: "Wāhitau",
      method: "Tikanga",
      purpose: "Te mea ka puta",
    },
    machineReadable: "Whakaahuatanga hei pānui mā te rorohiko (<en>OpenAPI</en>)",
    caution:
      "Ka whakaatu te otinga i tā ngā ture e kī ana mō ngā meka ka tukuna mai e koe. Ehara i te whakatau a tētahi tari kāwanatanga.",
  },
  standIn: {
    notice: "He putanga whakaharatau tēnei o {{service}}.",
    body: "Kāore ngā mea ka tuhia e koe i konei e tae ki tētahi tari tūturu. Tēnā, kaua e whakamahi i ngā ingoa me ngā tau tūturu.",
  },
};
