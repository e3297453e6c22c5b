import type { Translation } from "#app/i18n/translation.ts";
import { accentedLetters, macronLetters } from "#app/nz/registry-limits.ts";
import type { letters as en } from "./letters.en.ts";

export const letters: Translation<typeof en> = {
  title: "Ko ēhea pū ka taea",
  body: `Ka taea e te rēhita whānautanga te tuhi i ngā pū A ki te Z, ${macronLetters}, me ēnei: ${accentedLetters}, he pūmatua mai, he pūriki mai, me ngā mokowā, ngā tohuhono me ngā tohu whakapoto. Kāore e taea te tuhi i ētahi atu pū, pērā i te Ł, i te Š, i te ễ rānei: ka whakaaturia te tuhinga e tata ana. He pātai āu? Waea atu ki <a href="tel:0800225252">0800 22 52 52</a>. Ki te tuhia te ingoa ki ngā pūmatua anake, ki ngā pūriki anake rānei, ka whakaritea ōna pūmatua. Kia noho tonu ai tāu i tuhi ai, whakahokia: ka mau tonu i muri mai.`,
};
