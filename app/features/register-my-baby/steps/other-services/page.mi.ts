import type { Translation } from "#app/i18n/translation.ts";
import type { servicesPage as en } from "./page.en.ts";

export const servicesPage: Translation<typeof en> = {
  condolences: {
    title: "E aroha ana mātou ki a koe i tō mate",
    entitlement: "Kāore he āheinga ki te <en>Best Start</en> mō te pēpi kāore i te ora i te whānautanga.",
    support:
      'Kaua koe e noho takitahi i tēnei wā. Kei konei <a href="/support">he āwhina i muri i te tahe, i te materoto rānei</a>.',
    next: "Kāore he pātai hei whakautu i tēnei whārangi.",
  },
  addEmail: {
    mother: "Tāpirihia te wāhitau īmēra {{mothers}}",
    father: "Tāpirihia te wāhitau īmēra {{others}}",
  },
};
