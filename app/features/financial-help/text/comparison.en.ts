/** One household by the law of 2018 and by today's, for policy people. */
export const comparison = {
  title: "Your answers under both laws",
  lead: "What the household of your answers can get by the model of the law of March 2018, and by the rules that this site uses today. Nothing is kept.",
  unknown:
    "Where an answer is “I do not know”, each possible household is compared: “perhaps” stands where they differ, or where a rule of today was not found.",
  tooMany:
    "Too many answers are “I do not know” to compare every possible household. Please answer more of them.",
  caption: "Verdicts by both laws",
  columns: { payment: "Payment", base: "Law of 2018", current: "Today" },
  verdicts: { yes: "yes", no: "no", perhaps: "perhaps" },
  changes: "What has changed where they differ",
  back: 'Back to <a href="/api/reform">what has changed in the rules</a>',
};
