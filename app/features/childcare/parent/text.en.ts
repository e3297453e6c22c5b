export const applicationText = {
  service: "Childcare Subsidy",
  notices: {
    saved: "Your Childcare Subsidy application has been saved as a draft.",
  },
  unavailable: {
    heading: "The Childcare Subsidy application is not available right now",
    before: "Sorry! The Childcare Subsidy application is currently unavailable. Please ",
    link: "try again",
    after: " in a few minutes.",
    kept: "What you typed is kept.",
  },
};
