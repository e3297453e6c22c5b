/**
 * The words of the Paid Parental Leave checker. Title, lead and first question are those of the specification, word for word. What
 * stands between double braces is a number of `limits.ts`.
 */

const count =
  "Choose the {{weeksWorked}} weeks with the most work; they need not be in a row. Add the hours of all jobs and of work for oneself, then divide by {{weeksWorked}}.";

const questions = {
  situation: {
    question: "What is your current situation?",
    moreInfo: {
      title: "Who is the primary carer?",
      text: "The one with the main responsibility for the child’s day-to-day care. For a baby it is the person giving birth, unless they transfer the payments to their spouse or partner. It can also be somebody else who takes on a child under {{ageInCare}} for good.",
    },
    answers: {
      "giving-birth": "I am giving birth, and I will take Paid Parental Leave",
      transferring:
        "I am giving birth, and I want to transfer Paid Parental Leave to my partner, who will be the primary carer",
      "taking-responsibility": "I am adopting, or taking responsibility for, a child under {{ageInCare}}",
      "baby-under-1": "I already have a baby under {{ageToApply}}, and I want Paid Parental Leave",
      none: "None of these",
    },
  },
  worked: {
    heading: "Your work",
    question:
      "Will you have worked an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before your due date?",
    moreInfo: { title: "How to count the hours", text: count },
  },
  stopping: {
    heading: "Your leave",
    question: "Will you stop working, or take leave from all your jobs, to care for your baby?",
    moreInfo: {
      title: "What counts as stopping",
      text: "While you get the payments you do no paid work, for an employer or for yourself. You may be on parental leave, or have left your job. A few hours to keep in touch with work are allowed: ask Inland Revenue.",
    },
  },
  recent: {
    heading: "Earlier payments",
    question: "Have you had parental leave payments for another child in the last {{weeksBetween}} weeks?",
  },
  workedToTransfer: {
    heading: "Your work",
    question:
      "Will you have worked an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before your due date?",
    moreInfo: {
      title: "Why we ask about your own work",
      text: `You can transfer only what you could get yourself. ${count}`,
    },
  },
  partner: {
    heading: "Your partner",
    question: "Is the one taking over your spouse or partner, and will they be your baby’s primary carer?",
  },
  partnerWorked: {
    heading: "Your partner’s work",
    question:
      "Will your partner have worked an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before your due date?",
    moreInfo: { title: "How to count the hours", text: count },
  },
  partnerStopping: {
    heading: "Your partner’s leave",
    question: "Will your partner stop working, or take leave from all their jobs, to care for your baby?",
    moreInfo: {
      title: "What counts as stopping",
      text: "While they get the payments they do no paid work, for an employer or for themselves. They may be on parental leave, or have left their job.",
    },
  },
  partnerRecent: {
    heading: "Earlier payments",
    question:
      "Has your partner had parental leave payments for another child in the last {{weeksBetween}} weeks?",
  },
  permanent: {
    heading: "The child’s care",
    question:
      "Will the child be in your care for good: by adoption, as whāngai, with you as a permanent guardian, or in foster-for-life care?",
    moreInfo: {
      title: "What is temporary care?",
      text: "Foster care for a time and childcare are temporary. Full-time care that grandparents or others have taken on for good is not.",
    },
  },
  underAge: {
    heading: "The child’s age",
    question: "Will the child be under {{ageInCare}} on the day they come into your care?",
  },
  workedBeforeCare: {
    heading: "Your work",
    question:
      "Will you have worked an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before the day the child comes into your care?",
    moreInfo: { title: "How to count the hours", text: count },
  },
  stoppingForChild: {
    heading: "Your leave",
    question: "Will you stop working, or take leave from all your jobs, to care for the child?",
    moreInfo: {
      title: "What counts as stopping",
      text: "While you get the payments you do no paid work, for an employer or for yourself. You may be on parental leave, or have left your job. A few hours to keep in touch with work are allowed: ask Inland Revenue.",
    },
  },
  alreadyPaid: {
    heading: "Payments for this child",
    question: "Has anybody already had parental leave payments for this child?",
  },
  returned: {
    heading: "Back at work",
    question: "Have you gone back to work since the birth?",
  },
  workedBeforeBirth: {
    heading: "Your work",
    question:
      "Did you work an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before your due date?",
    moreInfo: { title: "How to count the hours", text: count },
  },
};

const you = "You can probably get Paid Parental Leave";
const nobody = "You probably cannot get Paid Parental Leave";

const outcomes = {
  own: {
    title: you,
    text: "From what you told us, you can probably get payments for up to <b>{{weeksOfPayments}} weeks</b> while you care for your baby.",
  },
  inCare: {
    title: you,
    text: "From what you told us, you can probably get payments for up to <b>{{weeksOfPayments}} weeks</b> while you care for the child.",
  },
  withBaby: {
    title: you,
    text: "From what you told us, you can probably get payments for up to <b>{{weeksOfPayments}} weeks</b> while you care for your baby. <b>Apply before you go back to work, and before your baby’s first birthday.</b>",
  },
  transfer: {
    title: "Your partner can probably get Paid Parental Leave",
    text: "From what you told us, your partner can probably get all of the up to <b>{{weeksOfPayments}} weeks</b> of payments, or what you leave of them.",
  },
  work: {
    title: nobody,
    text: "There are too few hours of work. The one who gets the payments needs an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before the due date, or before the day the child came into their care.",
  },
  leave: {
    title: nobody,
    text: "The payments are only for those who stop working, or take leave from all their jobs, to care for the child.",
  },
  recent: {
    title: nobody,
    text: "At least {{weeksBetween}} weeks must pass between two periods of parental leave payments.",
  },
  nothingToTransfer: {
    title: "Your partner probably cannot get Paid Parental Leave",
    text: "Only payments that you could get yourself can be transferred. For them you need an average of at least {{hoursAWeek}} hours of work a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before your due date.",
  },
  partner: {
    title: "The payments probably cannot be transferred",
    text: "Payments can be transferred only to a spouse or partner who becomes the child’s primary carer.",
  },
  temporary: {
    title: nobody,
    text: "The payments are for those who take on a child’s care for good. Temporary care does not count.",
  },
  age: {
    title: nobody,
    text: "The payments are for a child who is under {{ageInCare}} on the day they come into care.",
  },
  already: {
    title: nobody,
    text: "The payments are made once for each child, and somebody has had them for this one. If they passed on a part of them, ask Inland Revenue about the rest.",
  },
  returned: {
    title: nobody,
    text: "The payments have to be applied for before going back to work.",
  },
  none: {
    title: nobody,
    text: "Paid Parental Leave is for those who give birth, for partners to whom they transfer it, and for those who take on a child under {{ageInCare}} for good.",
  },
};

const steps = {
  apply:
    'Apply to Inland Revenue, <a href="https://www.ird.govt.nz/paid-parental-leave">in myIR or with a form</a>. It is best to apply before your leave begins, and it has to be before you go back to work and before your baby is {{ageToApply}}.',
  applyInCare:
    'Apply to Inland Revenue, <a href="https://www.ird.govt.nz/paid-parental-leave">in myIR or with a form</a>: before you go back to work, and within a year of the day the child came into your care.',
  applySoon:
    'Apply to Inland Revenue now, <a href="https://www.ird.govt.nz/paid-parental-leave">in myIR or with a form</a>: before you go back to work, and before your baby is {{ageToApply}}.',
  applyBoth:
    'Both of you apply to Inland Revenue, <a href="https://www.ird.govt.nz/paid-parental-leave">in myIR or with a form</a>: you to transfer the payments, your partner to get them.',
  tellEmployer:
    'Tell your employer in writing, at least {{monthsOfNotice}} months before your due date, <a href="/stage/pregnancy#card2008">what leave you want</a>.',
  tellEmployers:
    'Each of you who takes leave tells their employer in writing, at least {{monthsOfNotice}} months before the due date, <a href="/stage/pregnancy#card2008">what leave they want</a>.',
  tellEmployerSoon:
    'Tell your employer in writing, as soon as you can, when the child will come into your care and <a href="https://www.employment.govt.nz/leave-and-holidays/parental-leave">what leave you want</a>.',
  onePaid: "Two carers cannot be paid for the same child at the same time.",
  help: 'For help, call Inland Revenue on <a href="tel:0800227773">0800 227 773</a>.',
  otherLeave:
    '<a href="/stage/pregnancy#card2008">Other leave from work</a> may still be possible, with your job kept for you.',
  otherHelp:
    'Other payments may be there for you: the <a href="/financial-help/financial-help-checker">financial help checker</a> looks at 17 of them.',
  ask: 'If you are not sure, ask Inland Revenue on <a href="tel:0800227773">0800 227 773</a>. They decide.',
};

const law = {
  threshold:
    "The work test: an average of at least {{hoursAWeek}} hours a week, in any {{weeksWorked}} of the {{weeksLookedAt}} weeks before",
  carer: "Who a primary carer is, and that a child who comes into care is under {{ageInCare}}",
  earlyStart: "Leave can begin up to {{weeksEarly}} weeks before the due date",
  notice: "The employer is told in writing at least {{monthsOfNotice}} months before the due date",
  entitlement: "Who gets the payments: somebody off work, and once for each child",
  transfer: "To whom payments can be transferred",
  between: "The time between payments for one child and for the next",
  application: "Until when the payments can be applied for",
  duration: "Payments for up to {{weeksOfPayments}} weeks",
};

const dates = {
  title: "Your key dates",
  headingMi: "Ō rā matua",
  offer:
    "When to tell your employer, when leave can begin and until when you can apply: counted from your due date.",
  link: "Work out your key dates",
  intro: "Enter your due date, and we count the days that matter for Paid Parental Leave.",
  privacy: "We keep the date in this browser only, for an hour.",
  show: "Show the dates",
  counted: "Counted from the due date {{date}}. If your baby comes earlier or later, some of them move.",
  once: "Your browser did not say that this page is ours. Please check, and press the button again.",
  calendar: "Put these dates in my calendar",
  calendarNote: "You get a file that any calendar can open. It has dates and no names.",
  note: "Counted from the due date. The day itself may be earlier or later.",
  back: "Back to the checker",
  days: {
    workCounts: "The {{weeksLookedAt}} weeks begin in which work counts",
    tellEmployer: "Last day to tell your employer in writing about parental leave",
    earliestStart: "From this day leave, and with it the payments, can begin",
    dueDate: "Due date",
    paymentsEnd: "{{weeksOfPayments}} weeks of payments have ended, if they began on the due date",
    applyBefore: "Apply for the payments before this day, and before you go back to work",
  },
};

export const en = {
  title: "See if you can get Paid Parental Leave",
  headingMi: "Tirohia mēnā ka whai wāhi koe ki te utu whakatā tiaki pēpi",
  lead: "Check your eligibility to make up for lost income when you have a new baby.",
  short: "Paid Parental Leave",
  likely: "Result: probably yes",
  unlikely: "Result: probably not",
  progress: "Question {{number}} of up to {{most}}",
  know: {
    title: "Good to know",
    questions: "There are at most {{most}} questions.",
    privacy:
      "We do not ask who you are, and we keep none of your answers. They are in the address of this page, so that you can go back to them or share it.",
    indication: "This is only an indication. Using this tool is not an application: Inland Revenue decides.",
    more: 'Read more in the guide: <a href="/stage/pregnancy#card2009">paid parental leave</a> and <a href="/stage/pregnancy#card2008">taking parental leave</a>.',
  },
  answered: "Your answers",
  again: "Start again",
  next: "What to do next",
  instead: "What may help instead",
  amount: {
    text: "The payment is what the carer usually earns before tax, up to <b>{{dollars}}</b> a week.",
    unknown:
      "The payment is what the carer usually earns before tax, up to a limit that changes every 1 July.",
  },
  lawTitle: "The law behind this result",
  act: "Parental Leave and Employment Protection Act 1987",
  section: "section {{number}}",
  since: "since {{date}}",
  print: "You can print this page to take it with you.",
  questions,
  outcomes,
  steps,
  law,
  dates,
};
