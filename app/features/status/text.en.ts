/** What works at the moment, for people. */
export const en = {
  title: "What is working",
  allWell: "As far as we know, everything is working.",
  someDown: "Something is not working. What you have saved is not lost.",
  unknown: "We cannot tell at the moment what is working. Please try again in a few minutes.",
  checked: "We last walked through the site ourselves on {{moment}}.",
  walkFailed: "When we walked through the site ourselves on {{moment}}, a page did not answer as it should.",
  works: "working",
  down: "not working since {{moment}}",
  parts: {
    guide: "Guide and search",
    saving: "Saving a form that you fill in",
    login: "Logging in",
    help: "Financial help checker",
    births: "Sending a birth registration",
    tax: "Tax account (myIR)",
    childcare: "Sending a Childcare Subsidy application",
    services: "Services near me",
    mails: "E-mails and reminders",
  },
  help: 'If you need something now, see <a href="/contact">how to contact us</a> or <a href="/support">who can help</a>.',
};
