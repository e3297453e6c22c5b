import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  title: "Ngā mea e mahi ana",
  allWell: "Ki tā mātou e mōhio nei, kei te mahi ngā mea katoa.",
  someDown: "Kāore tētahi wāhanga e mahi ana. Kāore e ngaro ngā mea kua tiakina e koe.",
  unknown: "Kāore i te mōhiotia ināianei he aha kei te mahi. Tēnā, whakamātauria anō i roto i ētahi meneti.",
  checked: "I te {{moment}} mātou i hīkoi ai i te pae kia kite ai e mahi ana.",
  walkFailed: "I a mātou i hīkoi ai i te pae i te {{moment}}, kāore tētahi whārangi i whakautu tika.",
  works: "kei te mahi",
  down: "kāore e mahi ana mai i te {{moment}}",
  parts: {
    guide: "Te aratohu me te rapu",
    saving: "Te tiaki i te puka e whakakī ana koe",
    login: "Te takiuru",
    help: "Te arowhai āwhina pūtea",
    births: "Te tuku i te rēhitatanga whānau",
    tax: "Pūkete tāke (<en>myIR</en>)",
    childcare: "Te tuku tono <en>Childcare Subsidy</en>",
    services: "Ngā ratonga e tata ana",
    mails: "Ngā īmēra me ngā whakamaumahara",
  },
  help: 'Ki te hiahia āwhina koe ināianei, tirohia <a href="/contact">me pēhea te whakapā mai</a>, <a href="/support">ko wai rānei hei āwhina</a>.',
};
