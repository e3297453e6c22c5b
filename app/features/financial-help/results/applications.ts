import type { BenefitId } from "../benefits.ts";

type ApplicationChannel = "online" | "form" | "workAndIncome" | "inlandRevenue" | "studyLink";

export const applications: Readonly<Record<BenefitId, { how: ApplicationChannel; papers: string }>> = {
  isAccommodationSupplement: {
    how: "online",
    papers: "identification,bankAccount,irdNumber,incomeProof,housingProof",
  },
  isBestStart: { how: "inlandRevenue", papers: "irdNumber,bankAccount,birthCertificate" },
  isChildCareSubsidy: { how: "online", papers: "identification,incomeProof,birthCertificate,eceEnrolment" },
  ChildDisabilityAllowance: {
    how: "online",
    papers: "identification,bankAccount,birthCertificate,medicalCertificate",
  },
  isCommunityServicesCard: { how: "form", papers: "identification,incomeProof,proofOfAddress" },
  isHomeHelp: { how: "form", papers: "identification,bankAccount,birthCertificate" },
  isJobSeekerSupport: {
    how: "online",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof",
  },
  isOrphansBenefit: {
    how: "workAndIncome",
    papers: "identification,bankAccount,birthCertificate,careLetters",
  },
  isSoleParentSupport: {
    how: "online",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,birthCertificate",
  },
  isStudentAllowance: {
    how: "studyLink",
    papers: "identification,bankAccount,irdNumber,incomeProof,studyEnrolment",
  },
  isSupportedLivingPayment: {
    how: "online",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,medicalCertificate",
  },
  isUnsupportedChildsBenefit: {
    how: "workAndIncome",
    papers: "identification,bankAccount,birthCertificate,careLetters",
  },
  isWorkingForFamiliesFamilyTaxCredit: {
    how: "inlandRevenue",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
  },
  isWorkingForFamiliesInWorkTaxCredit: {
    how: "inlandRevenue",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
  },
  isWorkingForFamiliesMinimumFamilyTaxCredit: {
    how: "inlandRevenue",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
  },
  isYoungParentPayment: {
    how: "online",
    papers: "identification,bankAccount,irdNumber,incomeProof,birthCertificate",
  },
  isPaidParentalLeave: {
    how: "inlandRevenue",
    papers: "irdNumber,bankAccount,birthCertificate,employerDetails",
  },
};
