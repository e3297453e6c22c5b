import { endpoint, page } from "#app/server/page.ts";
import { redirectTo } from "#app/server/responses.ts";
import { documentsCallRoute, documentsRoute } from "#app/wizard/documents/routes.ts";
import { reviewRoute, stepRoute } from "#app/wizard/routes.ts";
import { EligibilityPage } from "./eligibility/eligibility-page.tsx";
import { openEligibility, submitEligibility } from "./eligibility/open-eligibility.ts";
import type { ApplicationFacts } from "./facts.ts";
import { LandingPage } from "./landing/landing-page.tsx";
import { openLanding, submitLanding } from "./landing/open-landing.ts";
import { pages } from "./pages.ts";
import { applicationSchema } from "./payload/published-schema.ts";
import type { SavedApplication } from "./saved-application.ts";
import { childcareSubsidy } from "./service.ts";
import { openReview } from "./steps/review/open-review.ts";
import type { ReviewPageProps } from "./steps/review/page-props.ts";
import { submitReview } from "./steps/review/submit-review.ts";
import { ReviewRoutePage } from "./steps/review/view.tsx";
import { openSubmitted, submitSubmitted } from "./supervisors/open-submitted.ts";
import { SubmittedPage } from "./supervisors/submitted-page.tsx";
import { applicationDocuments } from "./uploads/application-documents.ts";
import { openSent, submitSent } from "./uploads/open-sent.ts";
import { SentPage } from "./uploads/sent-page.tsx";

export const schema = endpoint({ get: applicationSchema });
export { applicationCalls } from "./api/calls.ts";
export const landing = page(LandingPage, { open: openLanding, submit: submitLanding });
export const apply = endpoint({ get: (visit) => redirectTo(visit, pages.eligibility) });
export { preCheckQuery } from "./eligibility/pre-check.ts";
export const eligibility = page(EligibilityPage, { open: openEligibility, submit: submitEligibility });
export const step = stepRoute(childcareSubsidy);
export const review = reviewRoute<ApplicationFacts, SavedApplication, ReviewPageProps>(
  childcareSubsidy,
  ReviewRoutePage,
  { open: openReview, submit: submitReview },
);
export const submitted = page(SubmittedPage, { open: openSubmitted, submit: submitSubmitted });
export const uploads = documentsRoute(applicationDocuments);
export const sent = page(SentPage, { open: openSent, submit: submitSent });
export const uploadsCall = documentsCallRoute(applicationDocuments);
