import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "./births.ts";

/** What both parents are asked for, apart from names and birth date. */
const detailsOf = (who: "parent" | "partner", mine: Readonly<Record<string, string>>): Answers => ({
  [`${who}.title`]: "MS",
  [`${who}.birthName.different`]: "no",
  [`${who}.knownName.different`]: "no",
  [`${who}.gender`]: "FEMALE",
  [`${who}.liveInNZ`]: "yes",
  [`${who}.residency_status`]: "CITIZEN_BY_BIRTH",
  [`${who}.address.line1`]: "12 High Street",
  [`${who}.address.suburb`]: "Titahi Bay",
  [`${who}.address.line2`]: "Porirua 5022",
  [`${who}.mail.different`]: "no",
  [`${who}.phone.mobile`]: "021 234 5678",
  [`${who}.phone.preference`]: "MOBILE",
  [`${who}.ethnicity`]: ["NZ_EUROPEAN"],
  ...mine,
});

/** A single parent with one child, as a form sends it; the answers of each step by themselves. */
export const singleParent = {
  "your-details": {
    "parent.first_name": "Mere",
    "parent.last_name": "Tāne",
    ...dayAnswers("parent.date_of_birth", "1990-05-06"),
    ...detailsOf("parent", {
      "parent.ird": "49091850",
      "parent.swn": "555012342",
      "parent.email": "mere@example.org",
    }),
  },
  "relationship-status": { relationshipDefinition: "yes", hasPartner: "no" },
} as const satisfies Readonly<Record<string, Answers>>;

export const couple = {
  ...singleParent,
  "relationship-status": {
    relationshipDefinition: "yes",
    hasPartner: "yes",
    "partner.first_name": "Hemi",
    "partner.last_name": "Pōtae",
    ...dayAnswers("partner.date_of_birth", "1988-11-30"),
    relationship_status: "MARRIED",
  },
  "partner-details": detailsOf("partner", {
    "partner.title": "MR",
    "partner.gender": "MALE",
    "partner.ird": "35901981",
    "partner.swn": "555017121",
    "partner.email": "hemi@example.org",
  }),
} as const satisfies Readonly<Record<string, Answers>>;

const together = (steps: Readonly<Record<string, Answers>>): Answers =>
  Object.assign({}, ...Object.values(steps));

export const singleParentAnswers: Answers = together(singleParent);
export const coupleAnswers: Answers = together(couple);
