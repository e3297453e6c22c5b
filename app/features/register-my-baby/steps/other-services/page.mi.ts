import type { Translation } from "#app/i18n/translation.ts";
import type { servicesPage as en } from "./page.en.ts";

export const servicesPage: Translation<typeof en> = {
  unreachable:
    "Me taea te whakapā ki te kaitiaki mō te <en>Best Start</en>. Tēnā homai he nama waea, he wāhitau īmēra rānei.",
  add: {
    email: {
      mother: "Tāpirihia te wāhitau īmēra {{mothers}}",
      father: "Tāpirihia te wāhitau īmēra {{others}}",
    },
    daytimePhone: {
      mother: "Tāpirihia te nama waea, te wāhitau īmēra rānei {{mothers}}",
      father: "Tāpirihia te nama waea, te wāhitau īmēra rānei {{others}}",
    },
  },
};
