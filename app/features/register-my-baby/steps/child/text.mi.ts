import { prefixed } from "#app/forms/prefixed.ts";
import { mi as form } from "#app/forms/text.mi.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { loss } from "../../loss/text.mi.ts";
import { letters } from "../person/letters.mi.ts";
import { descent } from "./descent.mi.ts";
import type { childDetails as en } from "./text.en.ts";

const missingName = `${form.errors.required} Mēnā kotahi anake te ingoa o te tamaiti, tuhia he tohuhono (-) ki konei.`;

export const childDetails: Translation<typeof en> = {
  title: "Tamaiti",
  heading: "Tamaiti",
  companion: "Child",
  sections: {
    "born-here": "Hei tīmata",
    "child-name": "Te ingoa o te tamaiti",
    birth: "Te whānautanga",
    "birth-place": "Te wāhi i whānau ai",
    "child-descent": "Te whakapapa me ngā rōpū mātāwaka",
  },
  notes: {
    "long-name":
      "E 70 pūāhua, neke atu rānei, te roa o tēnei ingoa, tae atu ki ngā mokowā. Tērā pea ka tono tētahi kairēhita kia kōwhiria he ingoa poto ake.",
    stillborn: `${loss.title}. ${loss.registered} ${loss.support}`,
    "sample-facilities":
      "He tauira tēnei rārangi o ngā hōhipera me ngā whare whakawhānau o Aotearoa. Ehara i te rārangi ake a te rēhita.",
  },
  questions: {
    ...prefixed("child", descent),
    "child.bornInNZ": {
      label: "I whānau mai te tamaiti i Aotearoa?",
      short: "I whānau i Aotearoa",
      hint: "Ko ngā whānautanga i Aotearoa anake ka taea te rēhita i konei.",
    },
    "child.firstNames": {
      label: "Ngā ingoa tuatahi",
      hint: "Mēnā kotahi anake te ingoa o te tamaiti, tuhia ki tētahi o ngā wāhi e rua, ka tuhi ai i te tohuhono (-) ki tērā atu.",
      missing: missingName,
      help: {
        title: "Ko ēhea ingoa ka taea te rēhita",
        body: `Ka taea te whakamahi i te tohutō me te tohuhono, pērā i a Āria, i a <en>Anne-Marie</en> rānei. Kia iti iho i te 70 pūāhua te roa o te ingoa, tae atu ki ngā mokowā. Ka taea te whakakore i te ingoa mēnā tērā ka whakahāwea i te tangata, mēnā he roa rawa, mēnā rānei he taitara ōkawa, he tūranga, e āhua rite ana rānei ki tērā, pērā i te <en>King</en>, i te <en>Major</en>, i te <en>Justice</en>. Ki te rangirua, ka pātai tētahi kairēhita ki a koe he aha i kōwhiria ai te ingoa. ${letters.body}`,
      },
    },
    "child.surname": { label: "Ingoa whānau", missing: missingName },
    "child.sex": {
      label: "He tama, he kōtiro rānei?",
      short: "He tama, he kōtiro rānei?",
      options: { male: "Tama", female: "Kōtiro" },
    },
    "child.aliveAtBirth": {
      label: "I te ora tō pēpi i tōna whānautanga mai?",
      short: "I te ora i te whānautanga",
      help: {
        title: "He aha te materoto",
        body: "He materoto te tamaiti mēnā kāore he tohu o te ora i tōna whānautanga mai, ā, e 400 karamu, neke atu rānei, tōna taumaha, i whānau mai rānei i muri i te 20 o ngā wiki o te hapūtanga. Ka rēhitatia hoki te whānautanga o te tamaiti materoto.",
      },
    },
    "child.birthDate": { label: "Te rā whānau" },
    "child.oneOfMultiple": {
      label: "Ko te tamaiti tētahi o ngā māhanga, o tētahi tokotoru, neke atu rānei?",
      short: "He māhanga, neke atu rānei",
      hint: "Ka rēhitatia ia tamaiti ki tōna ake puka.",
    },
    "child.multipleBirthOrder": {
      label: "Ko te tuahia ia i te whānautanga mai?",
      short: "Te raupapa o te whānautanga",
      hint: "Hei tauira, “1 o te 2” mō te māhanga i whānau tuatahi mai.",
      options: {
        "1 of 2": "1 o te 2",
        "2 of 2": "2 o te 2",
        "1 of 3": "1 o te 3",
        "2 of 3": "2 o te 3",
        "3 of 3": "3 o te 3",
        "1 of 4": "1 o te 4",
        "2 of 4": "2 o te 4",
        "3 of 4": "3 o te 4",
        "4 of 4": "4 o te 4",
        "1 of 5": "1 o te 5",
        "2 of 5": "2 o te 5",
        "3 of 5": "3 o te 5",
        "4 of 5": "4 o te 5",
        "5 of 5": "5 o te 5",
        "1 of 6": "1 o te 6",
        "2 of 6": "2 o te 6",
        "3 of 6": "3 o te 6",
        "4 of 6": "4 o te 6",
        "5 of 6": "5 o te 6",
        "6 of 6": "6 o te 6",
      },
    },
    "birthPlace.category": {
      label: "I whānau mai te tamaiti i hea?",
      short: "Te wāhi i whānau ai",
      options: {
        hospital: "I tētahi hōhipera, i tētahi whare whakawhānau rānei",
        home: "I te kāinga",
        other: "I wāhi kē",
      },
    },
    "birthPlace.hospital": {
      label: "Te hōhipera, te whare whakawhānau rānei",
      hint: "Ki te kore e kitea i konei, kōwhiria te “I wāhi kē” i runga ake nei.",
    },
    "birthPlace.home": {
      label: "Te wāhitau o te kāinga",
      hint: "Tuhia te waehere poutāpeta i muri i te tāone. Ki te kore e uru, waiho te waehere.",
    },
    "birthPlace.other": {
      label: "I hea tēnā?",
      short: "I wāhi kē",
      hint: "Hei tauira, “I te waka tūroro tata ki Taupō”.",
    },
    "child.maoriDescendant": {
      ...descent.maoriDescendant,
      label: "He uri te tamaiti nō te Māori o Aotearoa?",
    },
    "child.ethnicGroups": {
      ...descent.ethnicGroups,
      label: "Nō ēhea rōpū mātāwaka te tamaiti?",
    },
  },
};
