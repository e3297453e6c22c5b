import * as z from "zod";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../../http/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

export type PaymentRetry =
  | { kind: "payment"; paymentURL: string }
  /** Status 410: paid already, or unknown. */
  | { kind: "payment-outstanding" }
  | { kind: "general-error" }
  | { kind: "no-connection" };

const answer = z.object({ paymentURL: z.string() });

export async function retryPayment(
  { fetcher, base, paymentOrigins }: RegistryNeighbour,
  deadline: Deadline,
  reference: string,
): Promise<PaymentRetry> {
  // A dot alone would be resolved away.
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

/** @returns nothing for an origin that is not configured (quality F4) */
export function paymentAddress(address: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, href, username, protocol } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && origins.includes(origin) ? href : undefined;
}
