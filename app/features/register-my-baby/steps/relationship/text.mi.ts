import type { Translation } from "#app/i18n/translation.ts";
import type { parentsRelationship as en } from "./text.en.ts";

export const parentsRelationship: Translation<typeof en> = {
  title: "Te whānau",
  heading: "Te hononga o ngā mātua me ētahi atu tamariki",
  companion: "Parents’ relationship and other children",
  sections: {
    "other-children": "Ētahi atu tamariki",
    "child-1": "Tamaiti 1",
    "child-2": "Tamaiti 2",
    "child-3": "Tamaiti 3",
    "child-4": "Tamaiti 4",
    "child-5": "Tamaiti 5",
    "child-6": "Tamaiti 6",
    "child-7": "Tamaiti 7",
    "child-8": "Tamaiti 8",
    relationship: "Te hononga",
  },
  notes: {
    "twin-counted":
      "I whānau tētahi o ēnei tamariki i roto i te rua rā o te whānautanga o tēnei tamaiti. Tēnā, kaua te māhanga, tētahi rānei o te tokotoru e tatauria ki konei: kei a rātou ō rātou ake puka.",
    skip: "Kāore he pātai i tēnei hipanga, nā te mea kāore he matua tāne, he matua tuarua rānei e rēhitatia ana. Tēnā, haere tonu.",
  },
  questions: {
    otherChildren: {
      label: "Tokohia ētahi atu tamariki a ēnei mātua tokorua?",
      short: "Ētahi atu tamariki",
      hint: "Tatauria ngā tamariki katoa a ngā mātua tokorua, tae atu ki ngā mea kua mate me ngā materoto. Kaua tēnei tamaiti e tatauria, kaua hoki tōna māhanga, tētahi rānei o tōna tokotoru.",
      help: {
        title: "Te materoto me te tahe",
        body: "He materoto te tamaiti mēnā kāore he tohu o te ora i tōna whānautanga mai, ā, e 400 karamu, neke atu rānei, tōna taumaha, i whānau mai rānei i muri i te 20 o ngā wiki o te hapūtanga. Ko te ngaronga o te hapūtanga i mua i te 20 wiki he tahe: tēnā kaua e tatauria ki konei.",
      },
    },
    "siblings[].sex": {
      label: "He tama, he kōtiro rānei?",
      short: "Tamaiti {{row}}: he tama, he kōtiro rānei",
      options: { male: "Tama", female: "Kōtiro" },
    },
    "siblings[].statusOfChild": {
      label: "Kei te ora tēnei tamaiti?",
      short: "Tamaiti {{row}}: kei te ora",
      options: {
        "born-alive": "Kei te ora",
        "has-died-since": "Kua mate i muri mai",
        stillborne: "He materoto",
      },
    },
    "siblings[].dateOfBirth": { label: "Te rā whānau", short: "Tamaiti {{row}}: te rā whānau" },
    parentRelationship: {
      label: "He aha te hononga o ngā mātua ki a rāua anō?",
      short: "Te hononga",
      options: {
        marriage: "He mārena",
        civilUnion: "He hononga ā-ture",
        deFacto: "E noho tahi ana me te kore mārena",
        none: "Kāore tētahi o ēnei",
      },
      help: {
        title: "He aha te noho tahi",
        body: "E noho tahi ana te tokorua anō he tokorua mārena, engari kāore rāua i te mārena, kāore hoki i roto i te hononga ā-ture (<en>civil union</en>). Ki te reo Pākehā: <en>de facto relationship</en>.",
      },
    },
    parentRelationshipDate: {
      label: "Te rā o te mārena, o te hononga ā-ture rānei",
    },
    parentRelationshipPlace: {
      label: "Te wāhi o te mārena, o te hononga ā-ture rānei",
      hint: "Te tāone, me te whenua hoki mēnā ehara i Aotearoa.",
    },
  },
};
