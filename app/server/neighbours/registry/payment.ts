import * as z from "zod";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../../http/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

/** What came of asking for another payment page. */
export type PaymentRetry =
  | { kind: "payment"; paymentURL: string }
  /** Status 410: handled already or not known. The visitor is led to payment-outstanding. */
  | { kind: "payment-outstanding" }
  /** No such reference, or another refusal. */
  | { kind: "general-error" }
  | { kind: "no-connection" };

const answer = z.object({ paymentURL: z.string() });

/** GET /api/bro/{reference}/retry-payment/. */
export async function retryPayment(
  { fetcher, base, paymentOrigins }: RegistryNeighbour,
  deadline: Deadline,
  reference: string,
): Promise<PaymentRetry> {
  // A dot alone would be resolved away; a reference has letters and digits only.
  if (!/^[A-Za-z0-9]{6,64}$/.test(reference)) return { kind: "general-error" };
  const got = await call(fetcher, `${base}/api/bro/${reference}/retry-payment/`, {
    neighbour: "registry",
    retries: { times: 2, pause: 500 },
    shape: answer,
    ...deadline(),
  });
  if (got.ok) {
    const paymentURL = paymentAddress(got.value.paymentURL, paymentOrigins);
    return paymentURL ? { kind: "payment", paymentURL } : { kind: "no-connection" };
  }
  const { status = 0 } = got;
  if (status === 410) return { kind: "payment-outstanding" };
  return status >= 400 && status < 500 ? { kind: "general-error" } : { kind: "no-connection" };
}

/** An address that a visitor may be sent to for paying: of a known origin (quality F4); nothing otherwise. */
export function paymentAddress(address: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, href, username, protocol } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && origins.includes(origin) ? href : undefined;
}
