import type { Translation } from "#app/i18n/translation.ts";
import { registryErrors } from "../../registry/messages.mi.ts";
import type { descent as en } from "./descent.en.ts";

export const descent: Translation<typeof en> = {
  maoriDescendant: { short: "He uri Māori", options: { unknown: "Kāore i te tino mōhio" } },
  ethnicGroups: {
    short: "Ngā rōpū mātāwaka",
    hint: "Kōwhiria te katoa e hāngai ana.",
    missing: registryErrors.ethnicGroup,
    options: {
      nzEuropean: "Pākehā nō Aotearoa",
      maori: "Māori",
      samoan: "Hāmoa",
      cookIslandMaori: "Māori Kuki Airani",
      tongan: "Tonga",
      niuean: "Niue",
      chinese: "Hainamana",
      indian: "Īniana",
      other: "Tētahi atu rōpū mātāwaka",
    },
  },
  ethnicityDescription: {
    label: "Ko tēhea atu rōpū mātāwaka?",
    short: "Tētahi atu rōpū mātāwaka",
    hint: "Hei tauira: Tatimana, Hapanihi, Tokelau. Kia 30 pūāhua te mutunga mai o te roa.",
  },
};
