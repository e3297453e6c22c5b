import type { Translation } from "#app/i18n/translation.ts";
import type { benefits as English } from "./benefits.en.ts";

export const benefits: Translation<typeof English> = {
  isAccommodationSupplement: { name: "<en>Accommodation Supplement</en>" },
  isBestStart: { name: "<en>Best Start</en>" },
  isChildCareSubsidy: { name: "<en>Childcare Subsidy</en>" },
  ChildDisabilityAllowance: { name: "<en>Child Disability Allowance</en>" },
  isCommunityServicesCard: { name: "Kāri Ratonga Hapori (<en>Community Services Card</en>)" },
  isHomeHelp: { name: "<en>Home Help</en>" },
  isJobSeekerSupport: { name: "<en>Job Seeker Support</en>" },
  isOrphansBenefit: { name: "<en>Orphans Benefit</en>" },
  isSoleParentSupport: { name: "<en>Sole Parent Support</en>" },
  isStudentAllowance: { name: "<en>Student Allowance</en>" },
  isSupportedLivingPayment: { name: "<en>Supported Living Payment</en>" },
  isUnsupportedChildsBenefit: { name: "<en>Unsupported Child's Benefit</en>" },
  isWorkingForFamiliesFamilyTaxCredit: { name: "<en>Working for Families Family Tax Credit</en>" },
  isWorkingForFamiliesInWorkTaxCredit: { name: "<en>Working for Families In-Work Tax Credit</en>" },
  isWorkingForFamiliesMinimumFamilyTaxCredit: {
    name: "<en>Working for Families Minimum Family Tax Credit</en>",
  },
  isYoungParentPayment: { name: "<en>Young Parent Payment</en>" },
  isPaidParentalLeave: { name: "Utu whakatā tiaki pēpi (<en>Paid Parental Leave</en>)" },
};
