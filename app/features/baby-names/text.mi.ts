import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  title: "Ngā ingoa pēpi rongonui",
  description:
    "Ngā ingoa tekau i tapaina ki ngā pēpi tokomaha rawa o Aotearoa, mō ia tau mai i 1954, me ngā ingoa Māori rongonui.",
  lead: "Ngā ingoa i tapaina e Aotearoa ki āna pēpi, ia tau mai i 1954.",
  lists: {
    label: "Ko ēhea ingoa",
    maori: "Ngā ingoa Māori rongonui",
    english: "Ngā ingoa rongonui katoa",
  },
  category: {
    label: "Kōtiro, tama rānei",
    girls: "Kōtiro",
    boys: "Tama",
    girlsMi: "Kōtiro",
    boysMi: "Tama",
  },
  year: {
    label: "Tau",
    button: "Whakaaturia",
  },
  chart: {
    english: {
      girls: "Ngā ingoa kōtiro rongonui o {{period}}",
      boys: "Ngā ingoa tama rongonui o {{period}}",
    },
    maori: {
      girls: "Ngā ingoa Māori rongonui mō ngā kōtiro, {{period}}",
      boys: "Ngā ingoa Māori rongonui mō ngā tama, {{period}}",
    },
    first: "Te ingoa rongonui rawa: {{names}}, e {{amount}} ngā pēpi.",
    firstUncounted: "Te ingoa rongonui rawa: {{names}}.",
    and: "me",
    about:
      "He poihau, kotahi mō ia ingoa. Ko te nui o te poihau e rite ana ki te maha o ngā pēpi i tapaina ki taua ingoa. Mai i te mea nui rawa:",
    aboutUncounted:
      "He poihau, kotahi mō ia ingoa. He ōrite te rahi o te katoa, nā te mea kāore i te mōhiotia i konei te maha o ngā pēpi. E whai ana i te raupapa o te rārangi:",
  },
  footnote: "* Ka kitea ngā momo tuhinga o tēnei ingoa i te hono i raro nei.",
  table: {
    caption: "Ko taua mea anō hei ripanga",
    rank: "Tūranga",
    name: "Ingoa",
    amount: "Ngā pēpi",
    change: "Mai i {{period}}",
    unknown: "kāore i te mōhiotia",
    same: "tūranga ōrite",
    up: "piki {{count}}",
    down: "heke {{count}}",
    new: "he hou",
    alsoLast: "Kei te tūranga {{rank}} anō hoki: {{names}}.",
  },
  notes: {
    english:
      "I tatauria i runga i te tau rēhita, mai i ngā raraunga tuwhera o te 6 o Hānuere 2025. Tērā pea ka rerekē mā te kotahi, mā te rua rānei, ngā tau i pānuitia i te Hānuere. Kāore he tohutō o ngā raraunga.",
    joined:
      "Ko te raupapa, ko tērā i pānuitia. Kāore ngā maha o ngā pēpi i pānuitia: nō ngā raraunga o ngā ingoa katoa ngā tau mō aua ingoa anō.",
    published: "Ko te raupapa me ngā tau, ko ērā i whakaputaina i te tau 2019.",
    uncounted:
      "Ko te raupapa anake o tēnei rārangi e mōhiotia ana i konei, kāore ko te maha o ngā pēpi mō ia ingoa. Nō reira he ōrite te rahi o ngā poihau katoa.",
    partial: "Ko ngā ingoa tuatahi e {{count}} anake o tēnei rārangi e mōhiotia ana i konei.",
    "2022-23": "Ko 2022/23 te tau Matariki mai i te 21 o Hune 2022 ki te 9 o Hūrae 2023.",
    "2023-24": "Ko 2023/24 te tau Matariki mai i te 10 o Hūrae 2023 ki te 30 o Hune 2024.",
    gap: "Kāore i te mōhiotia i konei ngā rārangi Māori o 2020 me 2021.",
  },
  downloads: {
    title: "Haria atu ngā tau",
    list: "Tēnei rārangi",
    hundred: "Ngā ingoa 100 o tēnei tau",
    all: "Ngā tau katoa",
    csv: "CSV",
    json: "JSON",
  },
  lookup: {
    another: "Rapua tētahi atu ingoa",
    title: "He pēhea te rongonui o tētahi ingoa?",
    intro:
      "Rapua tētahi ingoa tuatahi: nō ēhea tau ia i roto i ngā ingoa rongonui 100, ā, e hia ngā pēpi i tapaina ki taua ingoa. Kei te pai te kore tohutō, te kore pūmatua hoki.",
    name: "Ingoa tuatahi",
    with: "Whakataurite ki",
    optional: "(kei a koe te tikanga)",
    button: "Tirohia ōna tau",
  },
  story: {
    title: "Ngā ingoa o 2024",
    babies:
      "I te tau 2024, e <b>59,199 ngā pēpi</b>, ā, e <b>19,404 ngā ingoa tuatahi rerekē</b>: tata ki te kotahi ingoa mō ia pēpi e toru. I te tau 2023, e 57,889 ngā pēpi, e 18,666 hoki ngā ingoa tuatahi.",
    top: "Ko {{girl}} te tuatahi mō ngā kōtiro, ko {{boy}} mō ngā tama. Huia katoatia, nā te {{share}} anake o ia 100 pēpi ngā ingoa e rua tekau o ngā rārangi e rua: ko te nuinga o ngā tamariki, he ingoa ō rātou kāore e maha ngā tamariki o taua pakeke e mau ana.",
    always:
      "Kāore i pēnei i ngā wā katoa. I te tau 1954, e {{past}} ngā tama i tapaina ki ngā ingoa tama rongonui tekau; i te tau 2024, e {{now}}.",
  },
  maori: {
    title: "Te hanga o te rārangi Māori",
    begin:
      "Ehara ngā ingoa katoa e āhua Māori ana i te ingoa Māori, ā, kāore ngā ingoa Māori katoa e ngāwari te kite. Nō reira ka āta hangaia te rārangi ia tau, ka pānuitia i te wā o Matariki:",
    letters:
      "Ko ngā ingoa katoa i ngā rēhitatanga whānau e rite ana te tuhi ki tō te reo Māori: ōna oropuare, poto mai, roa mai, ōna orokati, me te oropuare hei whakamutunga.",
    dictionary:
      "I roto i ērā, ko ngā ingoa kei tētahi papakupu reo Māori, te katoa, ngā wāhanga rānei, ko ngā ingoa rānei i tuhia e ngā mātua ki te tohutō.",
    kaumatua:
      "Ka titiro ngā kaitohutohu me te rōpū kaumātua a Te Atamira Taiwhenua ki te pūtakenga mai o ia ingoa.",
    review: "Ka arotakehia ngā otinga e Te Taura Whiri i te Reo Māori.",
    counted:
      "Mai i 2022/23 ka tatauria tahitia ngā momo tuhinga o tētahi ingoa, pērā i a Aroha me Te Aroha, ā, ka tatauria hoki ngā ingoa waenga. He rerekē te hanga o ngā rārangi o mua: kia tūpato ki te whakataurite.",
    latest:
      "I 2024/25 ko Aroha (173 ngā pēpi) me Ariki (137) anō ngā mea tuatahi, me ō rāua momo tuhinga. Kāore i te mōhiotia i konei te toenga o taua rārangi.",
  },
  links: {
    title: "Ngā rārangi me ngā raraunga",
    official:
      '<a href="https://smartstart.services.govt.nz/news/baby-names">Ngā ingoa pēpi rongonui i <en>SmartStart</en></a>: ngā rārangi a Te Tari Taiwhenua, he kōnae PDF ētahi.',
    release:
      '<a href="https://dia.govt.nz/press.nsf/d77da9b523f12931cc256ac5000d19b6/434fd4c6a5227d6ccc258b4d001392cd!OpenDocument">Ngā ingoa pēpi Māori rongonui o 2023/24</a>: te pānui a Te Tari Taiwhenua, me ngā momo tuhinga katoa o tētahi ingoa.',
    catalogue:
      '<a href="https://catalogue.data.govt.nz/dataset/baby-name-popularity-over-time"><en>Baby name popularity over time</en></a>: ngā raraunga tuwhera i te rārangi raraunga o <en>data.govt.nz</en>, he maha atu ngā ingoa i ēnei.',
    source:
      'Te mātāpuna: Te Tari Taiwhenua, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Ngā rārangi Māori: nō ngā pānui a Te Tari.',
    choosing:
      'Kei te kōwhiri tonu koe? <a href="/stage/pregnancy#card2052">Ngā āwhina mō te kōwhiri ingoa</a>.',
    register: '<a href="/register-my-baby">Rēhitatia tō pēpi</a>, ahakoa te ingoa ka kōwhiria.',
  },
  history: {
    title: "He pēhea te rongonui o {{name}}?",
    titleTwo: "{{name}} me {{other}}",
    back: "Ngā ingoa pēpi rongonui",
    ask: "Tuhia tētahi ingoa tuatahi kia kite i ōna tau.",
    chart: "Ngā pēpi i tapaina ki te ingoa, ia tau",
    about:
      "He rārangi mō ia ingoa mai i 1954 ki 2024, he āputa i ngā tau kāore te ingoa i roto i ngā ingoa rongonui 100.",
    gaps: "Ka motu te rārangi i ngā tau kāore te ingoa i roto i ngā ingoa rongonui 100.",
    girls: "kōtiro",
    boys: "tama",
    best: "Te tūranga teitei: {{rank}}, i {{year}}.",
    most: "Te maha rawa o ngā pēpi: {{amount}}, i {{year}}.",
    years_one: "I roto i ngā ingoa rongonui 100 mō te tau kotahi.",
    years_other: "I roto i ngā ingoa rongonui 100 mō ngā tau e {{count}}.",
    latest: "I 2024: {{amount}} ngā pēpi, tūranga {{rank}}.",
    notLatest: "I 2024: kāore i roto i te 100.",
    maori: "I ngā rārangi o ngā ingoa Māori rongonui:",
    maoriPlace: "{{period}}: tūranga {{rank}} ({{category}})",
    table: "Ngā tau katoa hei ripanga",
    tableYear: "Tau",
    cell: "{{amount}} (tūranga {{rank}})",
    none: "–",
    unknown:
      "Kāore a {{name}} i roto i ngā ingoa rongonui 100 mō ngā kōtiro, mō ngā tama rānei, i tētahi tau mai i 1954.",
    unknownMeaning:
      "Ehara i te mea e hē ana, engari he ingoa onge: i te tau 2024, e 19,404 ngā ingoa tuatahi rerekē i tapaina ki ngā pēpi. Kei ngā raraunga tuwhera te maha mō ngā ingoa onge ake.",
    near: "He ingoa e rite ana te tīmatanga:",
    notAName: "Kāore tērā i te rite ki te ingoa tuatahi. Tuhia kia kotahi te ingoa, he pū anake.",
  },
};
