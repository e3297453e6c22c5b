import { endpoint, page } from "#app/server/page.ts";
import { resumeRoutes, reviewRoute, stepRoute } from "#app/wizard/routes.ts";
import { beginNextChild } from "./born-together/begin-next.ts";
import { ConfirmationPages } from "./confirmation/confirmation-pages.tsx";
import {
  openConfirmation,
  openOutstanding,
  openPaymentSuccess,
  openReceipt,
} from "./confirmation/open-confirmation.ts";
import { openPayment, openRetry, retryPayment } from "./confirmation/open-payment.ts";
import type { ConfirmationPageProps } from "./confirmation/registered.ts";
import type { RegistrationFacts } from "./facts.ts";
import { LandingPage } from "./landing/landing-page.tsx";
import { openLanding, submitLanding } from "./landing/open-landing.ts";
import { openPaperFile } from "./paper/paper-file.ts";
import { registrationLimits, registrationSchema } from "./registry/published-schema.ts";
import type { SavedRegistration } from "./saved-registration.ts";
import { birthRegistration } from "./service.ts";
import { openStatus, openWelcome, submitStatus } from "./status/open-status.ts";
import { StatusPage } from "./status/status-page.tsx";
import { WelcomePage } from "./status/welcome-page.tsx";
import { openReview } from "./steps/review/open-review.ts";
import type { ReviewPageProps } from "./steps/review/page-props.ts";
import { submitReview } from "./steps/review/submit-review.ts";
import { ReviewRoutePage } from "./steps/review/view.tsx";

export { formCalls } from "./form-api/calls.ts";

export const landing = page(LandingPage, { open: openLanding, submit: submitLanding });
export const step = stepRoute(birthRegistration);
export const review = reviewRoute<
  RegistrationFacts,
  SavedRegistration,
  ReviewPageProps | ConfirmationPageProps
>(birthRegistration, ReviewRoutePage, {
  open: openReview,
  submit: submitReview,
});
export const resume = resumeRoutes(birthRegistration);
export const confirmation = page(ConfirmationPages, { open: openConfirmation, submit: beginNextChild });
export const paymentSuccess = page(ConfirmationPages, { open: openPaymentSuccess });
export const paymentOutstanding = page(ConfirmationPages, { open: openOutstanding });
export const paymentRetry = page(ConfirmationPages, { open: openRetry, submit: retryPayment });
export const payment = page(ConfirmationPages, { open: openPayment });
export const status = page(StatusPage, { open: openStatus, submit: submitStatus });
export const welcome = page(WelcomePage, { open: openWelcome });
export const receipt = page(ConfirmationPages, { open: openReceipt });

export const paperFile = endpoint({ get: openPaperFile });
export const schema = endpoint({ get: registrationSchema });
export const limits = endpoint({ get: registrationLimits });

export * as otherParent from "./other-parent/index.ts";
