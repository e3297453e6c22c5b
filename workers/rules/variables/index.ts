// A new benefit takes one line here.

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

const modules = Object.entries<readonly Variable[]>({
  age,
  residence,
  relationships,
  children,
  disability,
  income,
  "payments-received": paymentsReceived,
  study,
  work,
  housing,
  "family-scheme": familyScheme,
  "parental-leave-carers": parentalLeaveCarers,
  "accommodation-supplement": accommodationSupplement,
  "best-start": bestStart,
  "child-disability-allowance": childDisabilityAllowance,
  "childcare-subsidy": childcareSubsidy,
  "community-services-card": communityServicesCard,
  "home-help": homeHelp,
  "jobseeker-support": jobseekerSupport,
  "orphans-benefit": orphansBenefit,
  "paid-parental-leave": paidParentalLeave,
  "sole-parent-support": soleParentSupport,
  "student-allowance": studentAllowance,
  "supported-living-payment": supportedLivingPayment,
  "unsupported-childs-benefit": unsupportedChildsBenefit,
  "minimum-family-tax-credit": minimumFamilyTaxCredit,
  "family-tax-credit": familyTaxCredit,
  "in-work-tax-credit": inWorkTaxCredit,
  "young-parent-payment": youngParentPayment,
});

export const variables: ReadonlyMap<string, Variable> = new Map(
  modules.flatMap(([, declared]) => declared.map((one) => [one.id, one] as const)),
);

/** Path of the module that declares a variable, from the folder of the rules. */
export const moduleOf: ReadonlyMap<string, string> = new Map(
  modules.flatMap(([name, declared]) => declared.map((one) => [one.id, `variables/${name}.ts`] as const)),
);

export const benefits: readonly string[] = [...variables.values()]
  .filter(({ isBenefit }) => isBenefit)
  .map(({ id }) => id);
