import type { Translation } from "#app/i18n/translation.ts";
import type { applicationText as en } from "./text.en.ts";

export const applicationText: Translation<typeof en> = {
  service: "<en>Childcare Subsidy</en>",
  notices: {
    saved: "Kua tiakina tō tono <en>Childcare Subsidy</en> hei hukihuki.",
  },
  unavailable: {
    heading: "Kāore te tono <en>Childcare Subsidy</en> i te wātea i tēnei wā",
    before: "Aroha mai! Kāore te tono <en>Childcare Subsidy</en> i te wātea i tēnei wā. Tēnā, ",
    link: "whakamātauria anō",
    after: " ā ētahi meneti nei.",
    kept: "Kua puritia tāu i tuhi ai.",
  },
};
