export const likelihood = {
  title: "Are you likely to get it?",
  review: {
    title: "Are you likely to get the Childcare Subsidy?",
    intro: "From your answers so far. Only Work and Income can decide.",
  },
  intro: "Three questions about your family tell you what is likely. Nothing is saved.",
  check: "Show what is likely",
  kinds: {
    likely: "You are likely to get the Childcare Subsidy.",
    unclear: "We cannot tell. You may get the Childcare Subsidy, so it is worth applying.",
    unlikely: "From what you told us you are probably not eligible for the Childcare Subsidy.",
  },
  assumed: "This holds if the other conditions on this page are met, too.",
  hours: {
    one: "It is paid for up to <b>{{most}} hours a week</b> for each child.",
    less: "More, up to {{mostWithReason}} hours, is paid for when you work, study, train, do activities for Work and Income or cannot care for the child for medical reasons.",
    lessOfBoth:
      "More, up to {{mostWithReason}} hours, is paid for when you and your partner work, study, train, do activities for Work and Income or cannot care for the child for medical reasons.",
    depends:
      "It is paid for up to <b>{{least}} hours a week</b> for each child, or up to <b>{{most}} hours</b> if Work and Income finds that neither of you can care for the child in that time.",
    twenty: "Not for the same hours that 20 Hours ECE pays for.",
  },
  income: {
    below_one:
      "Your family’s income of about {{income}} a week before tax is below {{limit}}, the limit for 1 child.",
    below_other:
      "Your family’s income of about {{income}} a week before tax is below {{limit}}, the limit for {{count}} children.",
    above_one:
      "Your family’s income of about {{income}} a week before tax is not below {{limit}}, the limit for 1 child.",
    above_other:
      "Your family’s income of about {{income}} a week before tax is not below {{limit}}, the limit for {{count}} children.",
  },
  why: "Why? The conditions one by one",
  status: { met: "Met:", "not-met": "Not met:", "not-known": "Not known:" },
  law: "Law",
  limits: {
    title: "Income limits",
    caption: "Income of the whole family a week, before tax, from which nothing is paid",
    children: "Dependent children",
    income: "A week",
    more: "3 or more",
    unknown: "We do not know the limits at the moment.",
    hours:
      "Hours, in force since {{date}}: at least 3 a week, up to {{most}}, or up to {{mostWithReason}} with work, study, training, an approved activity, illness or disability.",
  },
  unavailable:
    "We cannot work out at the moment whether you are likely to get it. You can still apply: Work and Income decides.",
  once: "Please press the button once more: your browser did not say where the form came from.",
  questions: {
    "likelihood.children": {
      label: "How many dependent children do you have?",
      short: "Dependent children",
      options: { "1": "1", "2": "2", "3": "3 or more" },
    },
    "likelihood.income": {
      label: "What is your family’s income before tax?",
      short: "Family income",
      hint: "Yours and your partner’s together, benefits included.",
    },
    "likelihood.reason": {
      label:
        "Do you work, study, train, do activities for Work and Income, or are you ill or disabled? If you have a partner: both of you?",
      short: "Work, study, activities or illness",
      options: { true: "Yes", false: "No" },
    },
  },
};
