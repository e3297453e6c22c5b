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
  close: "Katia",
  quickExit: {
    link: "Puta tere",
    skip: "Puta tere i tēnei pae",
    advice: "Kia haumaru i te tuihono",
    once: "Kia rua anō ngā pēhanga o <en>Shift</en> kia wehe koe i tēnei pae.",
    twice: "Kia kotahi anō te pēhanga o <en>Shift</en> kia wehe koe i tēnei pae.",
    left: "E wehe ana. Taihoa koa.",
  },
  wait: "Taihoa koa ...",
  menu: {
    title: "Rārangi tono",
    label: "Rārangi tono matua",
    financialHelp: "Āwhina pūtea",
    financialHelpItems: {
      checker: "Arowhai āwhina pūtea",
      paidParentalLeave: "Arowhai utu whakatā tiaki pēpi",
      childcareSubsidy: "Tono mō te <en>Childcare Subsidy</en>",
    },
    registerBaby: "Rēhitatia tō pēpi",
    online: "Mahia i te tuihono",
    find: "Kimihia",
    toDo: "Rārangi mahi me te maramataka",
    reminders: "Te rā o te wā whānau me ngā whakamaumahara",
    servicesNearMe: "Ngā ratonga e tata ana",
    babyNames: "Ngā ingoa pēpi rongonui",
    support: "Ina hiahia tautoko koe",
    logIn: "Takiuru",
    logOut: "Takiputa",
  },
  session: {
    label: "Tō takiuru",
    until: "Kua takiuru koe tae noa ki te {{time}}. Hei muri ka taea te takiuru anō.",
    soon: "Ka mutu tō takiuru i roto i te rua meneti.",
    stay: "Noho tonu ki te takiuru",
    ended: "Kua mutu tō takiuru. Kei tēnei whārangi tonu ngā mea i tuhia e koe.",
    again: "Takiuru anō",
    idle: {
      until:
        "Ki te kore he mea e mahia ki konei, ka takiputa koe ā te {{time}}. Ka riro i a koe he 15 meneti anō i ia whārangi ka huakina e koe, tae noa ki te 30 meneti i muri i tō takiuru.",
      soon: "Kua roa te kore mahi: ka takiputa koe i roto i te rua meneti.",
      ended:
        "Kua takiputa koe, nō te mea kāore he mea i mahia mō te 15 meneti. Kei tēnei whārangi tonu ngā mea i tuhia e koe.",
    },
  },
  stages: {
    select: "Kōwhiria te wāhanga",
    all: "Ngā wāhanga katoa",
  },
  banners: {
    label: "Ngā karere",
  },
  sources: {
    read: "Te puna, i pānuitia i te {{day}}:",
    unread: "Kāore anō kia tirohia ki tōna puna:",
  },
  authErrors: {
    title: "Kāore koe i te takiuru",
    AuthnFailed: "I kōwhiri koe kia wehe i te ratonga takiuru. Ka taea te whakamātau anō i ngā wā katoa.",
    Timeout: "Kua mutu tō wā takiuru nā te mea kāore he mahi i roto i te wā. Tēnā, takiuru anō.",
    InternalError:
      'I raru te ratonga takiuru. Tēnā, whakamātauria anō. Ki te pērā anō, waea atu ki te tēpu āwhina a <en>RealMe</en> i te <a href="tel:0800664774">0800 664 774</a>.',
    application:
      "Kāore te takiuru e mahi ana nā tētahi hapa nui i tō mātou taha. Tēnā, whakamātauria anō ā muri ake.",
    "local-timeout":
      "Aroha mai, kāore i taea te tiaki i tō panonitanga nā te mea kua pau tō wā takiuru. Tēnā, takiuru anō kia tiakina ai tō panonitanga.",
    OneActiveSessionAllowedError:
      "Kua takiuru kē koe i tētahi atu pūrere, pūtirotiro rānei. Tēnā, takiputa i reira, tatari rānei kia pau te wā o tō nohoanga (tae atu ki te 30 meneti).",
    other: "Kāore i taea e te ratonga takiuru te takiuru i a koe. Tēnā, whakamātauria anō.",
  },
  share: {
    title: "Tohaina tēnei whārangi",
    native: "Tohaina",
    email: "Īmēra",
    emailSubject: "Nā Tīmata: {{page}}",
    feedback: "Kōrerotia mai ō whakaaro mō tēnei pae",
    hide: "Hunaia te toha",
    show: "Tohaina tēnei whārangi",
  },
  look: {
    label: "Ngā tae o tēnei pae",
    device: "Kia rite ki taku pūrere",
    light: "Rā",
    dark: "Pō",
  },
  search: {
    label: "Rapua tēnei pae",
    hint: "Hei tauira: kaiwhakawhānau, moe, tūru haumaru",
    button: "Rapua",
    or: "Rapua rānei:",
    terms: {
      breastfeeding: "whāngai ū",
      kindergarten: "kura kōhungahunga",
      immunisation: "whakaārai mate",
      money: "moni",
      names: "ngā ingoa pēpi",
      violence: "tūkino i roto i te whānau",
    },
  },
  placeSearch: {
    suggestions: "Ngā marohi",
    one: "Kotahi te marohi. Kōwhiria mā ngā pātuhi pere.",
    many: "E # ngā whakaaro. Kōwhiria tētahi mā ngā pātuhi pere.",
    none: "Kāore he whakaaro",
    shortened: "He roa rawa te wāhitau mō ēnei rārangi. Tēnā tirohia he aha i tangohia.",
    undone: "Kāore tētahi o ngā whakaaro i kōwhiria, nō reira kua whakahokia tāu i tuhi ai.",
  },
  language: {
    toggle: "English",
    about: "Mō te huri reo",
    hint: "Pānuitia tēnei whārangi ki te reo Pākehā. Mēnā he puka, ka noho tonu ngā mea katoa i tuhia e koe.",
  },
  footer: {
    label: "Mō tēnei pae",
    government: "Te Kāwanatanga o Aotearoa",
    govtNz:
      'Kimihia ngā ratonga katoa a te kāwanatanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>',
    attribution:
      'Nō Toitū Te Whenua <en>Land Information New Zealand</en> ngā ingoa wāhi me ngā ingoa tiriti, i raro i te raihana <a href="https://creativecommons.org/licenses/by/4.0/"><en>CC BY 4.0</en></a>. Nō <en>Open NZ Postcodes</en> ngā waehere poutāpeta (<a href="https://creativecommons.org/publicdomain/zero/1.0/"><en>CC0</en></a>).',
  },
  translationDraft:
    'He tuhinga hukihuki tēnei whakamāoritanga: kāore anō kia arotakehia e tētahi tangata matatau ki te reo. <a href="/te-reo-review">Āwhinatia mai kia pai ake</a>',
  shortDraft: 'He hukihuki tēnei reo. <a href="/te-reo-review">Āwhina mai</a>',
  again: "Whakamātauria anō",
  unavailableElement: "Aroha mai, kāore tēnei kōrero i te wātea i tēnei wā",
  contentFailure:
    "Aroha mai, kāore e taea e mātou te tiki i ngā kōrero i tēnei wā. Tēnā, whakamātauria anō ākuanei.",
  contentFailureHelp:
    'Kei roto i te mōrearea? Waea atu ki te <a href="tel:111">111</a>. Kei te māharahara mō tō hauora, mō te hauora rānei o tō tamaiti? Waea atu ki <en>Healthline</en> i te <a href="tel:0800611116">0800 611 116</a>. He kore utu, i te ao, i te pō. <a href="/support">Ētahi atu hei āwhina i a koe</a>',
  pages: {
    notFound: {
      title: "Kāore i kitea tēnā whārangi",
      body: "Kua nekehia pea te whārangi, kua hē rānei te tuhi o te wāhitau.",
      next: 'Tirohia anō te wāhitau, rapua, tīmata anō rānei i te <a href="/">whārangi kāinga</a>.',
      stages: "Haere rānei ki tētahi wāhanga o te noho ā-whānau",
    },
    gone: {
      title: "Kua tangohia tēnei whārangi",
      body: "I konei i mua, ā, kāore e hiahiatia ana ināianei.",
      next: 'Rapua tētahi mea rite, tīmata anō rānei i te <a href="/">whārangi kāinga</a>.',
    },
    unavailable: {
      title: "Kāore ngā kōrero i te wātea i tēnei wā",
    },
    outage: {
      title: "Kua kati tēnei ratonga mō tētahi wā",
      until: "Ko te tikanga ka tuwhera anō hei te <b>{{time}}</b>.",
      soon: "Kāore anō mātou i te mōhio āhea tuwhera anō ai.",
      kept: "Ka puritia tāu i tuhi ai ki tēnei pūtirotiro mō te 60 meneti, ki te kore koe e kati i te pūtirotiro.",
      typed: "Kei tēnei whārangi tonu tāu i tuhi ai. Tukuna anō ina tuwhera te ratonga.",
      others:
        "E mahi ana ngā mea katoa atu o tēnei pae. I mua i tērā, ka taea te whiwhi i taua āwhina mā ēnei ara:",
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
    tooOften: {
      title: "He maha rawa ngā tono",
      body: "He maha ngā wā i tonoa ai tēnei i ngā meneti ruarua nei, nāu pea. Kāore he mea i ngaro.",
      next: "Tatari mai mō ētahi meneti, ka whakamātau anō ai.",
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
      next: 'Tēnā, whakamātauria anō i roto i ētahi meneti, tirohia rānei <a href="/status">ngā mea e mahi ana</a>.',
      reference: "Ki te whakapā mai koe mō tēnei, hoatu tēnei tohutoro: <b>{{reference}}</b>",
    },
  },
  otherWays: {
    registerBaby:
      'Tirohia me pēhea te rēhita i tētahi whānautanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>, waea atu rānei ki Whānautanga, Matenga, Mārenatanga i te <a href="tel:0800225252">0800 22 52 52</a>.',
    paidParentalLeave:
      'Pātai atu ki Te Tari Taake mō te utu whakatā tiaki pēpi i te <a href="tel:0800227773">0800 227 773</a>.',
    childcareSubsidy:
      'Pātai atu ki Te Hiranga Tangata mō te <en>Childcare Subsidy</en> i te <a href="tel:0800559009">0800 559 009</a>.',
    servicesNearMe:
      'Kimihia ngā ratonga o tō rohe mā <a href="https://www.cab.org.nz/find-a-cab/">Ngā Pou Whakawhirinaki o Aotearoa</a> (<en>Citizens Advice Bureau</en>), waea atu rānei ki a rātou i te <a href="tel:0800367222">0800 367 222</a>.',
    babyNames:
      'Tirohia ngā kōrero katoa a te kāwanatanga mā ngā mātua i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>.',
    logIn: "Kāore he take kia takiuru koe hei whakamahi i te arowhai āwhina pūtea.",
    financialHelp:
      'Pātai atu ki Te Hiranga Tangata i te <a href="tel:0800559009">0800 559 009</a>, ki Te Tari Taake rānei i te <a href="tel:0800227773">0800 227 773</a>.',
    search: 'Rapua ngā kōrero katoa a te kāwanatanga i <a href="https://www.govt.nz/"><en>Govt.nz</en></a>.',
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
      body: "Tukuna he tono <en>GET</en> hei pānui. Hei tātai i tētahi otinga, tukuna ngā kōrero o te whare hei <en>JSON</en> i roto i te tono <en>POST</en>. Ko te <en>JSON</en> te āhua o ngā whakautu. Kāore ngā mea ka tukuna mai e koe e puritia. Ka tuwhera he tauira i ngā hono o te tūtohi. Ka taea ēnei wāhitau te tono e ngā whārangi o ngā pae katoa.",
    },
    form: {
      title: "He rēhitatanga whānautanga e whakakīia ana",
      body: "Mā ēnei e rua e pānui, e tiaki te puka kāore anō kia oti i tō ake pūtirotiro, i te tangata rānei kua takiuru: ko te puka anō e kitea ana i ngā whārangi. He <en>JSON</en> te puka, me ngā ingoa o ngā pātai. Hei tiaki, tukuna te tohu o te pihikete <en>csrftoken</en> hei <en>X-CSRFToken</en>, me te <en>ETag</en> i pānuitia e koe hei <en>If-Match</en>: mēnā kua panonitia te puka e tētahi atu matapihi, ko te 412 te whakautu, ā, kāore he mea e tuhirua. Ka puritia āu mea ka tiaki pērā i ngā mea ka tuhia ki ngā whārangi.",
      read: "Te puka, he ahanoa piako rānei mēnā kāore he mea kua tiakina; i muri i te rēhitatanga, tōna whakaū",
      save: "Ka tiaki i te puka",
    },
    application: {
      title: "He tono mō te <en>Childcare Subsidy</en>",
      body: "Mā te tangata kua takiuru ēnei, ā, mō tāna ake tono: ko te tono anō e kitea ana i ngā whārangi. Ko ngā ingoa o ngā pātai ngā ingoa o ngā mea ka tukuna, ā, ka arowhaia pērā i te whārangi o tōna hipanga. Tukuna te tohu o te pihikete <en>csrftoken</en> hei <en>X-CSRFToken</en>. Mā te <en>If-Match</en>, pērā i te mea i pānuitia, kāore he mea e tuhirua kua panonitia e tētahi atu matapihi: ko te 412 te whakautu.",
      session: "Mēnā kua takiuru tētahi: ko Success te realme_auth",
      status: "Te tūnga o te tono; he null mēnā kāore he tono",
      create: "Ka tīmata i tētahi tono; ko te 400 mēnā he tono kē",
      read: "Te tono pērā i te āhua ka tukuna, me tōna tūnga me te hipanga tawhiti rawa",
      saveStep: "Ka tiaki i tētahi hipanga; ko te 422 me ngā karere mō ia pātai mēnā he hē",
      send: "Ka tuku i te mea kua tiakina ki ngā ratonga ako kōhungahunga",
    },
    columns: {
      address: "Wāhitau",
      method: "Tikanga",
      purpose: "Te mea ka puta",
    },
    reform: "Ngā mea kua rerekē i ngā ture mai i te 2018",
    machineReadable: "Whakaahuatanga hei pānui mā te rorohiko (<en>OpenAPI</en>)",
    version: "putanga {{version}}",
    registration: "Te āhua o te whānautanga kua rēhitatia (<en>JSON Schema</en>)",
    registrationLimits: "Ngā pū ka tangohia e te rēhita whānautanga, me te maha o ngā pūāhua (<en>JSON</en>)",
    caution:
      "Ka whakaatu te otinga i tā ngā ture e kī ana mō ngā meka ka tukuna mai e koe. Ehara i te whakatau a tētahi tari kāwanatanga.",
  },
  standIn: {
    notice: "He putanga whakaharatau tēnei o {{service}}.",
    body: "Kāore ngā mea ka tuhia e koe i konei e tae ki tētahi tari tūturu. Tēnā, kaua e whakamahi i ngā ingoa me ngā tau tūturu.",
  },
};
