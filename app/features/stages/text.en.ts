/** The words of the home page and the stage pages. */
export const en = {
  home: {
    title: "A good start for you and your baby",
    intro:
      "What to expect, who can help and what you can get: from the first thought of a baby to the first day at school.",
    people: "A family on the hills, from grandmother to baby",
    select: "Where are you now?",
    choose: "Choose a stage",
    button: "Go",
    stages: "Six stages, one place",
    tools: "Get things done",
    task: {
      money: "Money you may get",
      register: "Register your baby",
      near: "Services near me",
      expect: "What to expect now",
    },
    tool: {
      checker: {
        title: "See what financial help you can get",
        body: "Answer some questions and find out which of 17 benefits and payments may be for you.",
      },
      registerBaby: {
        title: "Register your baby",
        body: "Tell us about the birth, and ask for an IRD number at the same time.",
      },
      servicesNearMe: {
        title: "Find services near you",
        body: "Antenatal classes, Well Child providers, early learning, schools and more.",
      },
      babyNames: {
        title: "Top baby names",
        body: "What parents in Aotearoa call their babies.",
      },
    },
    moreTools:
      'Also here: <a href="/financial-help/paid-parental-leave-checker">Paid Parental Leave</a>, <a href="/to-do">a to-do list and calendar</a>, <a href="/profile">reminders by e-mail</a>.',
    support: {
      title: "You do not have to do this alone",
      body: "Feeling low, grieving, or not safe at home? There are people who will listen, day and night.",
      link: "When you need support",
    },
  },
  stage: {
    description: "{{stage}}: what to expect, what to do and who can help, from the New Zealand Government.",
    sections: "On this page",
    backToTop: "Back to top",
    goToSection: "Go to section",
    openAll: "Open all cards",
    closeAll: "Close all cards",
    startWith: "Start with:",
    cards_one: "{{count}} card",
    cards_other: "{{count}} cards",
    readOn: "Read on",
    others: "The other stages",
    next: "Next:",
    previous: "Before that:",
    topics: "Topics",
    weeks: "{{first}} to {{last}} weeks before the due date",
    weeksOf: {
      title: "My weeks: see your own dates",
      label: "When is your baby due, or when was your baby born?",
      note: "The day stays in the address of this page and nowhere else.",
      due: "Due on this day",
      birth: "Born on this day",
      wrong:
        "We cannot count from that day. A due date is less than 10 months ahead. A birth date is not in the future, and at most 2 years ago.",
      known: { due: "My weeks: due on {{day}}.", birth: "My weeks: born on {{day}}." },
      passed: {
        due_one: "{{count}} week of pregnancy has passed.",
        due_other: "{{count}} weeks of pregnancy have passed.",
        birth_one: "Your baby is {{count}} week old.",
        birth_other: "Your baby is {{count}} weeks old.",
      },
      now: "Now",
      from: "from {{day}}",
    },
    filter: {
      label: "Show cards about",
      all: "All topics",
      button: "Show",
      shown: "Shown now:",
      clear: "Show all cards",
    },
  },
};
