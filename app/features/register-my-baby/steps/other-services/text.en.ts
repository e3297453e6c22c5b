import type { StepText } from "#app/wizard/step-text.ts";
import { registryErrors } from "../../registry/messages.en.ts";

export const otherServices = {
  title: "Services",
  heading: "Services for you and your baby",
  companion: "He ratonga mā kōrua ko tō pēpi",
  sections: {
    "best-start": "Best Start payments",
    caregiver: "The principal caregiver",
    care: "Care and household",
    payments: "The caregiver’s payments",
    agency: "Telling MSD about the birth",
    ird: "Your baby’s IRD number",
    "claim-declaration": "Declaration for Best Start",
  },
  notes: {
    "too-early":
      "Best Start is only paid for children who were born, or due to be born, on or after 1 July 2018. You can still apply for your baby’s IRD number below.",
    "other-caregiver":
      "Best Start cannot be applied for in this form when somebody other than a parent is the principal caregiver. Inland Revenue will call them instead. Please tell us who they are.",
    "unknown-caregiver":
      'Best Start cannot be paid before it is known who the principal caregiver is. You can register the birth now and apply later: call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>.',
    "too-young":
      'The principal caregiver must be at least 16 years old to get Best Start. Please call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a> to find out what help there is.',
    "not-resident":
      "The principal caregiver must be a New Zealand citizen or resident to get Best Start. By the answers in this form they are neither.",
    "will-call": "Thank you. Inland Revenue will call this person about Best Start.",
    "not-tax-resident":
      'To get Best Start, the principal caregiver must be a New Zealand tax resident, or the child must live here. By these answers that is not so. If it changes, call Inland Revenue on <a href="tel:0800227773">0800 22 77 73</a>.',
    "no-partner":
      "You have told us that the principal caregiver has no partner. Inland Revenue must be told when that changes, because it can change what is paid.",
    "lump-sum": "A lump sum is paid once a year, after the tax year has ended on 31 March.",
    "with-claim": "Your baby’s IRD number is applied for together with Best Start.",
  },
  questions: {
    "bestStart.wanted": {
      label: "Do you want to apply for Best Start?",
      hint: "Best Start is up to [[best_start.weekly]] a week until your child turns 3. For a child born on or after 1 April 2026 it depends on your family’s income from the start.",
      help: {
        title: "How long Best Start is paid",
        body: "The full [[best_start.weekly]] a week is paid if your family’s income is under [[best_start.abatement_threshold]] a year, and less if it is more. Above [[best_start.income_limit]] a year nothing is paid. <b>If your child was born before 1 April 2026,</b> your income does not matter until your child turns 1. Inland Revenue works out what you get.",
      },
      short: "Best Start",
    },
    "bestStart.expectedDueDate": {
      label: "When was your baby due?",
      hint: "Your baby was born before 1 July 2018. Best Start is paid if the due date was on or after that day. For example, 3 7 2018",
      short: "Expected due date",
    },
    "bestStart.primaryCareGiver.type": {
      label: "Who is the principal caregiver?",
      hint: "The person who looks after the child most of the time. Best Start is paid to them.",
      options: {
        mother: "{{Mother}}",
        father: "{{Other}}",
        other: "Somebody else",
        unknown: "We do not know yet",
      },
      short: "Principal caregiver",
    },
    "bestStart.primaryCareGiver.firstNames": {
      label: "First names of the principal caregiver",
    },
    "bestStart.primaryCareGiver.surname": {
      label: "Surname of the principal caregiver",
    },
    "bestStart.primaryCareGiver.daytimePhone": {
      label: "Daytime phone number of the principal caregiver",
      hint: "Digits and spaces only",
      short: "Daytime phone of the principal caregiver",
    },
    "bestStart.primaryCareGiver.isMSDClient": {
      label: "Is the principal caregiver a client of the Ministry of Social Development (MSD)?",
      hint: "For example because they get a benefit from Work and Income. MSD then pays Best Start with the benefit. Answer no if they only get an Accommodation Supplement.",
      short: "MSD client",
    },
    "bestStart.primaryCareGiver.isGettingWorkingForFamilies": {
      label: "Does the principal caregiver already get Working for Families payments from Inland Revenue?",
      short: "Gets Working for Families",
    },
    "bestStart.primaryCareGiver.isTaxResident": {
      label: "Does the principal caregiver normally live in New Zealand?",
      help: {
        title: "What it means to normally live here",
        body: "The question is whether they are a New Zealand tax resident. That is somebody who was here for more than 183 days in any 12 months, or who has a permanent place to live here.",
      },
      short: "Principal caregiver normally lives in New Zealand",
    },
    "bestStart.primaryCareGiver.isChildResident": {
      label: "Does the child normally live in New Zealand?",
      short: "Child normally lives in New Zealand",
    },
    "bestStart.primaryCareGiver.hasLivedInNZForTwelveMonths": {
      label: "Has the principal caregiver ever lived in New Zealand for at least 12 months in a row?",
      short: "Lived in New Zealand for 12 months in a row",
    },
    "bestStart.primaryCareGiver.taxResidentWhenBestStartStarts": {
      label:
        "Will the principal caregiver be a New Zealand tax resident on the day the Best Start payments start?",
      short: "Tax resident when the payments start",
    },
    "bestStart.primaryCareGiver.isSharingCare": {
      label:
        "Does the principal caregiver share the care of the child with somebody outside their household?",
      hint: "Say yes if the other person looks after the child for more than two days a week.",
      short: "Care is shared",
    },
    "bestStart.primaryCareGiver.careSharer.firstNames": {
      label: "First names of the person who shares the care",
    },
    "bestStart.primaryCareGiver.careSharer.surname": {
      label: "Surname of the person who shares the care",
    },
    "bestStart.primaryCareGiver.careSharer.daytimePhone": {
      label: "Daytime phone number of the person who shares the care",
      hint: "Digits and spaces only",
      short: "Daytime phone of the person who shares the care",
    },
    "bestStart.primaryCareGiver.hasPartner": {
      label: "Does the principal caregiver have a partner?",
      hint: "A husband or wife, or somebody they live with in a civil union or a de facto relationship",
      short: "Has a partner",
    },
    "bestStart.primaryCareGiver.partner.firstNames": {
      label: "First names of the partner",
    },
    "bestStart.primaryCareGiver.partner.surname": {
      label: "Surname of the partner",
    },
    "bestStart.primaryCareGiver.partner.irdNumber": {
      label: "IRD number of the partner",
      hint: "8 or 9 digits, on letters from Inland Revenue",
    },
    "bestStart.primaryCareGiver.isApplyingForPaidParentalLeave": {
      label: "Is the principal caregiver applying for paid parental leave?",
      hint: "Paid parental leave and Best Start are not paid at the same time.",
      short: "Applying for paid parental leave",
    },
    "bestStart.primaryCareGiver.irdNumber": {
      label: "IRD number of the principal caregiver",
      hint: "8 or 9 digits, on letters from Inland Revenue",
    },
    "bestStart.primaryCareGiver.bankAccount.name": {
      label: "Name of the bank account",
      hint: "As it stands on the bank statement",
    },
    "bestStart.primaryCareGiver.bankAccount.number": {
      label: "Number of the bank account",
      hint: "For example 01-0902-0068389-00",
      help: {
        title: "If your account number is not accepted",
        body: 'We check account numbers for slips of the pen. If yours is right and still not accepted, call Inland Revenue on <a href="tel:0800227770">0800 227 770</a>.',
      },
      short: "Bank account number",
    },
    "bestStart.primaryCareGiver.bankAccount.creditUnion": {
      label: "The account is with a credit union",
      short: "Account with a credit union",
    },
    "bestStart.primaryCareGiver.bankAccount.creditUnionReferenceNumber": {
      label: "Reference number of the credit union",
      short: "Credit union reference number",
    },
    "bestStart.primaryCareGiver.bankAccount.paymentFrequency": {
      label: "How often do you want Best Start to be paid?",
      hint: "Best Start is up to [[best_start.weekly]] a week.",
      options: { W: "Every week", F: "Every two weeks", B: "Once a year, as a lump sum" },
      short: "How often it is paid",
    },
    "bestStart.primaryCareGiver.declarationAccepted": {
      label:
        "I am the principal caregiver. What this form says about Best Start is true and complete. I agree that it is given to Inland Revenue, to apply for Best Start and for an IRD number for my child.",
      short: "I agree to this declaration",
      missing: registryErrors.declaration,
    },
    "msd.notify": {
      label: "Yes, tell the Ministry of Social Development (MSD) that our baby was born",
      short: "Tell MSD about the birth",
      missing:
        "MSD can only pay Best Start when it knows of the birth. Please tick this box, or change the answers above.",
    },
    "msd.mothersClientNumber": {
      label: "{{Mother}}: MSD client number",
      hint: "8 or 9 digits, on letters and cards from Work and Income",
      missing: registryErrors.clientNumberMissing,
    },
    "msd.fathersClientNumber": {
      label: "{{Other}}: MSD client number",
      hint: "8 or 9 digits. One of the two numbers is enough.",
      missing: registryErrors.clientNumberMissing,
    },
    "ird.applyForNumber": {
      label: "Do you want to apply for an IRD number for your baby?",
      hint: "It is free. It comes within 15 working days.",
      short: "Apply for an IRD number",
    },
    "ird.deliveryAddress": {
      label: "Which address should your baby’s IRD number be sent to?",
      options: {
        mothersAddress: "{{Mother}}: home address",
        fathersAddress: "{{Other}}: home address",
        birthCertificateAddress: "The address for the birth certificate",
      },
      optionHints: {
        birthCertificateAddress: "Only if you order a certificate in this form",
      },
      short: "Address for the IRD number",
      missing: "This is a required field, please choose an address to post your child's IRD number to.",
    },
    "ird.numberByEmail": {
      label: "Do you want to get the IRD number by email too?",
      hint: "It goes to the email address of the parent you have just chosen, or to the one you give with the birth certificate.",
      short: "IRD number by email",
    },
    "ird.taxCreditIRDNumber": {
      label: "IRD number of the parent who gets Working for Families tax credits",
      hint: "Give it if you want Inland Revenue to add your baby to them.",
      short: "IRD number of the parent who gets tax credits",
    },
  },
} as const satisfies StepText;
