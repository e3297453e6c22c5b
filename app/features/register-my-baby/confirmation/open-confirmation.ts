import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { bornTogetherOf } from "../born-together/next-registration.ts";
import { pages } from "../pages.ts";
import type { Confirmation } from "./confirmation.ts";
import { askForPayment, isPaidBy } from "./payment-answer.ts";
import {
  type ConfirmationAnswer,
  type OutstandingState,
  type ReceiptCode,
  type Registered,
  savePayment,
  showConfirmation,
  withRegistered,
} from "./registered.ts";

export const openConfirmation = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(visit, (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return showReceipt("confirmation", registered);
    if (payment.isPaid) return redirectTo(visit, pages.paymentSuccess);
    if (!payment.url) return redirectTo(visit, pages.paymentOutstanding);
    return redirectTo(visit, payment.failedAt === undefined ? pages.payment : pages.paymentRetry);
  });

/** Anyone can type this address, so the registry is asked whether it was paid. */
export const openPaymentSuccess = (visit: Visit, request: Request): Promise<ConfirmationAnswer> =>
  withRegistered(visit, async (registered) => {
    const { confirmation, cookies } = registered;
    const { payment } = confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    if (payment.isPaid) return showReceipt("success", registered);
    if (visit.request.method !== "GET") return showOutstanding(registered, "unknown");
    const answer = await askForPayment(visit, request, confirmation);
    const { now } = visit.account;
    if (isPaidBy(answer, confirmation, now))
      return showReceipt("success", await savePayment(registered, { ...payment, isPaid: true }));
    switch (answer.kind) {
      case "payment": {
        const { paymentURL: url } = answer;
        const { confirmation: unpaid } = await savePayment(registered, { url, since: now, isOpened: true });
        return showConfirmation(
          { page: "payment", confirmation: unpaid, url, isRedirecting: false, isUnpaid: true },
          { cookies },
        );
      }
      case "payment-outstanding":
        return showOutstanding(registered, "unknown");
      case "unexpected-origin":
        return showOutstanding(await savePayment(registered, { since: now }));
      default:
        return showOutstanding(registered, "unknown", answer.kind === "no-connection" ? 503 : 200);
    }
  });

export const openReceipt = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(
    visit,
    (registered) => showReceipt("receipt", registered),
    () => redirectTo(visit, pages.continue),
  );

/** After a payment was given up, or a call returned 410. A form that was never sent says so. */
export const openOutstanding = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(
    visit,
    (registered) => {
      const { payment } = registered.confirmation;
      if (payment && !payment.isPaid) return showOutstanding(registered);
      if (registered.open) return showNotRegistered(registered.open);
      return redirectTo(visit, payment ? pages.paymentSuccess : pages.confirmation);
    },
    (open) => (open ? showNotRegistered(open) : redirectTo(visit, "/")),
  );

const showNotRegistered = ({ content }: NonNullable<Registered["open"]>): ConfirmationAnswer =>
  showConfirmation({ page: "not-registered", isUncertain: content.sent !== undefined });

const showOutstanding = (
  { confirmation, draft, open, cookies }: Registered,
  state: OutstandingState = outstandingState(confirmation),
  status = 200,
): ConfirmationAnswer =>
  showConfirmation(
    {
      page: "outstanding",
      confirmation,
      state,
      mayAskAgain: status === 503,
      together: bornTogetherOf(draft.content),
      hasOpenForm: open !== undefined,
    },
    { status, cookies },
  );

function outstandingState({ payment }: Confirmation): OutstandingState {
  if (payment && !payment.url) return "no-page";
  return payment?.isUnclear ? "unknown" : "unpaid";
}

async function showReceipt(
  page: "confirmation" | "success" | "receipt",
  { drafts, draft, confirmation, cookies }: Registered,
): Promise<ConfirmationAnswer> {
  const [newest] = await drafts.codesOf(draft);
  const code: ReceiptCode | undefined = newest && { code: newest.code, until: newest.until };
  return showConfirmation({ page, confirmation, code, together: bornTogetherOf(draft.content) }, { cookies });
}
