import type { Translation } from "#app/i18n/translation.ts";
import type { manageBestStartPayments as en } from "./text.en.ts";

export const manageBestStartPayments: Translation<typeof en> = {
  title: "Ngā utunga <en>Best Start</en>",
  heading: "Te whakahaere i ō utunga <en>Best Start</en>",
  companion: "Manage your Best Start payments",
  sections: {
    details: "Ngā taipitopito ka tirohia",
    username: "Kōwhiria he ingoa kaiwhakamahi",
    reservation: "Te pupuri i te ingoa kaiwhakamahi",
  },
  notes: {
    noConsent:
      "Kāore e taea e mātou te hanga pūkete <en>myIR</en> ki te kore e tirohia tuatahitia ō taipitopito. Kōwhiria te ‘Āe’ mēnā e hiahia ana koe ki tētahi pūkete. Ki te kore, ka taea te haere tonu me te kore pūkete.",
    noMatch:
      'Kāore ēnei taipitopito e ōrite ana ki ngā mea kei a Te Tari Taake. Ka taea te hoki whakamuri ki te whakatika, te waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>, te tīpoka rānei i tēnei hipanga.',
  },
  questions: {
    "myir.wanted": {
      label:
        "Kei te hiahia koe ki tētahi pūkete <en>myIR</en> hei whakahaere i ō utunga <en>Best Start</en>?",
      short: "Pūkete myIR",
      hint: "Ehara i te mea me whai pūkete kia utua ai koe. Ka taea te tono ā muri ake.",
    },
    "myir.email": {
      label: "Tō wāhitau īmēra mō <en>myIR</en>",
      short: "Wāhitau īmēra mō myIR",
      hint: "Ka tukuna e Te Tari Taake tō kupuhipa rangitahi ki reira.",
    },
    "myir.detailsConsent": {
      label: "Ka whakaae koe kia tirohia e mātou ēnei taipitopito ki Te Tari Taake?",
      short: "Te tirohanga o ngā taipitopito",
      hint: "Ka tukuna ō ingoa, tō rā whānau me tō tau <en>IRD</en> ki Te Tari Taake, kāore he mea kē atu.",
    },
    "myir.username": {
      label: "Ingoa kaiwhakamahi",
      short: "Ingoa kaiwhakamahi myIR",
      hint: 'Kia 254 ngā pūāhua, kia iti iho rānei, kāore he mokowā. Kāore e taea te tīmata ki te #, te whakauru rānei i ēnei: + " \\ > < ; = ~. Ka pai te wāhitau īmēra.',
    },
    "myir.notifyByText": {
      label: "Kei te hiahia koe kia whakamōhiotia koe mō tō pūkete mā te pātuhi?",
      short: "Whakamōhio mā te pātuhi",
      hint: "Ki te kore, ka whakamōhiotia koe mā te īmēra.",
    },
    "myir.mobile": {
      label: "Tō nama waea pūkoro",
      short: "Nama waea pūkoro mō myIR",
      hint: "Ka tīmata ki te 02, hei tauira, 021 123 4567",
    },
  },
};
