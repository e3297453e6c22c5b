// A benefit is imported and listed here; CONTRIBUTING has the recipe for the rest.

import type { Variable } from "../declare.ts";
import { accommodationSupplement } from "./accommodation-supplement.ts";
import { age } from "./age.ts";
import { bestStart } from "./best-start.ts";
import { childDisabilityAllowance } from "./child-disability-allowance.ts";
import { childcareSubsidy } from "./childcare-subsidy.ts";
import { children } from "./children.ts";
import { communityServicesCard } from "./community-services-card.ts";
import { disability } from "./disability.ts";
import { familyScheme } from "./family-scheme.ts";
import { familyTaxCredit } from "./family-tax-credit.ts";
import { homeHelp } from "./home-help.ts";
import { housing } from "./housing.ts";
import { inWorkTaxCredit } from "./in-work-tax-credit.ts";
import { income } from "./income.ts";
import { jobseekerSupport } from "./jobseeker-support.ts";
import { minimumFamilyTaxCredit } from "./minimum-family-tax-credit.ts";
import { orphansBenefit } from "./orphans-benefit.ts";
import { paidParentalLeave } from "./paid-parental-leave.ts";
import { parentalLeaveCarers } from "./parental-leave-carers.ts";
import { paymentsReceived } from "./payments-received.ts";
import { relationships } from "./relationships.ts";
import { residence } from "./residence.ts";
import { soleParentSupport } from "./sole-parent-support.ts";
import { studentAllowance } from "./student-allowance.ts";
import { study } from "./study.ts";
import { supportedLivingPayment } from "./supported-living-payment.ts";
import { unsupportedChildsBenefit } from "./unsupported-childs-benefit.ts";
import { work } from "./work.ts";
import { youngParentPayment } from "./young-parent-payment.ts";

export const variables: readonly Variable[] = [
  ...age,
  ...residence,
  ...relationships,
  ...children,
  ...disability,
  ...income,
  ...paymentsReceived,
  ...study,
  ...work,
  ...housing,
  ...familyScheme,
  ...parentalLeaveCarers,
  ...accommodationSupplement,
  ...bestStart,
  ...childDisabilityAllowance,
  ...childcareSubsidy,
  ...communityServicesCard,
  ...homeHelp,
  ...jobseekerSupport,
  ...orphansBenefit,
  ...paidParentalLeave,
  ...soleParentSupport,
  ...studentAllowance,
  ...supportedLivingPayment,
  ...unsupportedChildsBenefit,
  ...minimumFamilyTaxCredit,
  ...familyTaxCredit,
  ...inWorkTaxCredit,
  ...youngParentPayment,
];
