import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { identityText } from "../person/text.mi.ts";
import type { relationshipStatus as en } from "./text.en.ts";

export const relationshipStatus: Translation<typeof en> = {
  title: "Te hononga",
  heading: "Te tūnga hononga",
  companion: "Relationship status",
  sections: { definition: "He aha te hononga", partner: "Tō hoa rangatira" },
  notes: {},
  questions: {
    relationshipDefinition: {
      label: "Kua pānui au he aha te tikanga o te noho i roto i tētahi hononga",
      short: "Kua pānui au",
      help: {
        title: "He aha te tikanga o te noho i roto i tētahi hononga",
        body: "Kei roto koe i tētahi hononga mēnā kua mārena koe, kei roto koe i te hononga ā-ture, i te noho tahi rānei, ā, kāore kōrua i te noho wehe nā te mea kua mutu te hononga. Ko te noho tahi, ko ngā tāngata tokorua e noho tahi ana hei tokorua, e piripono ana rānei tētahi ki tētahi, e whakawhirinaki ana hoki tētahi ki ngā moni a tētahi. Hei tauira: he kāinga kotahi, he moni, he nama, he rawa rānei nā kōrua tahi, kei te whakatipu tamariki tahi kōrua, e kīia ana kōrua he tokorua e te whānau me ngā hoa. Ehara mā tētahi anake o ēnei e whakatau.",
      },
    },
    hasPartner: { label: "He hoa rangatira tōu?" },
    ...prefixed("partner", {
      ...identityText,
      last_name: { ...identityText.last_name, missing: `Hapa: ${identityText.last_name.missing}` },
    }),
    relationship_status: {
      label: "He aha tō hononga ki tō hoa rangatira?",
      short: "Te hononga",
      options: {
        MARRIED: "He mārena",
        CIVIL_UNION: "He hononga ā-ture",
        RELATIONSHIP: "E noho tahi ana me te kore mārena",
      },
    },
  },
};
