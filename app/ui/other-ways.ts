const ways = {
  "register-my-baby": "registerBaby",
  "paid-parental-leave-checker": "paidParentalLeave",
  "childcare-subsidy-application": "childcareSubsidy",
  "services-near-me": "servicesNearMe",
  "baby-names": "babyNames",
  "financial-help": "financialHelp",
  login: "logIn",
} as const;

type Way = (typeof ways)[keyof typeof ways] | "search";

/** The words that say how to get the help of a service elsewhere, by the name that outages give the service. */
export const otherWay = (service: string): Way => ways[service as keyof typeof ways] ?? "search";
