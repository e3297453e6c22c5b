import type { Translation } from "#app/i18n/translation.ts";
import { descent } from "../child/descent.mi.ts";
import { letters } from "./letters.mi.ts";
import type { parentText as en } from "./text.en.ts";

const oneName =
  "Mēnā kotahi anake te ingoa, tuhia ki tētahi o ngā wāhi e rua, ka tuhi ai i te tohuhono (-) ki tērā atu.";

export const parentText = (parent: Parameters<typeof en>[0]): Translation<ReturnType<typeof en>> => ({
  sections: {
    names: "Ngā ingoa",
    life: "Te mahi me te whānautanga",
    home: "Te kāinga",
    descent: "Te whakapapa me ngā rōpū mātāwaka",
    citizenship: "Te kirirarautanga",
    reachable: `Te whakapā ki ${parent}`,
  },
  notes: {
    "not-resident":
      'He kirirarau te tamaiti ka whānau mai i Aotearoa mai i tōna whānautanga, engari kia kirirarau rā anō tētahi o ōna mātua, kia whai mana rānei ki te noho pūmau ki konei. Ahakoa tēnā, ka taea te rēhita i te whānautanga. Mēnā he pātai āu, waea atu ki te Tari Kirirarau: <a href="tel:0800225151">0800 22 51 51</a>.',
  },
  questions: {
    ...descent,
    firstNames: {
      label: "Ngā ingoa tuatahi",
      hint: oneName,
      help: letters,
    },
    surname: { label: "Ingoa whānau" },
    firstNamesAtBirth: {
      label: "Ngā ingoa tuatahi i te whānautanga",
      hint: "Whakakīia mēnā he rerekē.",
    },
    surnameAtBirth: {
      label: "Te ingoa whānau i te whānautanga",
      hint: "Whakakīia mēnā he rerekē.",
    },
    occupation: {
      label: "Te mahi",
      hint: `Te mahi a ${parent} i te nuinga o te wā, hei tauira: kaiako, ākonga, matua noho kāinga.`,
    },
    dateOfBirth: { label: "Te rā whānau" },
    placeOfBirth: { label: "Te tāone i whānau ai" },
    countryOfBirth: {
      label: "Te whenua i whānau ai",
      hint: "Whakakīia mēnā ehara i Aotearoa.",
    },
    homeAddress: {
      label: "Te wāhitau kāinga",
      hint: `Te wāhi e noho ana ${parent}, kaua he pouaka poutāpeta. Tuhia te waehere poutāpeta i muri i te tāone.`,
    },
    maoriDescendant: {
      ...descent.maoriDescendant,
      label: `He uri ${parent} nō te Māori o Aotearoa?`,
    },
    ethnicGroups: {
      ...descent.ethnicGroups,
      label: `Nō ēhea rōpū mātāwaka ${parent}?`,
    },
    isCitizen: {
      label: `He kirirarau nō Aotearoa ${parent}?`,
      short: "He kirirarau nō Aotearoa",
      help: {
        title: "Mēnā kāore koe i te tino mōhio",
        body: 'He kirirarau nō Aotearoa te nuinga o ngā tāngata i whānau mai i Ngā Kuki Airani, i Niue, i Tokelau. Mēnā kāore koe i te tino mōhio, waea atu ki te Tari Kirirarau: <a href="tel:0800225151">0800 22 51 51</a>.',
      },
    },
    citizenshipSource: {
      label: `I pēhea ${parent} i kirirarau ai ki Aotearoa?`,
      short: "Te ara ki te kirirarautanga",
      options: {
        bornInNZ: "I whānau i Aotearoa",
        bornInNiue: "I whānau i Niue",
        bornInCookIslands: "I whānau i Ngā Kuki Airani",
        bornInTokelau: "I whānau i Tokelau",
        byDescent: "Mā te whakapapa: i whānau i tāwāhi, he kirirarau tētahi o ōna mātua",
        byGrant: "Mā te whakawhiwhinga: i kirirarau i muri mai",
      },
    },
    citizenshipPassportNumber: {
      label: "Te tau uruwhenua o Aotearoa",
      hint: "Kia 9 te mutunga mai o ngā pū me ngā tau.",
    },
    isPermanentResident: {
      label: `He kainoho pūmau ${parent} nō Aotearoa?`,
      short: "He kainoho pūmau nō Aotearoa",
    },
    isNZRealmResident: {
      label: `He kainoho pūmau ${parent} nō Ngā Kuki Airani, nō Niue, nō Tokelau rānei?`,
      short: "He kainoho pūmau nō Ngā Kuki Airani, nō Niue, nō Tokelau rānei",
    },
    isAuResidentOrCitizen: {
      label: `He kirirarau, he kainoho pūmau rānei ${parent} nō Ahitereiria?`,
      short: "He kirirarau, he kainoho pūmau rānei nō Ahitereiria",
    },
    nonCitizenDocNumber: {
      label: "Te tau o te uruwhenua, o te tuhinga rānei e whakaatu ana i tēnā",
      short: "Te tau o te uruwhenua, o te tuhinga rānei",
      hint: "Kia 9 te mutunga mai o ngā pū me ngā tau.",
    },
    daytimePhone: {
      label: "Te nama waea i te awatea",
      hint: "Tērā pea he pātai tā tētahi kairēhita mō tēnei puka.",
    },
    alternativePhone: { label: "Tētahi atu nama waea" },
    email: { label: "Te wāhitau īmēra" },
  },
});
