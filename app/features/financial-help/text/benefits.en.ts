/** The 17 benefits and payments, by the id of their open-data record. */
export const benefits = {
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
