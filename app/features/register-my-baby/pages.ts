import { stepPath as pathOfStep } from "#app/wizard/service.ts";

/** Without language prefix. */
export const pages = {
  landing: "/register-my-baby",
  review: "/register-my-baby/review",
  continue: "/register-my-baby/continue",
  confirmation: "/register-my-baby/confirmation",
  paymentSuccess: "/register-my-baby/confirmation-payment-success",
  paymentRetry: "/register-my-baby/confirmation-payment-retry",
  payment: "/register-my-baby/payment",
  paper: "/register-my-baby/paper.pdf",
  receipt: "/register-my-baby/receipt",
  status: "/register-my-baby/status",
  welcome: "/register-my-baby/nau-mai",
  otherParent: "/register-my-baby/other-parent",
  otherParentCode: "/register-my-baby/other-parent/code",
  otherParentDecline: "/register-my-baby/other-parent/decline",
  otherParentAnswered: "/register-my-baby/other-parent/answered",
  paymentOutstanding: "/register-my-baby/confirmation-payment-outstanding",
} as const;

export const stepPath = (step: string, focus?: string): string =>
  pathOfStep({ base: pages.landing }, step, focus);
