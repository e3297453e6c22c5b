export const landing = {
  title: "Apply for the Childcare Subsidy",
  headingMi: "Tonoa te āwhina utu tiaki tamariki",
  lead: "The Childcare Subsidy helps to pay for early learning. Work and Income pays it straight to the service, so you pay less there.",
  logIn: "Log in to apply",
  logInHint: "You log in, so that your answers are kept safe and only you can open them.",
  start: "Start the application",
  goOn: "Go on with your application",
  sent: "Your last application was sent to Work and Income on {{day}}. You can begin another one, for another child for example.",
  kept: "Your application is kept until {{day}}, 30 days after you last saved it.",
  unknown:
    "We cannot tell at the moment whether you have begun an application. Please try again in a few minutes.",
  lapsed: {
    title: "Your application has lapsed",
    body: "It had not been changed for 30 days, so it lapsed and what it held was deleted. You can begin a new one.",
    on: "It had not been changed for 30 days, so it lapsed on {{day}} and what it held was deleted. You can begin a new one.",
  },
  who: {
    title: "Who this application is for",
    intro: "You can apply here if you:",
    payments: "get payments from Work and Income (the Ministry of Social Development) now",
    email: "have an email address that you can read",
    enrolled: "have enrolled a child at an early learning service",
    others:
      'You do not have to get a benefit to get the Childcare Subsidy. If you get no payments from Work and Income, <a href="https://www.workandincome.govt.nz/products/a-z-benefits/childcare-subsidy.html">apply on their site</a> or call <a href="tel:0800559009">0800 559 009</a>.',
  },
  eligible: {
    title: "Who can get it",
    intro: "You may get the Childcare Subsidy if:",
    resident: "you are a New Zealand citizen or permanent resident and mean to stay in New Zealand",
    carer: "you are the main carer of the child",
    childcare: "the child gets at least 3 hours a week of childcare from an approved programme",
    age: "the child is under 5 and not at school, is 5 and about to start school, or is under 6 and you get the Child Disability Allowance",
    income: "your family’s income is below the limit",
  },
  how: {
    title: "What happens",
    fill: "You answer questions about yourself, your work or study, your income and your children, and about your partner if you have one. Each step is saved.",
    supervisor: "Your early learning service gets an email with a link and fills in its part.",
    documents:
      "When every service has answered, you add photos or scans of your documents and send it all to Work and Income.",
    when: "Apply 3 to 4 weeks before your child starts: the subsidy is usually not paid for the time before you applied.",
  },
  ready: {
    title: "Have ready",
    client: "your client number of Work and Income, and your partner’s",
    ird: "your IRD number, and your partner’s",
    income: "your income before tax, with proof of wages for the last 52 weeks",
    service: "the name and email address of each early learning service",
  },
  more: { title: "Good to know" },
  accordions: {
    notEnrolled: {
      title: "My child is not enrolled yet",
      body: 'Enrol your child first, because the service has to fill in a part of the form. <a href="/services-near-me/early-education">Find an early learning service near you</a>. Ask there for a place, the fees and the day when your child can start.',
    },
    others: {
      title: "How this differs from other help with childcare costs",
      twentyHours:
        '<b>20 Hours ECE</b> pays for up to 20 hours a week for children aged 3 to 5, whatever you earn. Your service arranges it. The Childcare Subsidy can pay for more hours, but not for the same ones. <a href="/stage/preschooler">More about 20 Hours ECE</a>.',
      familyBoost:
        '<b>FamilyBoost</b> pays part of the fees back that you have paid yourself. You claim it from <a href="https://www.ird.govt.nz/familyboost">Inland Revenue</a> every three months, on top of the Childcare Subsidy.',
      oscar:
        '<b>The OSCAR Subsidy</b> is for care before and after school and in the holidays, for children aged 5 to 13. <a href="https://www.workandincome.govt.nz/products/a-z-benefits/oscar-subsidy.html">Apply to Work and Income</a> for it.',
    },
    several: {
      title: "I have more than one child",
      body: "You apply once for all of them: up to 16 children, each at up to 5 early learning services. Every service gets a link of its own and sees only the children that it looks after.",
    },
    wrong: {
      title: "What if something goes wrong?",
      body: 'If a service does not approve its part, we tell you by email and you can correct your application and send it again. If a page does not work, try again later: what you saved is still here. Work and Income can help you on <a href="tel:0800559009">0800 559 009</a>.',
    },
    saving: {
      title: "Saving, and when an application lapses",
      body: "Each step is saved when you press <b>Next</b>, and you can come back after you log in again. An application that you do not change for 30 days lapses: everything in it is deleted, and we send you an email before that. Once you have not done anything for 15 minutes you are logged out; 30 minutes after logging in you have to log in again. What you typed is kept for you.",
    },
    clientNumber: {
      title: "Where to find your client number",
      body: 'It has 9 digits and is on letters from Work and Income, on your Community Services Card and in MyMSD. If you cannot find it, call <a href="tel:0800559009">0800 559 009</a>.',
    },
    irdNumber: {
      title: "Where to find your IRD number",
      body: 'It has 8 or 9 digits and is on letters from Inland Revenue, on your payslips and in myIR. If you have none, <a href="https://www.ird.govt.nz/managing-my-tax/ird-numbers">ask Inland Revenue for one</a>, or call <a href="tel:0800227773">0800 227 773</a>.',
    },
  },
};
