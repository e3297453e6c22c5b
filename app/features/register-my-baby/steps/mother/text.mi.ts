import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { parentText } from "../person/text.mi.ts";
import type { motherDetails as en } from "./text.en.ts";

const parent = parentText("{{mother}}");

export const motherDetails: Translation<typeof en> = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: {
    ...parent.notes,
    "gave-birth":
      "Ko te ‘whaea’ te matua nāna te pēpi i whakawhānau: o ngā whaea tokorua, ko tērā nāna i whakawhānau; i muri i te kōpū whāngai, ko te tangata nōna te kōpū; me te matua tāne hoki mēnā nāna i whakawhānau.",
  },
  questions: prefixed("mother", parent.questions),
};
