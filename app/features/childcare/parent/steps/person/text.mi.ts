import type { Translation } from "#app/i18n/translation.ts";
import type { Person } from "../../people.ts";
import type { personText as en, identityText as identityEn } from "./text.en.ts";

/** Of the names and the birth date. */
export const identityText: Translation<typeof identityEn> = {
  first_name: { label: "Ingoa tuatahi" },
  middle_name: { label: "Ngā ingoa waenga" },
  last_name: {
    label: "Ingoa whānau",
    hint: "Mēnā kotahi anake te ingoa, tuhia hei ingoa tuatahi, ka tuhi ai i te tohuhono (-) ki konei.",
    missing:
      "Me whakautu tēnei pātai. Mēnā kotahi anake tō ingoa, tuhia he tohuhono (-) ki te wāhi mō te ingoa whānau.",
  },
  date_of_birth: { label: "Te rā whānau" },
};

export function personText(who: Person): Translation<ReturnType<typeof en>> {
  const isParent = who === "parent";
  const subject = isParent ? "koe" : "tō hoa rangatira";
  const own = (thing: string) => (isParent ? `tō ${thing}` : `te ${thing} o tō hoa rangatira`);
  return {
    sections: {
      names: "Ngā ingoa",
      "birth-name": "Te ingoa i te whānautanga",
      "known-name": "Ētahi atu ingoa",
      about: "Te whānautanga me te ira",
      numbers: "Ngā tau",
      residency: "Te noho ki Aotearoa",
      home: "Ngā wāhitau",
      reachable: isParent ? "Te whakapā ki a koe" : "Te whakapā ki tō hoa rangatira",
      ethnicity: "Ngā rōpū mātāwaka",
    },
    notes: {
      "not-in-nz": isParent
        ? "Kia whiwhi ai koe i te <en>Childcare Subsidy</en>, me kainoho pūmau, me kirirarau rānei koe, ā, me noho koe ki Aotearoa."
        : "Kia uru ai tō hoa rangatira ki te <en>Childcare Subsidy</en>, me kainoho pūmau, me kirirarau rānei ia, ā, me noho ia ki Aotearoa.",
    },
    questions: {
      title: {
        label: "Taitara",
        options: {
          MR: "<en>Mr</en>",
          MRS: "<en>Mrs</en>",
          MS: "<en>Ms</en>",
          MISS: "<en>Miss</en>",
          OTHER: "Tētahi atu",
        },
      },
      title_other: { label: "Ko tēhea taitara?", short: "Tētahi atu taitara" },
      "birthName.different": {
        label: `He rerekē ${own("ingoa")} i te whānautanga?`,
        short: "He ingoa rerekē i te whānautanga",
      },
      birth_first_name: { label: "Ingoa tuatahi i te whānautanga" },
      birth_middle_name: { label: "Ingoa waenga i te whānautanga" },
      birth_last_name: { label: "Ingoa whānau i te whānautanga", missing: identityText.last_name.missing },
      "knownName.different": {
        label: `E mōhiotia ana, i mōhiotia rānei ${subject} ki tētahi atu ingoa?`,
        short: "E mōhiotia ana ki tētahi atu ingoa",
      },
      other_first_name: { label: "Tētahi atu ingoa tuatahi" },
      other_middle_name: { label: "Tētahi atu ingoa waenga" },
      other_last_name: { label: "Tētahi atu ingoa whānau" },
      other_name_type: {
        label: "He aha te momo ingoa?",
        short: "Te momo ingoa",
        options: {
          DEED_POLL: "He ingoa nā te <en>deed poll</en>",
          DEFACTO: "He ingoa noho tahi",
          FORMER_MARRIED: "He ingoa mārena o mua",
          FORMER_NAME: "He ingoa o mua",
          KNOWN_AS: "He ingoa e mōhiotia ana",
          LEGAL_NAME: "He ingoa ā-ture",
          MAIDEN_NAME: "He ingoa i mua i te mārena",
          MARRIED_NAME: "He ingoa mārena",
        },
      },
      gender: {
        label: "Ira",
        options: { FEMALE: "Wahine", MALE: "Tāne", GENDER_DIVERSE: "Ira kanorau" },
      },
      ird: {
        label: "Te tau <en>IRD</en>",
        invalid: "Tēnā tuhia he tau IRD tika.",
        help: {
          title: "Kei hea te tau <en>IRD</en>",
          body: "E 8, e 9 rānei ōna mati. Kei ngā reta a Te Tari Taake, kei ngā puka utu me <en>myIR</en>.",
        },
      },
      swn: {
        label: "Te tau kiritaki o Te Hiranga Tangata",
        invalid: "Tēnā tuhia he tau kiritaki tika o Te Hiranga Tangata",
        help: {
          title: "Kei hea te tau kiritaki",
          body: 'E 8, e 9 rānei ōna mati. Kei ngā reta a Te Hiranga Tangata, kei te Kāri Ratonga Hapori (<en>Community Services Card</en>), kei <en>MyMSD</en> hoki. Ki te kore e kitea, waea atu ki te <a href="tel:0800559009">0800 559 009</a>.',
        },
      },
      liveInNZ: {
        label: `Kei te noho ${subject} ki Aotearoa?`,
        short: "E noho ana ki Aotearoa",
      },
      residency_status: {
        label: isParent
          ? "He aha tō tūnga hei kirirarau, hei kainoho rānei?"
          : "He aha te tūnga o tō hoa rangatira hei kirirarau, hei kainoho rānei?",
        short: "He kirirarau, he kainoho rānei",
        options: {
          CITIZEN_BY_BIRTH: "He kirirarau nō Aotearoa nā te whānautanga",
          GRANTED_CITIZENSHIP: "He kirirarau nō Aotearoa nā te whakawhiwhinga",
          PERMANENT_RESIDENT: "He kainoho pūmau",
        },
      },
      birth_country: { label: `I whānau ${subject} ki tēhea whenua?`, short: "Te whenua i whānau ai" },
      date_of_residence_status: {
        label: `Nōnahea ${subject} i kainoho ai, i kirirarau ai rānei?`,
        short: "He kainoho, he kirirarau rānei mai i",
      },
      date_arrived_in_nz: {
        label: `Nōnahea ${subject} i tae mai ai ki Aotearoa?`,
        short: "Te taenga mai ki Aotearoa",
      },
      address: {
        label: "Te wāhitau kāinga",
        hint: "Tuhia te waehere poutāpeta i muri i te tāone.",
      },
      "mail.different": {
        label: `He rerekē ${own("wāhitau mō ngā reta")}?`,
        short: "He wāhitau rerekē mō ngā reta",
      },
      mail: { label: "Te wāhitau mō ngā reta" },
      "phone.home": { label: "Te nama waea kāinga" },
      "phone.mobile": { label: "Te nama waea pūkoro" },
      "phone.other": { label: "Tētahi atu nama waea" },
      "phone.preference": {
        label: `Ko tēhea te nama pai rawa mō te whakapā ki ${isParent ? "a koe" : subject}?`,
        short: "Te nama pai rawa",
        missing: "Me whakautu tēnei pātai, tēnā kōwhiria tētahi o runga ake",
        options: { HOME: "Te nama waea kāinga", MOBILE: "Te nama waea pūkoro", OTHER: "Tērā atu waea" },
      },
      emailSameAsMainApplicant: {
        label: "He rite te wāhitau īmēra o taku hoa rangatira ki tōku",
        short: "He rite te wāhitau īmēra ki tōu",
      },
      email: { label: "Te wāhitau īmēra" },
      ethnicity: {
        label: `Nō ēhea rōpū mātāwaka ${subject}?`,
        short: "Ngā rōpū mātāwaka",
        hint: "Tohua te katoa e hāngai ana.",
        options: {
          MAORI: "Māori",
          NZ_EUROPEAN: "Pākehā nō Aotearoa",
          SAMOAN: "Hāmoa",
          TOKELAUAN: "Tokelau",
          TONGAN: "Tonga",
          CHINESE: "Hainamana",
          OTHER_EUROPEAN: "Tētahi atu iwi o Ūropi",
          INDIAN: "Īniana",
          NIUEAN: "Niue",
          COOK_ISLANDS_MAORI: "Māori Kuki Airani",
          OTHER: "Tētahi atu rōpū mātāwaka",
          NO_ANSWER: "Kāore e hiahia ana ki te whakautu",
        },
      },
      iwi: {
        label: `Nō ēhea iwi ${subject}?`,
        short: "Iwi",
        hint: "Kōwhiria kia whā te mutunga mai. Mēnā kāore i te mōhiotia, waiho noa iho.",
      },
      other_ethnicity: { label: "Ko tēhea atu rōpū mātāwaka?", short: "Tētahi atu rōpū mātāwaka" },
    },
  };
}
