/** The words of the home page and the stage pages. */
export const en = {
  home: {
    title: "A good start for you and your baby",
    intro:
      "What to expect, who can help and what you can get: from the first thought of a baby to the first day at school.",
    select: "Where are you now?",
    choose: "Choose a stage",
    button: "Go",
    stages: "Six stages, one place",
    tools: "Get things done",
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
        body: "Midwives, Well Child providers, early learning, schools and more.",
      },
      babyNames: {
        title: "Top baby names",
        body: "What parents in Aotearoa call their babies.",
      },
    },
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
    topics: "Topics",
    weeks: "{{first}} to {{last}} weeks before the due date",
    filter: {
      label: "Show cards about",
      all: "All topics",
      button: "Show",
      shown: "Shown now:",
      clear: "Show all cards",
    },
  },
};
