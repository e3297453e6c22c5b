/** Where the pages of this service stand; `app/routes.ts` names the module that answers at each. */
export const pages = {
  checker: "/financial-help/financial-help-checker",
  questions: "/financial-help/questions",
  results: "/financial-help/results",
} as const;
