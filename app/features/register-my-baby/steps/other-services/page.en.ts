export const servicesPage = {
  unreachable:
    "Whoever decides about Best Start must be able to reach the caregiver. Please give a phone number or an email address.",
  add: {
    email: {
      mother: "Add {{mothers}} email address",
      father: "Add {{others}} email address",
    },
    daytimePhone: {
      mother: "Add {{mothers}} phone number or email address",
      father: "Add {{others}} phone number or email address",
    },
  },
} as const;
