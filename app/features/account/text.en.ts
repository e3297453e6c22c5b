/** The words of the profile, the to-do list, the calendar file and of deleting everything. */
export const en = {
  profile: {
    title: "Your profile",
    open: "Profile",
    intro: "Tell us your due date, and the pregnancy page shows in which months each part of it falls.",
    wanted: "Here you can tell us your due date.",
    inBrowser: "Without logging in, your due date stays in this browser for one hour.",
    logIn: {
      body: "Log in to keep it for longer, and to get reminders by e-mail.",
      link: "Log in",
    },
    questions: {
      dueDate: {
        label: "Due date",
        hint: "You find it in your maternity notes. To take it away, leave this empty.",
      },
      subscribed: {
        label: "Reminders",
        short: "Send me reminders by e-mail",
        hint: "One e-mail a week before each new part of pregnancy and of the first six months.",
      },
      email: {
        label: "E-mail address",
      },
    },
    errors: {
      dueDate: "Please enter a due date to receive reminders",
      format: "Please use the format yyyy-mm-dd",
      email: "Please enter an email address",
      emailFormat: "Please enter a valid email address",
      emailOften: "We have sent you several messages already. Please try again in an hour",
    },
    pending:
      "We have sent a message to {{email}}. Open it and follow its link: only then do we send reminders to this address.",
    save: "Save",
    saved: "Your changes have been saved.",
    savedForAnHour: "This browser keeps them for one hour.",
    unsaved: "This has not been saved. What you typed is still here.",
    tooMany: "This has not been saved: more is kept for you already than there is room for.",
    once: "Your browser did not say that this came from our page. Please look at it and press the button once more.",
    deleted: "Everything that we kept about you has been deleted.",
    more: "What is kept about you",
  },
  toDo: {
    title: "To-do list",
    open: "To-do list",
    intro:
      "Tick what you have done. Do things in the order that suits you, and leave out what is not for you.",
    inBrowser: "Without logging in, your ticks stay in this browser for one hour.",
    progress: "{{done}} of {{all}} tasks done",
    save: "Save",
    saved: "Saved",
    failed: "Sorry, we could not save that. Your ticks are still here. Press Save to try again.",
    print: "You can print this page: the list comes with all its boxes.",
    all: "The whole list, to print or to open by itself",
    stages: {
      weeks0to14: "Pregnancy, weeks 0 to 14",
      weeks15to30: "Pregnancy, weeks 15 to 30",
      week31toBirth: "Pregnancy, week 31 to birth",
      weeks1to6: "New baby, weeks 1 to 6",
      weeks6to13: "Baby, 6 weeks to 3 months",
      months3to6: "Baby, 3 to 6 months",
    },
    tasks: {
      "11": {
        label: "Choose a lead maternity carer",
        link: "How to choose a midwife or doctor",
      },
      "21": {
        label: "Find out what parental leave you can take",
        link: "About parental leave",
      },
      "22": {
        label: "Check what financial help you can get",
        link: "Go to the financial help checker",
      },
      "23": {
        label: "Set up a verified identity with RealMe",
        link: "About a verified identity",
      },
      "31": {
        label: "Have a car seat ready",
        link: "About car seats",
      },
      "32": {
        label: "Choose a Well Child <mi>Tamariki Ora</mi> provider",
        link: "Which providers there are",
      },
      "41": {
        label: "Register the birth",
        link: "Register your baby online",
      },
      "411": {
        label: "Apply for your baby's IRD number",
        link: "About the IRD number",
      },
      "412": {
        label: "Add your baby to Working for Families",
        link: "About Working for Families",
      },
      "413": {
        label: "If you get a benefit, tell Work and Income about your baby",
        link: "Who to tell",
      },
      "414": {
        label: "Order a birth certificate",
        link: "About the birth certificate",
      },
      "51": {
        label: "Check whether your financial help has changed",
        link: "What may change your financial help",
      },
      "61": {
        label: "If you get Working for Families, tell Inland Revenue when your income changes",
        link: "How to keep your payments right",
      },
      "62": {
        label: "Look into help with the cost of childcare",
        link: "About paying for childcare",
      },
    },
  },
  calendar: {
    title: "Your dates in your calendar",
    body: "You get a file that any calendar can open: when each part begins, and when classes, checks and immunisations are due. It has dates and no names. You need no account.",
    button: "Put these dates in my calendar",
    missing: "Please enter a due date",
    name: "Family dates",
    estimate: "Counted from the due date. The day itself may be earlier or later.",
    events: {
      weeks0to14: "Pregnancy, weeks 0 to 14: choose a lead maternity carer",
      whoopingCough: "Good time for the whooping cough immunisation in pregnancy",
      weeks15to30: "Pregnancy, weeks 15 to 30: leave, money and classes",
      antenatalBook: "Book an antenatal class",
      antenatalClass: "Antenatal classes: most people go about now",
      tellEmployer: "Tell your employer in writing about parental leave by now",
      week31toBirth: "Pregnancy, week 31 to birth: car seat and Well Child provider",
      dueDate: "Due date",
      weeks1to6: "New baby, weeks 1 to 6: register the birth",
      wellChild: "Well Child visits begin about now (4 to 6 weeks)",
      immunisations6weeks: "Immunisations at 6 weeks",
      weeks6to13: "Baby, 6 weeks to 3 months: has your financial help changed?",
      registerBirth: "The birth should be registered by now",
      immunisations3months: "Immunisations at 3 months",
      months3to6: "Baby, 3 to 6 months: work and childcare",
      immunisations5months: "Immunisations at 5 months",
    },
  },
  deletion: {
    title: "Delete everything about you",
    link: "Delete everything about me",
    body: "This deletes what this site keeps about you:",
    what: {
      dueDate: "your due date and your reminders",
      ticks: "your ticks in the to-do list",
      email: "your e-mail address",
      others: "what you have begun here and not sent yet",
      session: "your log-in here: you are logged out",
    },
    inBrowser: "What this browser keeps for you is taken away too.",
    final: "It cannot be brought back. What you have sent to an agency stays with that agency.",
    button: "Delete everything",
    back: "Keep it, and go back to your profile",
    failed: "Sorry, we could not delete it just now. Nothing has changed. Please try again in a few minutes.",
  },
};
