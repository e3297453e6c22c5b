/** The questions of the checker, by their name in the specification. */
export const questions = {
  "applicant.isNZResident": {
    label: "Are you a New Zealand citizen or resident?",
    short: "Citizen or resident",
    hint: "Choose yes if you hold a resident visa or a permanent resident visa. People of Niue, Tokelau and the Cook Islands are New Zealand citizens.",
  },
  "applicant.normallyLivesInNZ": {
    label: "Do you normally live in New Zealand?",
    short: "Normally live in New Zealand",
    hint: "Choose yes if this is your home, even if you are away for a short time.",
  },
  "applicant.age": {
    label: "How old are you?",
    short: "Your age",
    hint: "In years, for example 27",
  },
  "applicant.hasSeriousDisability": {
    label: "Do you have a permanent and severe health condition, injury or disability?",
    short: "Your health condition or disability",
    help: {
      title: "What permanent and severe mean",
      body: "<b>Permanent</b> means it is likely to last more than 2 years. <b>Severe</b> means it affects how well you can do work of 15 hours or more a week.",
    },
  },
  "applicant.relationshipStatus": {
    label: "Do you have a partner?",
    short: "Partner",
    hint: "A partner is someone you are married to, in a civil union with, or in a relationship like marriage with.",
    options: { notsingle: "Yes", single: "No" },
  },
  "applicant.isInadequatelySupportedByPartner": {
    label: "Do you live apart from your partner, or get no money from them to live on?",
    short: "Living apart or without your partner’s money",
  },
  "applicant.gaveBirthToThisChild": {
    label: "Are you expecting a baby, or planning to adopt a child?",
    short: "Expecting or planning to adopt",
  },
  "applicant.meetsPaidParentalLeaveEmployedRequirements": {
    label:
      "Will you have worked at least 10 hours a week, on average, for 26 of the 52 weeks before the due date?",
    short: "Work before the due date",
    hint: "If you are adopting, use the day the child comes into your care in place of the due date.",
    help: {
      title: "How to count your work",
      body: "Choose any 26 weeks of that year, they need not be in a row. Add the hours of all your jobs and of work for yourself, then divide by 26.",
    },
    options: { true: "Yes", false: "No", unknown: "I do not know" },
  },
  "applicant.isStoppingWorkToCareForChild": {
    label: "Will you take leave or stop working to care for this child?",
    short: "Leave to care for the child",
    hint: "Choose yes if you will take leave from all your jobs, or have already done so.",
  },
  "applicant.numberOfChildren": {
    label: "How many dependent children do you care for?",
    short: "Number of children",
    hint: "Do not count a baby who is not born yet. Choose 0 if you have no children in your care.",
    help: {
      title: "What a dependent child is",
      body: "A child or young person aged 18 and under who lives with you and relies on you for money. It can be your own child, a stepchild, <mi>whāngai</mi>, a grandchild or another child you look after.",
    },
  },
  "applicant.needsDomesticSupport": {
    label: "Are there twins, triplets or more among your children?",
    short: "Twins, triplets or more",
  },
  "children.ages": {
    label: "How old are your children?",
    short: "Children’s ages",
    hint: "Choose every age group that one of your children is in.",
    options: {
      "0": "Under 1",
      "4": "1 to 4",
      "13": "5 to 13",
      "15": "14 to 15",
      "18": "16 to 18",
    },
  },
  "children.youngestDateOfBirth": {
    label: "When was your youngest child born?",
    short: "Youngest child’s date of birth",
    hint: "You do not have to answer this. Some payments end when a child turns 3, or depend on when the child was born.",
  },
  "children.financiallyIndependant": {
    label: "Is your oldest child financially independent?",
    short: "Oldest child financially independent",
    help: {
      title: "What financially independent means",
      body: "Your child works more than 30 hours a week on average, or gets a benefit or a student allowance.",
    },
  },
  "child.hasSeriousDisability": {
    label: "Do any of your children have a serious disability?",
    short: "Child with a serious disability",
    hint: "Count a serious health condition too, of body or of mind.",
  },
  "child.requiresConstantCareAndAttention": {
    label: "Does that child need constant care and attention?",
    short: "Child needing constant care",
    help: {
      title: "What constant care means",
      body: "The child needs much more care than other children of the same age, and is likely to need it for more than 12 months.",
    },
    options: { true: "Yes", false: "No", unknown: "I do not know" },
  },
  "child.constantCareUnderSix": {
    label: "Is the child who needs constant care under 6?",
    short: "That child is under 6",
  },
  "child.attendsECE": {
    label: "Do any of your children go to an approved early childhood programme?",
    short: "Early childhood programme",
    help: {
      title: "Which programmes count",
      body: "Most kindergartens, childcare centres, playcentres, <mi>kōhanga reo</mi>, Pacific language nests and home-based services are approved. If you are not sure, ask the service.",
    },
  },
  "child.weeklyECEHours": {
    label: "Does that child go for 3 hours a week or more?",
    short: "3 hours a week or more there",
  },
  "applicant.isPrincipalCarer": {
    label: "Are you the main carer of all these children?",
    short: "Main carer of all the children",
    help: {
      title: "What a main carer is",
      body: "The person who looks after the children most from day to day. If you and your partner share the care in one home, choose yes.",
    },
  },
  "applicant.allChildrenInTheirFullTimeCare": {
    label: "Are all these children in your full-time care?",
    short: "All children in your full-time care",
    help: {
      title: "What full-time care means",
      body: "The children live with you all the time. If they also live part of the time with someone in another home, choose no.",
    },
  },
  "applicant.isPrincipalCarerForProportion": {
    label: "Are the children with you for more than 5 days every fortnight?",
    short: "More than 5 days a fortnight with you",
  },
  "applicant.isParent": {
    label: "Are you the birth, adoptive or step-parent of all these children?",
    short: "Parent of all the children",
  },
  "applicant.isPrincipalCarerForOneYearFromApplicationDate": {
    label: "Will you keep caring for the children who are not yours for more than 12 months from now?",
    short: "Caring for more than 12 months",
    options: { true: "Yes", false: "No", unknown: "I do not know" },
  },
  "children.birthParents": {
    label: "Why can their birth parents not care for them?",
    short: "Why the birth parents cannot care",
    hint: "Choose all that apply. If the children have different parents, answer for all of them.",
    help: {
      title: "Why we ask this",
      body: "There are two payments for people who care for someone else’s child. Which one fits depends on what has happened to the parents.",
    },
    options: {
      "family-breakdown": "The family has broken down",
      "not-found": "They cannot be found",
      "in-prison": "They are in prison",
      died: "They have died",
      other: "Another reason",
    },
  },
  "applicant.workOrStudy": {
    label: "Do you work or study?",
    short: "Work or study",
    hint: "Count paid work for someone else and work for yourself.",
    options: { work: "I work", study: "I study", both: "I work and study", neither: "Neither" },
  },
  "applicant.isStudyingFullTime": {
    label: "Do you study full-time?",
    short: "Full-time study",
    help: {
      title: "What full-time study is",
      body: "Each course is counted as full-time or part-time. Your school, polytechnic, wānanga or university can tell you which yours is.",
    },
  },
  "applicant.employmentStatus": {
    label: "Do you work full-time?",
    short: "Full-time work",
    hint: "Full-time is about 30 hours a week or more.",
    options: { "full-time": "Yes", notfulltime: "No" },
  },
  "applicant.worksWeeklyHours": {
    label: "How many hours do you work each week?",
    short: "Your hours of work each week",
    hint: "Count all your jobs. If your hours change, give an average as a whole number.",
  },
  "applicant.doesPartnerWork": {
    label: "Does your partner work?",
    short: "Your partner works",
  },
  "partner.worksWeeklyHours": {
    label: "How many hours does your partner work each week?",
    short: "Your partner’s hours of work each week",
    hint: "Count all their jobs. If their hours change, give an average as a whole number.",
  },
  "income.applicant": {
    label: "What is your income before tax?",
    short: "Your income",
    hint: "In dollars. Enter 0 if you have no income.",
    help: {
      title: "What counts as income",
      body: "Count wages, salary, money from your own business, benefits and pensions, rent and board you are paid, interest, and child support you get. Leave out your partner’s income.",
    },
  },
  "income.spouse": {
    label: "What is your partner’s income before tax?",
    short: "Your partner’s income",
    hint: "In dollars. Enter 0 if they have no income.",
    help: {
      title: "What counts as their income",
      body: "Count the same kinds of money as for yourself: wages, salary, business income, benefits, pensions, rent, interest and child support.",
    },
  },
  "applicant.receivesIncomeTestedBenefit": {
    label: "Do you get an income-tested payment from Work and Income now?",
    short: "Income-tested payment now",
    help: {
      title: "Which payments count",
      body: "Emergency Benefit, Jobseeker Support, Sole Parent Support, Supported Living Payment, Young Parent Payment and Youth Payment.",
    },
  },
  "applicant.holdsCommunityServicesCard": {
    label: "Do you have a Community Services Card?",
    short: "Community Services Card",
    help: {
      title: "What the card is",
      body: "A card from Work and Income that makes doctor’s visits, medicines and some other costs cheaper. Your name is on it.",
    },
  },
  "applicant.hasAccommodationCosts": {
    label: "Do you pay for the place you live in?",
    short: "Paying for your home",
    hint: "Rent, board, or the costs of a home you own",
    help: {
      title: "Costs of a home you own",
      body: "Count mortgage payments, rates, house insurance and body corporate fees. Leave out power, phone and food.",
    },
  },
  "applicant.hasSocialHousing": {
    label: "Do you rent from a social housing provider?",
    short: "Social housing",
    help: {
      title: "What a social housing provider is",
      body: "<mi>Kāinga Ora</mi>, or a registered community housing provider that sets your rent by your income.",
    },
  },
  "applicant.postCode": {
    label: "What is the postcode of your home?",
    short: "Your postcode",
    hint: "4 digits, for example 6011",
    help: {
      title: "Why we ask this",
      body: "The Accommodation Supplement depends on the area you live in. We use your postcode only to find that area.",
    },
  },
};
