export const servicesPage = {
  addEmail: {
    mother: "Add the email address {{mothers}}",
    father: "Add the email address {{others}}",
  },
} as const;
