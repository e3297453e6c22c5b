import { registryErrors } from "../../registry/messages.en.ts";

export const descent = {
  maoriDescendant: { short: "Māori descent", options: { unknown: "Not sure" } },
  ethnicGroups: {
    short: "Ethnic groups",
    hint: "Choose all that apply.",
    missing: registryErrors.ethnicGroup,
    options: {
      nzEuropean: "New Zealand European",
      maori: "Māori",
      samoan: "Samoan",
      cookIslandMaori: "Cook Island Māori",
      tongan: "Tongan",
      niuean: "Niuean",
      chinese: "Chinese",
      indian: "Indian",
      other: "Another ethnic group",
    },
  },
  ethnicityDescription: {
    label: "Which other ethnic group?",
    short: "Other ethnic group",
    hint: "For example Dutch, Japanese or Tokelauan. Up to 30 characters.",
  },
} as const;
