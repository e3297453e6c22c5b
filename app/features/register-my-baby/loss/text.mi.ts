import type { Translation } from "#app/i18n/translation.ts";
import type { loss as en } from "./text.en.ts";

export const loss: Translation<typeof en> = {
  title: "E tangi ana te ngākau ki a koutou i te rironga o tā koutou pēpi",
  registered:
    "Ka rēhitatia te whānautanga o tā koutou pēpi, pērā i ngā whānautanga katoa, ā, ka taea te tono tiwhikete whānautanga.",
  entitlement:
    "Kāore he māraurautanga ki ngā utunga <en>Best Start</en> mō te pēpi kāore i te ora i te whānautanga.",
  nothing: "Kāore he pātai hei whakautu i tēnei whārangi.",
  alone: "Kaua koe e noho takitahi i tēnei wā.",
  support:
    'Kei konei <a href="/support#miscarriage-and-stillbirth">he tautoko i muri i te tahe, i te materoto rānei</a>. Kei <en>Sands</en> ētahi mātua kua mate he pēpi hei whakarongo ki a koe: <a href="tel:0800726374">0800 726 374</a>. He paetukutuku a <a href="https://wheturangitia.services.govt.nz/">Whetūrangitia</a> mā ngā whānau kua mate tētahi pēpi, tētahi tamaiti rānei.',
};
