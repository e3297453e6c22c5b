/**
 * A mail may be read over a shoulder: the subject does not mention a pregnancy. The tasks use the same words as the to-do list
 * (app/features/account).
 */
export const en = {
  subject: "A reminder from Tīmata",
  greeting: "<mi>Kia ora</mi>,",
  begins: (part: string): string =>
    `In about a week the next part of the guide is for you: ${part}. This is worth doing in that time:`,
  /** Name and tasks of each phase (facts section 3.2). */
  phases: {
    1: { part: "Pregnancy, weeks 0 to 14", tasks: ["Choose a lead maternity carer"] },
    2: {
      part: "Pregnancy, weeks 15 to 30",
      tasks: [
        "Find out what parental leave you can take",
        "Check what financial help you can get",
        "Set up a verified identity with RealMe",
      ],
    },
    3: {
      part: "Pregnancy, week 31 to birth",
      tasks: ["Have a car seat ready", "Choose a Well Child <mi>Tamariki Ora</mi> provider"],
    },
    4: {
      part: "New baby, weeks 1 to 6",
      tasks: [
        "Register the birth",
        "Apply for your baby's IRD number",
        "Add your baby to Working for Families",
        "If you get a benefit, tell Work and Income about your baby",
        "Order a birth certificate",
      ],
    },
    5: {
      part: "Baby, 6 weeks to 3 months",
      tasks: ["Check whether your financial help has changed"],
    },
    6: {
      part: "Baby, 3 to 6 months",
      tasks: [
        "If you get Working for Families, tell Inland Revenue when your income changes",
        "Look into help with the cost of childcare",
      ],
    },
  },
  open: "Open this part of the guide",
  inThisLanguage: "Read this part of the guide in English",
  why: "You get this because you asked Tīmata for reminders.",
  stop: "Stop the reminders",
  noLonger: "If this does not apply to you any more, you can stop everything. You need not say why.",
  stopEverything: "Stop everything",
};
