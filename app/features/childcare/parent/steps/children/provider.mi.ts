import type { Translation } from "#app/i18n/translation.ts";
import type { provider as en } from "./provider.en.ts";

export const provider: Translation<typeof en> = {
  search: "Rapua te ratonga",
  searchHint: "Mā tōna ingoa, mā te tapa tāone, mā te tāone rānei, hei tauira, Playcentre Karori.",
  searchButton: "Rapua",
  another: "Kōwhiria tētahi atu ratonga",
  none: "Kāore he ratonga i kitea mō “{{text}}”. Whakamātauria tētahi wāhanga o tōna ingoa, te tapa tāone anake, te tāone anake rānei.",
  found_one: "Kua kitea te ratonga {{count}}. Kōwhiria, ka pēhi i te “Haere tonu”.",
  found_other: "E {{count}} ngā ratonga kua kitea. Kōwhiria tētahi, ka pēhi i te “Haere tonu”.",
  more: "E {{count}} ngā ratonga kua kitea, ko ngā mea tuatahi e {{shown}} ēnei. Tuhia kia roa ake te ingoa, tāpirihia rānei te tāone.",
  suggested:
    "Nō te rārangi ratonga tēnei wāhitau. Tēnā pātaihia ki te ratonga mēnā e tika ana, panonihia rānei.",
  notInDirectory: "Kāore tēnei ratonga i te rārangi. Tēnā rapua, ka kōwhiri mai i te rārangi.",
  notChosen: "Tēnā rapua te ratonga, ka kōwhiri mai i te rārangi.",
  unreachable:
    "Kāore e taea te toro i te rārangi ratonga ināianei. Kua tiakina ngā mea i tuhia e koe. Tēnā whakamātauria anō ā ngā meneti e heke mai nei.",
  atLeastOne:
    "Kia taea ai te tono mō te Childcare Subsidy, me haere tētahi tamaiti, neke atu rānei, ki tētahi ratonga ako kōhungahunga, me tono hoki mō te Childcare Subsidy.",
  children: "Ngā tamariki kei tēnei tono",
  child: "Tamaiti {{row}}",
  here: "(ko tēnei whārangi)",
};
