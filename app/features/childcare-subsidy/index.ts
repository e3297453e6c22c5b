import { endpoint, page } from "#app/server/page.tsx";
import { redirectTo, show } from "#app/server/responses.ts";
import { stepProps } from "#app/wizard/http/step-loader.ts";
import { WizardPage } from "#app/wizard/page/wizard-page.tsx";
import { reviewRoute, stepRoute } from "#app/wizard/routes.ts";
import { EligibilityPage } from "./eligibility/eligibility-page.tsx";
import { openEligibility, submitEligibility } from "./eligibility/open-eligibility.ts";
import { LandingPage } from "./landing/landing-page.tsx";
import { openLanding, submitLanding } from "./landing/open-landing.ts";
import { pages } from "./pages.ts";
import { childcareSubsidy } from "./service.ts";
import { openSent, openUploads } from "./uploads/open-uploads.ts";
import { SentPage } from "./uploads/sent-page.tsx";
import { submitUploads } from "./uploads/submit-uploads.ts";
import { UploadsPage } from "./uploads/uploads-page.tsx";

export const landing = page(LandingPage, { open: openLanding, submit: submitLanding });
/** Leads to the first page of the application (spec 3 section 2). */
export const apply = endpoint({ get: (visit) => redirectTo(visit, pages.eligibility) });
export { preCheckQuery } from "./eligibility/pre-check.ts";
export const eligibility = page(EligibilityPage, { open: openEligibility, submit: submitEligibility });
export const step = stepRoute(childcareSubsidy);
export const review = reviewRoute(childcareSubsidy, WizardPage, {
  open: async (resolved) => show(stepProps(resolved), { cookies: resolved.state.cookies }),
  submit: async ({ cookies }, visit) => redirectTo(visit, pages.submitted, cookies),
});
export const uploads = page(UploadsPage, { open: openUploads, submit: submitUploads });
export const sent = page(SentPage, { open: openSent });
