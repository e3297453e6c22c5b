export const supervisorText = {
  service: "Childcare Subsidy: supervisor",
  subsidy: "Childcare Subsidy",
  notices: { saved: "Your answers are saved." },
  keeping: {
    anonymous:
      "What you type is saved every time you go on. Until you send it, the link in our email brings you back to it.",
  },
  unavailable: {
    heading: "This form is not available right now",
    before: "Sorry! This form is currently unavailable. Please ",
    link: "try again",
    after: " in a few minutes.",
    kept: "What you typed is kept.",
  },
  asked: {
    lead: "A family that uses {{name}} is applying for the Childcare Subsidy. Please tell us about their enrolment with you.",
    seen: "We show you the children’s names and birth dates and what their family told us about their hours with you, and nothing else.",
    details: "Details of your service",
    number: "Number",
    twenty: "20 Hours ECE",
    offered: "Offered",
    notOffered: "Not offered",
    wrong:
      'You cannot change these details here. If they are wrong, please tell the <a href="https://www.education.govt.nz/contact-us">Ministry of Education</a>, which keeps the list of early learning services.',
    family: "The family told us: {{hours}} hours of 20 Hours ECE a week with you, from {{start}}.",
    familyNone: "The family told us: no 20 Hours ECE with you.",
  },
  send: "Send",
  gone: {
    short: "No longer available",
    title: "This Childcare Subsidy application is no longer available.",
    why: "Perhaps the form was sent already, the family is changing their application, or the link is older than 30 days. It may also be that the link was not copied completely.",
    hope: "If we still need something from you, we will write to you again. In the same browser you can open the link in our latest email once more.",
    code: "I have a code from the family",
  },
  changed: {
    short: "The application has changed",
    title: "The application has changed since you opened this page",
    body: "The family has changed their application, so what you sent was not accepted. This link no longer works.",
    hope: "If they still need something from you, we will write to you again. What you had saved before will be there.",
  },
  tooMany: {
    title: "Please wait a while",
    body: "There were too many tries for this application. Please try again in an hour, or open the link in our email.",
  },
  troubled: {
    short: "A problem with your service’s details",
    title: "There was a problem with retrieving the details of your service",
    body: 'Please try again later. If it happens again, <a href="/contact">contact us</a>.',
    link: "Try again",
  },
  problem: "There was a problem submitting this application.",
  problemBody: "Nothing was sent. Everything you typed is saved. Please try again in a few minutes.",
  submitted: {
    title: "Thank you, we have your part",
    approved: "We told the family by email that you have filled in your part.",
    NOT_REGISTERED: "We told the family by email that your service is not approved, or has no client number.",
    NOT_ALL_CHILDREN_ATTEND:
      "We told the family by email that a child is not enrolled with you, and asked them to enrol the child or to change their application.",
    receipt: "A receipt is on its way to the address that the link was sent to.",
    ended:
      "The link no longer works. If the family changes what they told us about their enrolment, we will write to you again. You can close this page.",
  },
  code: {
    title: "Fill in your part with a code",
    lead: "A family that applies for the Childcare Subsidy can show you a code on their phone. Enter it here with the birth date of their child.",
    birthDate: {
      label: "Birth date of the child, or of one of the children",
      hint: "For example, 3 11 2022",
    },
    wrong:
      "This code and birth date do not open a form. Please check both. A code works until you have sent your part, and for 30 days at most.",
  },
  checks: {
    beforeHomeCare: "Date cannot be before {{date}} , please check your answer.",
    beforeCare: "Date cannot be before care start date, please check your answer.",
  },
};
