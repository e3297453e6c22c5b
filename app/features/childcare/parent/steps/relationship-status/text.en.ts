import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { identityText } from "../person/text.en.ts";

export const relationshipStatus = {
  title: "Relationship",
  heading: "Relationship status",
  companion: "Te tūnga hononga",
  sections: { definition: "What a relationship is", partner: "Your partner" },
  notes: {},
  questions: {
    relationshipDefinition: {
      label: "I have read what counts as being in a relationship",
      short: "I have read it",
      help: {
        title: "What counts as being in a relationship",
        body: "You are in a relationship if you are married, in a civil union or in a de facto relationship, and are not living apart because it has ended. A de facto relationship is two people who live together as a couple, or are committed to each other emotionally and depend on each other financially. Examples are sharing a home, sharing money, bills or property, raising children together, and being seen as a couple by family and friends. No single one of these decides.",
      },
    },
    hasPartner: { label: "Do you have a partner?" },
    ...prefixed("partner", {
      ...identityText,
      last_name: { ...identityText.last_name, missing: `Error: ${identityText.last_name.missing}` },
    }),
    relationship_status: {
      label: "What is your relationship with your partner?",
      short: "Relationship",
      options: {
        MARRIED: "Married",
        CIVIL_UNION: "In a civil union",
        RELATIONSHIP: "In a de facto relationship",
      },
    },
  },
} as const satisfies StepText;
