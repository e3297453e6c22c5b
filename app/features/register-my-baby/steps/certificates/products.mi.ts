import type { Translation } from "#app/i18n/translation.ts";
import type { certificates as en } from "./products.en.ts";

export const certificates: Translation<typeof en> = {
  products: {
    ZBBC: "Tiwhikete noa",
    ZBFD: "Tiwhikete Ngahere",
    ZBBD: "Tiwhikete Tātahi",
    ZBFP: "Mōkihi: noa me te Ngahere",
    ZBBP: "Mōkihi: noa me te Tātahi",
  },
  contents: {
    one: "Kotahi te tiwhikete, {{price}}",
    two: "E rua ngā tiwhikete, kotahi o ia momo, {{price}}",
  },
  country: "Whenua (kei a koe te tikanga)",
  countryHint: "Ka taea te waiho kia wātea ina tukuna ki tētahi wāhi i Aotearoa.",
  summary: {
    title: "Tō ōta",
    line: "{{product}}, {{quantity}} × {{price}}",
    delivery: { standard: "Tuku noa", courier: "Tuku karere" },
    total: "Tapeke",
    unknown: "Kōwhiria he tiwhikete me te maha e hiahia ana koe, ka whakaatu mātou i te utu.",
    workOut: "Tātaihia te tapeke",
    payment:
      "Ka utu koe mā te kāri i muri i te rēhita i te whānautanga. He kore utu te rēhita, ahakoa ōta tiwhikete mai, kāore rānei.",
  },
  faults: {
    neededForIrd:
      "I tono koe kia tukuna te tau IRD o tō tamaiti ki te wāhitau o te tiwhikete whānautanga. Tēnā otaina he tiwhikete, kōwhiria rānei he wāhitau kē mō te tau IRD.",
    courierOverseas:
      "Kāore te karere e haere ki tāwāhi. Tēnā kōwhiria te tuku noa, he wāhitau rānei i Aotearoa.",
  },
  changeIrdAddress: "Kōwhiria he wāhitau kē mō te tau IRD",
};
