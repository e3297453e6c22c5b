import type { StepText } from "#app/wizard/step-text.ts";

export const manageBestStartPayments = {
  title: "Best Start payments",
  heading: "Manage your Best Start payments",
  companion: "Te whakahaere i ō utunga Best Start",
  sections: {
    details: "The details that will be checked",
    username: "Choose a username",
    reservation: "Reserve the username",
  },
  notes: {
    noConsent:
      "We cannot create a myIR account without checking your details first. Choose ‘Yes’ if you want an account. If not, you can go on without one.",
    noMatch:
      'These details do not match what Inland Revenue has. You can go back and correct them, call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>, or skip this step.',
  },
  questions: {
    "myir.wanted": {
      label: "Would you like a myIR account to manage your Best Start payments?",
      short: "myIR account",
      hint: "You do not need one to be paid. You can also ask for one later.",
    },
    "myir.email": {
      label: "Your email address for myIR",
      short: "Email address for myIR",
      hint: "Inland Revenue sends your temporary password there.",
    },
    "myir.detailsConsent": {
      label: "May we check these details with Inland Revenue?",
      short: "Checking of details",
      hint: "Your names, date of birth and IRD number are sent to Inland Revenue, and nothing else.",
    },
    "myir.username": {
      label: "Username",
      short: "myIR username",
      hint: 'Up to 254 characters, without spaces. It cannot begin with # or contain any of + " \\ > < ; = ~. It can be an email address.',
    },
    "myir.notifyByText": {
      label: "Would you like to be told about your account by text message?",
      short: "Told by text message",
      hint: "If not, you are told by email.",
    },
    "myir.mobile": {
      label: "Your mobile number",
      short: "Mobile number for myIR",
      hint: "It begins with 02, for example 021 123 4567",
    },
  },
} as const satisfies StepText;
