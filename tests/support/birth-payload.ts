import { payloadOf } from "#app/features/register-my-baby/registry/payload-of.ts";
import type { Activity, Payload } from "#app/features/register-my-baby/registry/table.ts";
import { answersTaken } from "#app/features/register-my-baby/steps/other-parent/other-parent.ts";
import { nameIsQueried } from "#app/features/register-my-baby/steps/review/step.ts";
import type { Answers } from "#app/forms/answers.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { registration, registrationFacts } from "./registration-steps.ts";

export const confirmationUrls = {
  confirmation: "https://tamariki.example/register-my-baby/confirmation",
  paymentSuccess: "https://tamariki.example/register-my-baby/confirmation-payment-success",
  paymentRetry: "https://tamariki.example/register-my-baby/confirmation-payment-retry",
};

const wizard = registration(registrationFacts);
/** The registry has asked why the name is as it is; the other parent has answered on their own device. */
const derived = { [nameIsQueried]: "yes", [answersTaken]: "yes" };

/** What is sent of some answers, as far as they are asked, on a day in late 2026. */
export const payloadSent = (answers: Answers, activity: Activity = "fullSubmission"): Payload =>
  payloadOf(evaluate(wizard, answers, "en", { derived }).answers, {
    activity,
    confirmationUrls,
    today: registrationFacts.today,
  });

/** What stands at a dotted path; nothing where the path ends before. */
export const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);
