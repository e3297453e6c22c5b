import type { Translation } from "#app/i18n/translation.ts";
import type { takeAlong as English } from "./take-along.en.ts";

export const takeAlong: Translation<typeof English> = {
  title: "Mauria atu ō otinga",
  file: '<a href="/financial-help/results.json">Ō otinga hei raraunga (<en>JSON</en>)</a>',
  lead: "Mā te waehere ka taea e tētahi e āwhina ana i a koe, pēnei i tētahi kaimahi o te tari, te pānui i ō whakautu me ō otinga, engari kāore e taea te panoni. Nō reira ka puritia ō whakautu mō te 30 rā, kua hīritia ki te waehere. Ka taea e koe te muku i mua atu.",
  make: "Puritia aku whakautu, hangaia he waehere hou",
  of: "Mō ō whakautu o te {{day}}, tae noa ki te {{until}}.",
  where: "Matawaitia te whakaahua, tuhia rānei te waehere ki konei:",
  remove: "Mukua",
  removed: "Kua mukua. Kāore te waehere e huaki i tētahi mea ināianei.",
  failed: "Aroha mai, kāore tēnā i mahi ināianei. Tēnā, whakamātauria anō ā ētahi meneti.",
  open: "Pānuitia ngā otinga mā te waehere",
  wrong: "Kāore tēnei waehere e huaki i tētahi mea. E 30 ngā rā e mahi ai te waehere, hāunga mēnā kua mukua.",
  shared:
    "Ko ngā whakautu ēnei a tētahi atu, nō te {{day}}, me ngā otinga e ai ki ngā ture o tēnei rā, o te {{today}}. Ka taea te pānui anake. Ka noho tonu ō ake whakautu.",
  close: "Katia ēnei otinga",
};
