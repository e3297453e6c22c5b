import type { Visit } from "#app/server/visit.ts";
import { lead } from "../answer.ts";
import { pages } from "../pages.ts";
import {
  drawAfterwards,
  keepPayment,
  type ReceiptCode,
  type Registered,
  withRegistered,
} from "./registered.ts";

/** GET /register-my-baby/confirmation: success when there is nothing to pay. */
export const openConfirmation = (visit: Visit): Promise<Response> =>
  withRegistered(visit, (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return drawReceipt("confirmation", registered);
    if (payment.isPaid) return lead(visit, pages.paymentSuccess);
    return lead(visit, payment.failedAt === undefined ? pages.payment : pages.paymentRetry);
  });

/** GET /register-my-baby/confirmation-payment-success: where the card provider leads one who has paid. */
export const openPaymentSuccess = (visit: Visit): Promise<Response> =>
  withRegistered(visit, async (registered) => {
    const { payment } = registered.confirmation;
    if (!payment) return lead(visit, pages.confirmation);
    const paid = { ...payment, isPaid: true };
    if (!payment.isPaid && visit.method === "GET") await keepPayment(registered, paid);
    return drawReceipt("success", {
      ...registered,
      confirmation: { ...registered.confirmation, payment: paid },
    });
  });

/** GET /register-my-baby/receipt: the same again, for whoever has opened it with the code. */
export const openReceipt = (visit: Visit): Promise<Response> =>
  withRegistered(
    visit,
    (registered) => drawReceipt("receipt", registered),
    () => lead(visit, pages.continue),
  );

/** GET /register-my-baby/confirmation-payment-outstanding: after a payment was given up, or when some call said 410. */
export const openOutstanding = (visit: Visit): Promise<Response> =>
  withRegistered(
    visit,
    ({ confirmation, cookies }) => drawAfterwards(visit, { page: "outstanding", confirmation }, { cookies }),
    ({ hasDraft }) =>
      hasDraft ? drawAfterwards(visit, { page: "outstanding", confirmation: undefined }) : lead(visit, "/"),
  );

async function drawReceipt(
  page: "confirmation" | "success" | "receipt",
  { visit, drafts, draft, confirmation, cookies }: Registered,
): Promise<Response> {
  const [newest] = await drafts.codesOf(draft);
  const code: ReceiptCode | undefined = newest && { code: newest.code, until: newest.until };
  return drawAfterwards(visit, { page, confirmation, code }, { cookies });
}
