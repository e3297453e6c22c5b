export const pages = {
  checker: "/financial-help/paid-parental-leave-checker",
  dates: "/financial-help/paid-parental-leave-checker/dates",
  calendar: "/financial-help/paid-parental-leave-checker/dates.ics",
} as const;
