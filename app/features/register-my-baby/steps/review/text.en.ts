import type { StepText } from "#app/wizard/step-text.ts";

export const review = {
  title: "Review",
  heading: "Check your answers and register",
  companion: "Arotake",
  sections: {
    explanation: "About the name",
    more: "Anything else",
    confirmation: "Confirmation",
    declaration: "Declaration",
  },
  notes: {},
  questions: {
    "child.nameExplaination": {
      label: "Why did you choose this name?",
      hint: "A registrar looks at every name that may offend, is a title or rank, or looks like one.",
      short: "Explanation of the name",
      missing: "Please provide an explanation.",
    },
    otherInformation: {
      label: "Is there anything else the registrar should know?",
      short: "Other information",
    },
    confirmationEmail: {
      label: "Would you like a confirmation by email?",
      hint: "It says that your registration was received.",
      short: "Confirmation by email",
    },
    confirmationEmailAddress: {
      label: "Email address for the confirmation",
    },
    declarationMade: {
      label:
        "I declare that the information given here is true and complete as far as I know, and that I may register this birth.",
      hint: "To give false information knowingly is an offence. The penalty is up to 5 years imprisonment.",
      short: "I agree to this declaration",
      missing: "You must agree to the declaration above.",
    },
  },
} as const satisfies StepText;
