import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { personText } from "../person/text.mi.ts";
import type { partnerDetails as en } from "./text.en.ts";

const { sections, notes, questions } = personText("partner");

export const partnerDetails: Translation<typeof en> = {
  title: "Tō hoa rangatira",
  heading: "Ngā taipitopito o tō hoa rangatira",
  companion: "Your partner’s details",
  sections,
  notes,
  questions: prefixed("partner", questions),
};
