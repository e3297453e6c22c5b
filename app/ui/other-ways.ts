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

/** @param service as outages name it */
export const otherWay = (service: string): Way => ways[service as keyof typeof ways] ?? "search";
