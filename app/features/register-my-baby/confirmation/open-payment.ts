import { address } from "#app/i18n/languages.ts";
import { countVisitor } from "#app/server/http/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import { retryEnds } from "./payment-window.ts";
import {
  type ConfirmationAnswer,
  type Registered,
  type RetryProblem,
  savePayment,
  showConfirmation,
  withRegistered,
} from "./registered.ts";

/** No form may redirect to the card provider (quality F5), so this page leads there, by itself the first time only. */
export const openPayment = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(visit, async (registered) => {
    const { confirmation, cookies } = registered;
    const { payment } = confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    if (payment.isPaid) return redirectTo(visit, pages.paymentSuccess);
    const { url } = payment;
    const isRedirecting = !payment.isOpened;
    if (isRedirecting && visit.method === "GET")
      await savePayment(registered, { ...payment, isOpened: true });
    const refresh = isRedirecting ? { refresh: `0; url=${url}` } : {};
    return showConfirmation({ page: "payment", confirmation, url, isRedirecting }, { cookies, ...refresh });
  });

export const openRetry = (visit: Visit): Promise<ConfirmationAnswer> =>
  withUnpaid(visit, async (registered, failedAt) => {
    const { payment } = registered.confirmation;
    const isNew = payment !== undefined && payment.failedAt === undefined;
    if (isNew && visit.method === "GET") await savePayment(registered, { ...payment, failedAt });
    return showRetry(registered, failedAt);
  });

const retries = { name: "payment-retry", times: 10, within: 60 * 60 * 1000 };

/** Asks the registry for a new payment page, for this browser's registration alone (quality A2). */
export const retryPayment = (visit: Visit, request: Request): Promise<ConfirmationAnswer> =>
  withUnpaid(visit, async (registered, failedAt) => {
    const wait = await countVisitor(request, visit, retries).catch(logFailure);
    if (typeof wait === "number")
      return showRetry(registered, failedAt, { is: "tooOften", minutes: Math.ceil(wait / 60_000) });
    const { applicationReferenceNumber } = registered.confirmation;
    const retried = await visit.registry.retryPayment(applicationReferenceNumber);
    switch (retried.kind) {
      case "payment":
        await savePayment(registered, { url: retried.paymentURL });
        return redirectTo(visit, pages.payment, registered.cookies);
      case "payment-outstanding":
        return redirectTo(visit, pages.paymentOutstanding);
      default:
        logEvent("payment-retry-failed", { reference: visit.reference, code: retried.kind });
        return showRetry(registered, failedAt, {
          is: retried.kind === "no-connection" ? "failed" : "refused",
        });
    }
  });

/** `failedAt` starts the time for another try; after it the payment is outstanding (spec 2, section 4). */
const withUnpaid = (
  visit: Visit,
  answer: (registered: Registered, failedAt: number) => Promise<ConfirmationAnswer>,
): Promise<ConfirmationAnswer> =>
  withRegistered(visit, (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    if (payment.isPaid) return redirectTo(visit, pages.paymentSuccess);
    const failedAt = payment.failedAt ?? visit.account.now;
    return visit.account.now < retryEnds(failedAt)
      ? answer(registered, failedAt)
      : redirectTo(visit, pages.paymentOutstanding);
  });

const statuses = { failed: 503, refused: 502, tooOften: 429 } as const;

/** The page refreshes itself to the next one when the time is over: without a script, too. */
function showRetry(
  { visit, confirmation, cookies }: Registered,
  failedAt: number,
  problem?: RetryProblem,
): ConfirmationAnswer {
  const until = retryEnds(failedAt);
  const seconds = Math.max(1, Math.ceil((until - visit.account.now) / 1000));
  return showConfirmation(
    { page: "retry", confirmation, until, ...(problem ? { problem } : {}) },
    {
      status: problem ? statuses[problem.is] : 200,
      cookies,
      refresh: `${seconds}; url=${address(visit.language, pages.paymentOutstanding)}`,
    },
  );
}
