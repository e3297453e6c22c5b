import type { Translation } from "#app/i18n/translation.ts";
import type { servicesPage as en } from "./page.en.ts";

export const servicesPage: Translation<typeof en> = {
  addEmail: {
    mother: "Tāpirihia te wāhitau īmēra {{mothers}}",
    father: "Tāpirihia te wāhitau īmēra {{others}}",
  },
};
