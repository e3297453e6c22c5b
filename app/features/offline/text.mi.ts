import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The page in place of one that cannot be had without a connection, in te reo Māori. */
export const mi: Translation<typeof en> = {
  title: "Kāore he hononga ipurangi",
  body: "Kāore tēnei whārangi i te pupurihia ki tō pūrere, ā, kāore e taea te tiki ināianei. Mēnā ka taea tonu e koe te waea, kei reira ngā tāngata hei āwhina.",
  again: "Whakamātauria anō",
  lines: "Te hunga hei āwhina i a koe",
  pages: "Ngā whārangi ka taea te pānui ināianei",
  kept: "Ka pupuri tō pūtirotiro i ngā whārangi o tā mātou aratohu kua pānuitia e koe, mō ngā rā e 30. Mā te Puta tere e tango.",
  copy: "Kāore ō hononga ipurangi. Koinei te whārangi i te {{day}}.",
};
