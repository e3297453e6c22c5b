import { payloadOf } from "#app/features/register-my-baby/registry/payload-of.ts";
import type { Activity, Payload } from "#app/features/register-my-baby/registry/schema.ts";
import type { Answers } from "#app/forms/answers.ts";

export const confirmationUrls = {
  confirmation: "https://tamariki.example/register-my-baby/confirmation",
  paymentSuccess: "https://tamariki.example/register-my-baby/confirmation-payment-success",
  paymentRetry: "https://tamariki.example/register-my-baby/confirmation-payment-retry",
};

/** What is sent of some answers on a day in late 2026. */
export const payloadSent = (answers: Answers, activity: Activity = "fullSubmission"): Payload =>
  payloadOf(answers, { activity, confirmationUrls, today: "2026-11-20" });

/** What stands at a dotted path; nothing where the path ends before. */
export const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);
