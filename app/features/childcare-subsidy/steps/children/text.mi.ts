import type { Translation } from "#app/i18n/translation.ts";
import type { dependentChildren as en } from "./text.en.ts";

export const dependentChildren: Translation<typeof en> = {
  title: "Ngā tamariki",
  heading: "Ngā tamariki whakawhirinaki",
  companion: "Dependent children",
  sections: {},
  notes: {},
  questions: {},
};
