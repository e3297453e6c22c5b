export { AfterwardsPage } from "./afterwards/afterwards-page.tsx";
export {
  openConfirmation,
  openOutstanding,
  openPaymentSuccess,
  openReceipt,
} from "./afterwards/open-confirmation.ts";
export { openPayment, openRetry, retryPayment } from "./afterwards/open-payment.ts";
export type { AfterwardsModel } from "./afterwards/registered.ts";
export { ComeBackPage } from "./come-back/come-back-page.tsx";
export { ContinuePage } from "./come-back/continue-page.tsx";
export { type ComeBackPageProps, openComeBack, submitComeBack } from "./come-back/open-come-back.ts";
export { type ContinuePageProps, openContinue, submitContinue } from "./come-back/open-continue.ts";
export { LandingPage } from "./landing-page.tsx";
export { type LandingPageProps, openLanding, submitLanding } from "./open-landing.ts";
export { openStep } from "./open-step.ts";
export { passedHeaders } from "./passed-headers.ts";
export { registrationSchema } from "./registration-schema.ts";
export { openReview } from "./review/open-review.ts";
export { type ReviewModel, ReviewOrInstead } from "./review/review-or-instead.tsx";
export { submitReview } from "./review/submit-review.ts";
export type { RegistrationPageProps } from "./step-page-props.ts";
export { submitStep } from "./submit-step.ts";
export { RegistrationPage } from "./wizard-page.tsx";
