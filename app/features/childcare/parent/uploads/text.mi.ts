import type { Translation } from "#app/i18n/translation.ts";
import type { uploads as en } from "./text.en.ts";

export const uploads: Translation<typeof en> = {
  title: "Tukuna ngā tuhinga",
  heading: "Tukuna ō tuhinga me tō tono",
  headingMi: "Tukuna ō tuhinga me tō tono",
  lead: "Kua whakakīia e ngā ratonga ako kōhungahunga ā rātou wāhanga. Ināianei me whai taunakitanga Te Hiranga Tangata mō āu i kōrero mai ai.",
  help: {
    title: "Te āhua o ō kōnae",
    kinds:
      "He whakaahua, he matawai, he kōnae rānei kei a koe kē, hei <en>pdf</en>, hei <en>jpg</en>, hei <en>png</en> rānei; kia 3MB, kia iti iho rānei tēnā me tēnā.",
    read: "Ka taea ngā kupu katoa te pānui, ā, kāore tētahi taha i tapahia.",
    pages: "Mēnā he maha ngā whārangi o te tuhinga, ka taea te tuku hei kōnae maha.",
    times:
      "Tāpirihia ngā kōnae i ngā wā maha e pīrangi ana koe, tae noa ki te 25MB i te wā kotahi. Ka puritia āu kua tāpirihia.",
    camera:
      "Mēnā he <en>HEIC</en> ngā whakaahua a tō waea, kōwhiria te <en>“Most compatible”</en> i ngā tautuhinga o te kāmera, tukuna rānei he hopumata.",
  },
  groups: {
    parent: "Mōu",
    partner: "Mō tō hoa rangatira",
    relationship: "Mō tō kōrua hononga",
    child: "Mō ō tamariki",
    unneeded: "Kua kore e hiahiatia",
  },
  unneeded: "Kua panoni ō whakautu i muri i tō tāpiri i ēnei. Kāore e tukuna.",
  documents: {
    "inland-revenue": "Te puka tāke IR3: {{type}}",
    medical: "Te take hauora",
    relationship: "Te tiwhikete mārena, hononga ā-ture rānei",
    child: "Te tiwhikete whānau o {{name}}",
  },
  whose: { parent: "{{title}} (nāu)", partner: "{{title}} (nā tō hoa rangatira)" },
  hints: {
    income: "Hei tauira, he reta, he tauākī, he kirimana rānei e whakaatu ana i te nui me te auau.",
    wages: "Ngā pepa utu, he reta rānei nā tō kaituku mahi, mō ngā wiki e 52 kua hipa.",
    "inland-revenue": "Mēnā kua tukuna e koe tētahi.",
    medical: "He reta, he tiwhikete rānei nā te tākuta e mea ana mō te roa, ā, e hia ngā hāora i te wiki.",
    relationship: "Ka pai noa he whakaahua o te tiwhikete.",
    child: "Tētahi atu tuhinga rānei kei reira te ingoa me te rā whānau, pērā i te uruwhenua.",
  },
  optional: "(kei a koe te tikanga)",
  none: "Kāore anō he kōnae",
  choose: "Kōwhiria ngā kōnae",
  chooseFor: "mō {{document}}",
  download: "Tikiake",
  remove: "Tangohia",
  replace: "Whakakapia",
  replaceWith: "Te kōnae hei whakakapi i a {{name}}",
  ofFile: "te kōnae {{name}}",
  unnamed: "kāore he ingoa",
  size: { kilobytes: "{{size}}KB", megabytes: "{{size}}MB" },
  scan: {
    waiting: "e tirohia ana mō te huaketo",
    clean: "kua tirohia",
    refused:
      "kua whakakāhoretia: tērā pea he mea kino kei roto. Tēnā, tangohia, ka kōwhiri i tētahi atu kōnae.",
  },
  add: "Tāpirihia ngā kōnae kua kōwhiria",
  declaration: {
    title: "Te whakapuakanga",
    intro: "Ina tukuna e koe tō tono, e whakapuaki ana koe:",
    true: "he pono, he oti hoki ngā mea katoa o roto, ā, he tūturu ngā tuhinga",
    law: "e mōhio ana koe ka taea te whakahaere ture mō ngā kōrero hē, ā, tērā pea me whakahoki moni koe",
    changes: "ka kōrero koe ki Te Hiranga Tangata ina panoni tētahi mea",
    privacy: 'kua pānui koe <a href="/your-privacy">me pēhea te whakamahi i ō mōhiohio</a>',
    agree: "E whakaae ana ahau ki tēnei whakapuakanga",
  },
  submit: "Tukuna te tono ki Te Manatū Whakahiato Ora",
  uploading: "E tuku ana i ngā kōnae...",
  sending: "E tuku ana i tō tono ...",
  back: "Hoki ki te arotake",
  progress: {
    sending: "{{name}}: {{percent}}% kua tukuna",
    done: "Kua tāpirihia a {{name}}",
    failed: "Kāore a {{name}} i tāpirihia",
  },
  errors: {
    required: "Tēnā tāpirihia tēnei tuhinga.",
    type: "Me noho ngā tuhinga hei <en>pdf</en>, hei <en>jpg</en>, hei <en>png</en> rānei. Kāore e whakaaetia ētahi atu momo.",
    size: "Kia 3MB, kia iti iho rānei te rahi o ngā tuhinga ka tukuna.",
    empty: "Kāore he mea i roto i tēnei kōnae.",
    full: "Kua kī: ka mau i te tono kia 100 ngā kōnae, kia 200MB. Tēnā, tangohia tētahi i te tuatahi.",
    unavailable: "Kāore i taea tēnei kōnae te pupuri. Tēnā, whakamātauria anō ā ētahi meneti nei.",
    file: "{{name}}: {{problem}}",
    declaration: "E kore e taea te tuku i tō tono ki te kore koe e whakaae ki tēnei whakapuakanga.",
    refused: "Tēnā, tangohia ngā kōnae kua whakakāhoretia.",
    waiting: "Kei te tirohia tonu ētahi kōnae mō te huaketo. Tēnā, whakamātauria anō ā tētahi meneti nei.",
  },
  problems: {
    failed: "<en>Back end responded with error (see console)</en>",
    failedHint:
      "Kāore tō tono i tae ki Te Hiranga Tangata. Kei konei tonu ngā mea katoa: tēnā, whakamātauria anō ā ētahi meneti nei.",
    unavailable:
      "Kāore e taea ināianei te tāpiri, te pānui rānei i ngā tuhinga. Tēnā, whakamātauria anō ā ētahi meneti nei.",
    "too-large":
      "Nui ake i te 25MB i te wā kotahi. I puritia ngā kōnae i mua i tērā; tēnā, tāpirihia ērā atu i ngā wā maha.",
    "cut-off": "I motu te hononga. I puritia ngā mea i tae katoa mai; tēnā, tāpirihia anō te toenga.",
    malformed: "Kāore i taea e mātou te pānui i tā tō pūtirotiro i tuku mai ai. Tēnā, whakamātauria anō.",
    forged:
      "Kāore tō pūtirotiro i kī mai nō hea tēnei, nō reira kāore he mea i puritia. Tēnā, huakina anō tēnei whārangi, ka mahi anō.",
    "too-often": "He maha rawa ngā whakamātau. Tēnā, taihoa, ka whakamātau anō.",
  },
  sent: {
    title: "Kua tukuna tō tono",
    heading: "Kua tukuna tō tono ki Te Hiranga Tangata",
    headingMi: "Kua tukuna tō tono ki Te Hiranga Tangata",
    at: "I tukuna i te {{day}}.",
    mail: "Kua tukuna e mātou he īmēra ki a koe hei whakaū i tēnei.",
    next: "Ka aha ināianei",
    decide:
      "Ka tiro Te Hiranga Tangata ki tō tono, ka tuhi ai ki a koe. Ki te ngaro tētahi mea ka whakapā mai rātou.",
    deleted: "Kua mukua ō whakautu me ō tuhinga i konei.",
    contact:
      'Mēnā he pātai āu, <a href="https://www.workandincome.govt.nz/about-work-and-income/contact-us/">whakapā atu ki Te Hiranga Tangata</a>, waea atu rānei ki te <a href="tel:0800559009">0800 559 009</a>.',
    home: "Tirohia ētahi atu āwhina moni",
  },
};
