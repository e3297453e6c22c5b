export { ComeBackPage } from "./come-back/come-back-page.tsx";
export { ContinuePage } from "./come-back/continue-page.tsx";
export { type ComeBackPageProps, openComeBack, submitComeBack } from "./come-back/open-come-back.ts";
export { type ContinuePageProps, openContinue, submitContinue } from "./come-back/open-continue.ts";
export { AfterwardsPage } from "./confirmation/afterwards-page.tsx";
export {
  openConfirmation,
  openOutstanding,
  openPaymentSuccess,
  openReceipt,
} from "./confirmation/open-confirmation.ts";
export { openPayment, openRetry, retryPayment } from "./confirmation/open-payment.ts";
export type { AfterwardsModel } from "./confirmation/registered.ts";
export { LandingPage } from "./landing/landing-page.tsx";
export { type LandingPageProps, openLanding, submitLanding } from "./landing/open-landing.ts";
export { openStep } from "./open-step.ts";
export { passedHeaders } from "./passed-headers.ts";
export { registrationSchema } from "./registry/published-schema.ts";
export type { RegistrationPageProps } from "./step-page-props.ts";
export { openReview } from "./steps/review/open-review.ts";
export { submitReview } from "./steps/review/submit-review.ts";
export { type ReviewModel, ReviewOrInstead } from "./steps/review/view.tsx";
export { submitStep } from "./submit-step.ts";
export { RegistrationPage } from "./wizard-page.tsx";
