export const en = {
  since: "since {{date}}",
  was: "the amount from {{date}}; we do not know today’s",
  wasReviewed: "the amount from {{date}}; reviewed each {{review}}, and we do not know the new one",
  secondary: "not from an official source",
  unknown: "(an amount that we do not know)",
  inline: {
    was: "{{value}} (the amount from {{date}}; we do not know today’s)",
    secondary: "{{value}} (as reported, not official)",
  },
  weeks: "weeks",
  hours: "hours",
  perDollar: "of each dollar above",
  periods: { week: "a week", year: "a year", quarter: "a quarter", hour: "an hour", winter: "a winter" },
  taxes: { "before tax": "before tax", "after tax": "after tax", "not taxed": "not taxed" },
};
