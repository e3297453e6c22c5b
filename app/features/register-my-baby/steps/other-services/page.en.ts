export const servicesPage = {
  condolences: {
    title: "We are very sorry for your loss",
    entitlement: "There is no entitlement to Best Start for a baby who was not alive at birth.",
    support:
      'You do not have to go through this alone. There is <a href="/support">support after a miscarriage or stillbirth</a>.',
    next: "There is nothing to answer on this page.",
  },
  addEmail: {
    mother: "Add the email address {{mothers}}",
    father: "Add the email address {{others}}",
  },
} as const;
