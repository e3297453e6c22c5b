import { address } from "#app/i18n/languages.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import { askForPayment } from "./payment-answer.ts";
import { retryEnds } from "./payment-window.ts";
import {
  type ConfirmationAnswer,
  type Registered,
  type RetryProblem,
  savePayment,
  showConfirmation,
  withRegistered,
} from "./registered.ts";

/** Our forms may not redirect to the card provider, so this page leads there, by itself only the first time. */
export const openPayment = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(visit, async (registered) => {
    const { confirmation, cookies, drafts, draft } = registered;
    const { payment } = confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    if (payment.isPaid) return redirectTo(visit, pages.paymentSuccess);
    const { url } = payment;
    if (!url) return redirectTo(visit, pages.paymentOutstanding);
    const isRedirecting = !payment.isOpened;
    if (isRedirecting && visit.request.method === "GET")
      await savePayment(registered, { ...payment, isOpened: true });
    const refresh = isRedirecting ? { refresh: `0; url=${url}` } : {};
    const [code] = await drafts.codesOf(draft);
    return showConfirmation(
      { page: "payment", confirmation, url, isRedirecting, code },
      { cookies, ...refresh },
    );
  });

export const openRetry = (visit: Visit): Promise<ConfirmationAnswer> =>
  withUnpaid(visit, async (registered, failedAt) => {
    const { payment } = registered.confirmation;
    const isNew = payment !== undefined && payment.failedAt === undefined;
    if (isNew && visit.request.method === "GET") await savePayment(registered, { ...payment, failedAt });
    return showRetry(registered, failedAt);
  });

export const retryPayment = (visit: Visit, request: Request): Promise<ConfirmationAnswer> =>
  withUnpaid(visit, async (registered, failedAt) => {
    const { payment } = registered.confirmation;
    const { now } = visit.account;
    const answer = await askForPayment(visit, request, registered.confirmation);
    switch (answer.kind) {
      case "payment":
        await savePayment(registered, { url: answer.paymentURL, since: now });
        return redirectTo(visit, pages.payment, registered.cookies);
      case "payment-outstanding":
        await savePayment(registered, { ...payment, failedAt, isUnclear: true });
        return redirectTo(visit, pages.paymentOutstanding);
      case "unexpected-origin":
        await savePayment(registered, { since: now });
        return redirectTo(visit, pages.paymentOutstanding);
      case "too-often":
        return showRetry(registered, failedAt, { is: "tooOften", minutes: Math.ceil(answer.wait / 60_000) });
      default:
        return showRetry(registered, failedAt, {
          is: answer.kind === "no-connection" ? "failed" : "refused",
        });
    }
  });

/** `failedAt` starts the time to try again; after that the payment is outstanding. */
const withUnpaid = (
  visit: Visit,
  answer: (registered: Registered, failedAt: number) => Promise<ConfirmationAnswer>,
): Promise<ConfirmationAnswer> =>
  withRegistered(visit, (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    if (payment.isPaid) return redirectTo(visit, pages.paymentSuccess);
    if (!payment.url) return redirectTo(visit, pages.paymentOutstanding);
    const failedAt = payment.failedAt ?? visit.account.now;
    return visit.account.now < retryEnds(failedAt)
      ? answer(registered, failedAt)
      : redirectTo(visit, pages.paymentOutstanding);
  });

const statuses = { failed: 503, refused: 502, tooOften: 429 } as const;

/** Refreshes itself to the next page when the time is up, without a script too. */
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
      refresh: `${seconds}; url=${address(visit.request.language, pages.paymentOutstanding)}`,
    },
  );
}
