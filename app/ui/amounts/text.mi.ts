import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  since: "mai i te {{date}}",
  was: "te rahinga mai i te {{date}}; kāore mātou e mōhio ki tō nāianei",
  wasReviewed:
    "te rahinga mai i te {{date}}; ka arotakehia i ia {{review}}, ā, kāore mātou e mōhio ki te mea hou",
  secondary: "ehara nō tētahi pūtake ōkawa",
  unknown: "(he rahinga kāore e mōhiotia)",
  inline: {
    was: "{{value}} (te rahinga mai i te {{date}}; kāore mātou e mōhio ki tō nāianei)",
    secondary: "{{value}} (nō ngā pūrongo, ehara i te mea ōkawa)",
  },
  weeks: "wiki",
  hours: "hāora",
  perDollar: "o ia tāra i runga ake",
  periods: {
    week: "i te wiki",
    year: "i te tau",
    quarter: "i te hauwhā tau",
    hour: "i te hāora",
    winter: "i te takurua",
  },
  taxes: {
    "before tax": "i mua i te tāke",
    "after tax": "i muri i te tāke",
    "not taxed": "kāore e tākehia",
  },
};
