export const pages = {
  checker: "/financial-help/financial-help-checker",
  questions: "/financial-help/questions",
  results: "/financial-help/results",
  code: "/financial-help/results/code",
  whatIf: "/financial-help/results/what-if",
  year: "/financial-help/results/year",
} as const;
