/** Sentences that the specification quotes are exact. */
export const taxAccount = {
  intro:
    "myIR is Inland Revenue’s online service, where you can see and manage your Best Start payments. As the principal caregiver you can ask for an account here. You choose a username, and Inland Revenue sends you a temporary password by email within 6 days.",
  optional: "You can go on without one: ‘{{skip}}’ leads to the next one.",
  clientTypes: {
    "has-logon":
      "You already have a myIR account. Please log in there to manage your Best Start payments. You do not need another account, so you can skip this step or continue with ‘{{next}}’.",
    "msd-client":
      "You told us that you are an MSD client. A myIR account is not set up here for MSD clients. Please continue with ‘{{next}}’.",
    "wff-client":
      "You told us that you get Working for Families. A new myIR account is not set up here for people who get it already. If you have an account, you can manage your payments there. Please continue with ‘{{next}}’.",
    unknown:
      "You told us that the principal caregiver is not known yet. Only the principal caregiver can sign up for a myIR account. Please continue with ‘{{next}}’.",
    other:
      "You told us that the principal caregiver is somebody other than a parent named here. Only the principal caregiver can sign up for a myIR account. Inland Revenue will call them. Please continue with ‘{{next}}’.",
    ineligible:
      "From your answers the principal caregiver is not eligible for Best Start, so no myIR account is needed for it. Please continue with ‘{{next}}’.",
    "bestStart-no":
      "You told us that you do not want to apply for Best Start, so there are no payments to manage. Please continue with ‘{{next}}’.",
  },
  changeAnswers: "Change your answers about Best Start",
  unavailable: {
    title: "Sorry!",
    body: "The option to set up a myIR account is unavailable at the moment. Please continue with ‘{{next}}’: your registration goes on without it.",
    again: "Try again",
  },
  details: {
    intro: "They are taken from the steps before this one.",
    firstNames: "First names",
    surname: "Surname",
    dateOfBirth: "Date of birth",
    irdNumber: "IRD number",
    change: "Change",
  },
  buttons: {
    checkDetails: "Check my details",
    checkUsername: "Check if available",
    reserve: "Reserve this username for my myIR account",
    skip: "Skip this step",
  },
  waiting: {
    details: "Checking details...",
    username: "Checking the username...",
    reserve: "Reserving the username...",
  },
  valid: "Your details match. You can choose a username now.",
  available: "This username is available:",
  availableNext: "It is not yours until it is reserved.",
  terms: "Read the terms of myIR accounts (opens in a new window)",
  termsBefore: "Please read them before you reserve the username.",
  agencySays: "Inland Revenue says:",
  reserved: {
    title: "Your username is reserved",
    username: "Your myIR username",
    body: "Inland Revenue sends you a temporary password by email within 6 days. There is nothing more to do in this step.",
  },
  errors: {
    unfinished: "Your myIR username must be checked and reserved. You can also skip this step.",
    usernameInUse:
      "We're sorry that myIR username is already in use. Please try entering a different myIR username and then check the availability",
    usernameNoLonger:
      "We're sorry that myIR username is no longer available. Please try entering a different myIR username above and then check the availability - or you can skip this section by clicking the link below and continue with the birth registration.",
    usernameNotValid:
      "This myIR username has not been chosen successfully. Please try a different one with the button ‘{{button}}’, or skip this step.",
    usernameRefused:
      "Inland Revenue does not accept this myIR username. Please try a different one, or skip this step.",
    notReserved:
      "Your myIR username is not reserved yet. Please use the button ‘{{button}}’, or skip this step.",
    reserveFailed:
      "We could not reserve your myIR username. Please try again with the button ‘{{button}}’, or skip this step.",
    noConnection: "We could not ask Inland Revenue. Please try again in a moment, or skip this step.",
    tooOften:
      "That was tried too often in a short time. Please wait about ten minutes and try again, or skip this step.",
  },
} as const;
