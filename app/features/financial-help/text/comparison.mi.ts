import type { Translation } from "#app/i18n/translation.ts";
import type { comparison as english } from "./comparison.en.ts";

export const comparison: Translation<typeof english> = {
  title: "Ō whakautu i raro i ngā ture e rua",
  lead: "Ngā mea ka taea e te whare o ō whakautu te whiwhi mā te tauira o te ture o Māehe 2018, mā ngā ture hoki e whakamahia ana e tēnei pae i nāianei. Kāore he mea e puritia.",
  unknown:
    "Ina ko “Kāore au i te mōhio” te whakautu, ka whakatauritea ia whare ka taea: ka tū te “tērā pea” ina rerekē ērā, ina kāore rānei i kitea tētahi ture o nāianei.",
  tooMany:
    "He nui rawa ngā whakautu “Kāore au i te mōhio” hei whakataurite i ia whare ka taea. Tēnā, whakautua ētahi atu.",
  caption: "Ngā whakatau mā ngā ture e rua",
  columns: { payment: "Utunga", base: "Ture o 2018", current: "Nāianei" },
  verdicts: { yes: "āe", no: "kāo", perhaps: "tērā pea" },
  changes: "Ngā panonitanga i te wāhi e rerekē ai",
  back: 'Hoki ki <a href="/api/reform">ngā mea kua rerekē i ngā ture</a>',
};
