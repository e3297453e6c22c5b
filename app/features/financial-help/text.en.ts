/** The words of the financial help checker. Texts the specification quotes keep its exact wording. */

const landing = {
  title: "Find out what financial help you can get",
  headingMi: "Kitea te āwhina pūtea mōu",
  lead: "Answer some questions about you and your whānau. We will show which government benefits and payments may be for you, and why.",
  start: "Get started",
  who: {
    title: "Who it is for",
    body: "Anyone in Aotearoa who is caring for children, expecting a baby, or planning to adopt. You can also use it if you have no children.",
  },
  know: {
    title: "Before you start",
    time: "It takes 5 to 8 minutes.",
    privacy: "We do not ask for your name, and we do not save your answers.",
    amounts: "We show the most you could get. What you get may be less.",
    indication: "The results are only an indication. Using this tool is not an application.",
    prepare: "It helps to know your income before tax, and your partner’s if you have one.",
  },
  covers: {
    title: "Benefits and payments we check",
    intro: "We check these {{number}} benefits and payments:",
    paidParentalLeave:
      "We check Paid Parental Leave as well. We show it when your answers say you can probably get it.",
  },
};

const urgentHelp = {
  title: "If you need help urgently",
  intro: "You do not need to finish these questions first. These services are free.",
  contacts: {
    emergency:
      'If someone is in danger or badly hurt, call <a href="tel:111">111</a> now and ask for Police, Fire or Ambulance.',
    workAndIncome:
      'If you have no money for food, rent or power, call Work and Income on <a href="tel:0800559009">0800 559 009</a>. Ask about the Emergency Benefit and other urgent help.',
    foodbank: 'For food today, <a href="https://www.foodbank.co.nz/">find a foodbank near you</a>.',
    advice:
      'To talk over your rights and choices, call the Citizens Advice Bureau on <a href="tel:0800367222">0800 367 222</a>, or <a href="https://www.cab.org.nz/find-a-cab/">find your nearest bureau</a>.',
    violence:
      'If someone at home makes you feel unsafe, call Women’s Refuge on <a href="tel:0800733843">0800 733 843</a>, day or night.',
    talk: 'If you need to talk, call or text <a href="tel:1737">1737</a> to reach a trained counsellor, day or night.',
    health:
      'If you are worried about your health or your child’s, call Healthline on <a href="tel:0800611116">0800 611 116</a>, day or night.',
  },
};

const sections = {
  background: { heading: "Background", headingMi: "Tō tipuranga mai" },
  children: { heading: "Children", headingMi: "Ko āu tamariki" },
  relationship: { heading: "Relationship to the children", headingMi: "Tō hononga ki āu tamariki" },
  work: { heading: "Work and study", headingMi: "Mahi/Ako" },
  income: { heading: "Income", headingMi: "Whiwhinga Moni" },
  accommodation: { heading: "Accommodation", headingMi: "Wāhi Noho" },
};

const questions = {
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

const questionnaire = {
  title: "Questions",
  headingMi: "Ngā pātai",
  intro: "Answer as things are for you today. Some questions appear only after certain answers.",
  privacy: "We do not save your answers. When you are done, you can clear them.",
  submit: "Submit my answers",
  clear: "Clear my answers",
  urgent: "Need help right now?",
  nonResident: {
    title: "You are probably not eligible",
    body: 'These benefits and payments are for New Zealand citizens and residents. If you are a refugee or a protected person, or you are in hardship, call Work and Income on <a href="tel:0800559009">0800 559 009</a> and ask what they can do.',
    back: "Return to Financial help",
  },
  unavailable: {
    before:
      "Sorry! The financial help tool is currently unavailable. Right now we're working on getting back online as soon as possible. Thank you for your patience - please ",
    link: "try again",
    after: " shortly.",
    kept: "Everything you typed is still here.",
  },
};

const results = {
  title: "Results",
  headingMi: "Ngā otinga",
  groups: {
    probably: "You're probably eligible for",
    possibly: "You're possibly eligible for",
    probablyNot: "You're probably not eligible for",
  },
  disclaimer:
    "These results are only an indication, based on what you told us. Using this tool is not an application. The agency that pays makes the decision when you apply.",
  change: "Change my answers",
  clear: "Clear my answers",
  cleared: "Your answers have been cleared.",
  print: "You can print this page and take it with you.",
  asAt: "as at {{date}}",
  answersTitle: "Your answers",
  empty: {
    title: "It looks like you haven't answered any questions yet...",
    body: "To protect your privacy we do not save answers. They are gone once you clear them, close the browser or leave them for a while.",
    button: "Answer questions",
  },
  notEligible: {
    title: "It doesn't look like you're eligible...",
    body: "From what you told us, none of the benefits and payments we check fits you at the moment. There may still be help for you.",
  },
  otherHelp: {
    title: "Other benefits and payments",
    body: 'This tool covers only 17 benefits and payments. There are more. Work and Income’s own tool, <a href="https://check.msd.govt.nz/">Check what you might get</a>, looks at other kinds of help.',
  },
  possibly: {
    unknown: "This depends on a question you could not answer: {{question}}",
    find: "When you know, change your answer and look at the results again.",
    areaFailed:
      "This depends on the area you live in. We could not look up your postcode {{postcode}} just now.",
    areaNotFound: "This depends on the area you live in. We could not find the postcode {{postcode}}.",
    again: "Try again",
    changePostcode: "Change your postcode",
  },
  why: {
    summary: "Why?",
    summaryFor: "Why? {{benefit}}",
    any: "At least one of these:",
    all: "All of these:",
    met: "You meet this",
    notMet: "You do not meet this",
    notKnown: "We do not know yet",
    yourAnswer: "Your answer",
    yourAnswers: "Your answers",
    notAsked: "Not asked",
    law: "Law",
    inForceFrom: "in force from {{date}}",
    assumed: "We assume this for everyone.",
  },
  amount: {
    title: "The most you could get",
    descriptions: {
      "up to": "up to",
      "for each child up to": "for each child, up to",
      "for each child": "for each child",
    },
    frequencies: {
      "per week": "per week",
      "per hour": "per hour",
      "per year": "per year",
    },
    line: "{{description}} {{value}} {{frequency}}",
    none: "This is a card or a service. No money is paid to you.",
    unknown: "We have no amount for this payment.",
    sample:
      "The amounts and income limits here are sample figures from March 2018. Today’s figures are different.",
  },
  apply: {
    title: "How to apply",
    online: "Apply online with Work and Income",
    form: "Fill in the application form",
    workAndIncome: 'Call Work and Income on <a href="tel:0800559009">0800 559 009</a> to apply',
    inlandRevenue: "Apply with Inland Revenue",
    inlandRevenueCall: 'You can also call Inland Revenue on <a href="tel:0800227773">0800 227 773</a>.',
    studyLink: "Apply online with StudyLink",
    studyLinkCall: 'You can also call StudyLink on <a href="tel:0800889900">0800 88 99 00</a>.',
    appointment: "You need an appointment with Work and Income.",
    medicalCertificate: "You need a medical certificate from your doctor or nurse practitioner.",
    more: "More about {{benefit}}",
  },
  papers: {
    title: "Papers to bring",
    intro: "This list covers everything you are probably eligible for. You may be asked for more.",
    items: {
      identification: "Identification, such as a passport, birth certificate or driver licence",
      proofOfAddress: "Something that shows your address, such as a power bill",
      bankAccount: "Your bank account number, on a statement or deposit slip",
      incomeProof: "Proof of your income, and your partner’s, such as payslips",
      birthCertificate: "Birth certificates of your children",
      medicalCertificate: "A medical certificate",
      housingProof: "Proof of what you pay for your home, such as a tenancy agreement or mortgage statement",
      irdNumber: "IRD numbers: yours, your partner’s and your children’s",
      careLetters: "Court orders or letters that show who cares for the children",
      eceEnrolment: "Enrolment details from the early childhood service",
      studyEnrolment: "Enrolment details from your place of study",
      employerDetails: "Details of your work and leave from your employer",
    },
  },
};

const benefits = {
  isAccommodationSupplement: {
    name: "Accommodation Supplement",
    description:
      "A weekly payment towards rent, board or the cost of a home you own. It is not for people in social housing.",
    papers: "identification,bankAccount,irdNumber,incomeProof,housingProof",
    how: "online",
  },
  isBestStart: {
    name: "Best Start",
    description:
      "A payment for families with a child under 3. In the first year your income does not matter.",
    papers: "irdNumber,bankAccount,birthCertificate",
    how: "inlandRevenue",
  },
  isChildCareSubsidy: {
    name: "Childcare Subsidy",
    description:
      "Helps with the cost of approved early childhood care. It is paid to the service your child goes to.",
    papers: "identification,incomeProof,birthCertificate,eceEnrolment",
    how: "online",
  },
  ChildDisabilityAllowance: {
    name: "Child Disability Allowance",
    description:
      "A payment to the main carer of a child who has a serious disability and needs constant care and attention.",
    papers: "identification,bankAccount,birthCertificate,medicalCertificate",
    how: "online",
  },
  isCommunityServicesCard: {
    name: "Community Services Card",
    description:
      "A card that makes doctor’s visits, medicines and some other costs cheaper for you and your whānau.",
    papers: "identification,incomeProof,proofOfAddress",
    how: "form",
  },
  isHomeHelp: {
    name: "Home Help",
    description:
      "Pays for someone to help around the home when more than one baby or child arrives at the same time.",
    papers: "identification,bankAccount,birthCertificate",
    how: "form",
  },
  isJobSeekerSupport: {
    name: "Job Seeker Support",
    description:
      "A weekly payment while you look for work, or while a health condition keeps you from working.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof",
    how: "online",
  },
  isOrphansBenefit: {
    name: "Orphans Benefit",
    description:
      "A payment to people who care for a child whose parents have died, cannot be found, or are too ill to care for them.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isSoleParentSupport: {
    name: "Sole Parent Support",
    description: "A weekly payment if you raise a child under 14 without a partner’s support.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isStudentAllowance: {
    name: "Student Allowance",
    description: "A weekly payment for full-time students. You do not have to pay it back.",
    papers: "identification,bankAccount,irdNumber,incomeProof,studyEnrolment",
    how: "studyLink",
  },
  isSupportedLivingPayment: {
    name: "Supported Living Payment",
    description:
      "A weekly payment if a permanent and severe condition keeps you from working much, or you care full-time for someone who needs it.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,medicalCertificate",
    how: "online",
  },
  isUnsupportedChildsBenefit: {
    name: "Unsupported Child's Benefit",
    description:
      "A payment to people who care for a child whose parents cannot do so because the family has broken down.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isWorkingForFamiliesFamilyTaxCredit: {
    name: "Working for Families Family Tax Credit",
    description: "A regular payment for families with children, whether you work, study or get a benefit.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesInWorkTaxCredit: {
    name: "Working for Families In-Work Tax Credit",
    description: "An extra payment for families in paid work who do not get an income-tested benefit.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesMinimumFamilyTaxCredit: {
    name: "Working for Families Minimum Family Tax Credit",
    description:
      "Tops up the pay of working families, so that their income after tax does not fall below a set amount.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isYoungParentPayment: {
    name: "Young Parent Payment",
    description: "A weekly payment for parents aged 16 to 19.",
    papers: "identification,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isPaidParentalLeave: {
    name: "Paid Parental Leave",
    description:
      "Payments for up to 26 weeks while you are off work to care for a new baby, or a child under 6 who has come into your care.",
    papers: "irdNumber,bankAccount,birthCertificate,employerDetails",
    how: "inlandRevenue",
  },
};

export const en = {
  service: "Financial help",
  landing,
  urgentHelp,
  sections,
  questions,
  questionnaire,
  results,
  benefits,
};
