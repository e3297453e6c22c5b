/** Services that an outage can close; app/routes.ts says which addresses belong to each. */
export const services = [
  "register-my-baby",
  "financial-help",
  "services-near-me",
  "baby-names",
  "search",
  "login",
  "childcare-subsidy-application",
  "paid-parental-leave-checker",
];
