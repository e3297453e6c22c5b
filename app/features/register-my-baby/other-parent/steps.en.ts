export const stepsText = {
  details: {
    title: "Your details",
    heading: "Your details",
    companion: "Ō taipitopito",
  },
  agree: {
    title: "Agree",
    heading: "Check and agree",
    companion: "Tirohia, whakaaetia",
    declared: {
      label:
        "I declare that my details and what is shown here are true and complete as far as I know, that I agree to them, and that the birth may be registered so.",
      hint: "To give false information knowingly is an offence. The penalty is up to 5 years imprisonment.",
      short: "I agree to this declaration",
      missing: "You must agree to the declaration above.",
      section: "Declaration",
    },
  },
  /** The questions about a parent, asked of that parent. */
  your: {
    reachable: "How to reach you",
    occupation: "What you usually do, for example teacher, student or parent at home.",
    homeAddress:
      "Where you live, not a post office box. Leave out commas, and put the postcode after the town or city.",
    maoriDescendant: "Are you a descendant of a New Zealand Māori?",
    ethnicGroups: "Which ethnic groups do you belong to?",
    isCitizen: "Are you a New Zealand citizen?",
    citizenshipSource: "How did you become a New Zealand citizen?",
    isPermanentResident: "Are you a permanent resident of New Zealand?",
    isNZRealmResident: "Are you a permanent resident of the Cook Islands, Niue or Tokelau?",
    isAuResidentOrCitizen: "Are you an Australian citizen or permanent resident?",
  },
} as const;
