export const eligibility = {
  title: "Can you apply here?",
  headingMi: "Ka taea e koe te tono ki konei?",
  intro: "Four short questions. Your answers to them are not saved.",
  yes: "Yes",
  no: "No",
  change: "Change",
  changeHint: "the answer to: {{question}}",
  back: "Back",
  next: "Next",
  answered: "Your answers",
  questions: {
    resident: "Are you a New Zealand citizen or permanent resident who means to stay in New Zealand?",
    mainCarer: "Are you the main carer of the child or children that you want the subsidy for?",
    childcare: "Does your child get at least 3 hours a week of childcare from an approved programme?",
    payments: "Do you get payments from Work and Income at the moment?",
  },
  hints: {
    childcare:
      "Most kindergartens, childcare centres, playcentres, <mi>kōhanga reo</mi> and home-based services are approved. If it starts soon, answer yes.",
    payments: "For example a benefit, Accommodation Supplement or Child Disability Allowance.",
  },
  unmet: {
    resident:
      "You need to be a permanent resident or citizen with the intention of remaining in New Zealand.",
    mainCarer: "You need to be the main carer of the child(ren) this subsidy covers.",
    childcare:
      "Your child needs to be receiving childcare from an approved programme for at least 3 hours per week to receive the Childcare Subsidy.",
    payments:
      'This application is only available to people who currently receive payments from Work and Income. You can still <a href="https://www.workandincome.govt.nz/products/a-z-benefits/childcare-subsidy.html">apply for the Childcare Subsidy on the site of Work and Income</a>.',
  },
  still: {
    title: "Still think you are eligible?",
    body: '<a href="https://www.workandincome.govt.nz/about-work-and-income/contact-us/">Contact Work and Income</a>, or call <a href="tel:0800559009">0800 559 009</a>.',
  },
  result: {
    title: "You can apply here",
    body: "From your answers you may get the Childcare Subsidy. This is an indication: Work and Income decides when it has your application.",
    next: "With Next your application begins. It is saved at every step and kept for 30 days after you last saved it.",
  },
  failed: "There was an error creating a new application.",
  failedHint: "Nothing was lost. Please try again in a few minutes.",
};
