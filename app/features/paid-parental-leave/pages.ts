/** Where the pages of this service stand; `app/routes.ts` names the module that answers at each. */
export const pages = {
  checker: "/financial-help/paid-parental-leave-checker",
  dates: "/financial-help/paid-parental-leave-checker/dates",
  calendar: "/financial-help/paid-parental-leave-checker/dates.ics",
} as const;
