import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { bornTogetherOf } from "../born-together/next-registration.ts";
import { pages } from "../pages.ts";
import {
  type ConfirmationAnswer,
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
    return redirectTo(visit, payment.failedAt === undefined ? pages.payment : pages.paymentRetry);
  });

export const openPaymentSuccess = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(visit, async (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return redirectTo(visit, pages.confirmation);
    const paid = { ...payment, isPaid: true };
    if (!payment.isPaid && visit.method === "GET") await savePayment(registered, paid);
    return showReceipt("success", {
      ...registered,
      confirmation: { ...registered.confirmation, payment: paid },
    });
  });

export const openReceipt = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(
    visit,
    (registered) => showReceipt("receipt", registered),
    () => redirectTo(visit, pages.continue),
  );

/** After a payment was given up, or when some call returned 410. */
export const openOutstanding = (visit: Visit): Promise<ConfirmationAnswer> =>
  withRegistered(
    visit,
    ({ confirmation, draft, cookies }) =>
      showConfirmation(
        { page: "outstanding", confirmation, together: bornTogetherOf(draft.content) },
        { cookies },
      ),
    ({ hasDraft }) =>
      hasDraft
        ? showConfirmation({ page: "outstanding", confirmation: undefined, together: undefined })
        : redirectTo(visit, "/"),
  );

async function showReceipt(
  page: "confirmation" | "success" | "receipt",
  { drafts, draft, confirmation, cookies }: Registered,
): Promise<ConfirmationAnswer> {
  const [newest] = await drafts.codesOf(draft);
  const code: ReceiptCode | undefined = newest && { code: newest.code, until: newest.until };
  return showConfirmation({ page, confirmation, code, together: bornTogetherOf(draft.content) }, { cookies });
}
