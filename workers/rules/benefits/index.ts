// One file a benefit. A further one is imported and listed here, and its name in `week/answer.ts`.

import type { Variable } from "../declare.ts";
import type { PaymentId } from "../week/answer.ts";
import { accommodationSupplement } from "./accommodation-supplement.ts";
import { bestStart } from "./best-start.ts";
import { childDisabilityAllowance } from "./child-disability-allowance.ts";
import { childcareSubsidy } from "./childcare-subsidy.ts";
import { communityServicesCard } from "./community-services-card.ts";
import type { Assistance, Benefit, Exclusion } from "./declare.ts";
import { disabilityAllowance } from "./disability-allowance.ts";
import { familyBoost } from "./family-boost.ts";
import { familyTaxCredit } from "./family-tax-credit.ts";
import { homeHelp } from "./home-help.ts";
import { inWorkTaxCredit } from "./in-work-tax-credit.ts";
import { independentEarnerTaxCredit } from "./independent-earner-tax-credit.ts";
import { jobseekerSupport } from "./jobseeker-support.ts";
import { minimumFamilyTaxCredit } from "./minimum-family-tax-credit.ts";
import { nzSuper } from "./nz-super.ts";
import { orphansBenefit } from "./orphans-benefit.ts";
import { oscar } from "./oscar.ts";
import { paidParentalLeave } from "./paid-parental-leave.ts";
import { soleParentSupport } from "./sole-parent-support.ts";
import { studentAllowance } from "./student-allowance.ts";
import { supportedLivingPayment } from "./supported-living-payment.ts";
import { temporaryAdditionalSupport } from "./temporary-additional-support.ts";
import { twentyHoursEce } from "./twenty-hours-ece.ts";
import { unsupportedChildsBenefit } from "./unsupported-childs-benefit.ts";
import { winterEnergyPayment } from "./winter-energy-payment.ts";
import { youngParentPayment } from "./young-parent-payment.ts";

export const benefits: Readonly<Record<PaymentId, Benefit>> = {
  familyTaxCredit,
  inWorkTaxCredit,
  minimumFamilyTaxCredit,
  bestStart,
  soleParentSupport,
  jobseekerSupport,
  supportedLivingPayment,
  youngParentPayment,
  accommodationSupplement,
  childcareSubsidy,
  oscar,
  twentyHoursEce,
  familyBoost,
  winterEnergyPayment,
  childDisabilityAllowance,
  orphansBenefit,
  unsupportedChildsBenefit,
  paidParentalLeave,
  disabilityAllowance,
  independentEarnerTaxCredit,
  communityServicesCard,
  nzSuper,
  temporaryAdditionalSupport,
  homeHelp,
};

const all: readonly Partial<Assistance>[] = [...Object.values(benefits), studentAllowance];

export const variablesOfBenefits: readonly Variable[] = all.flatMap(({ variables = [] }) => variables);

/** Each once. */
export const exclusions: readonly Exclusion[] = [...new Set(all.flatMap(({ excludes = [] }) => excludes))];
