import * as z from "zod";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../../limits/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { isReference } from "./status.ts";

export type PaymentRetry =
  | { kind: "payment"; paymentURL: string }
  /** Not a configured payment page. */
  | { kind: "unexpected-origin"; origin: string }
  /** Status 410: handled already, or unknown. */
  | { kind: "payment-outstanding" }
  | { kind: "general-error" }
  | { kind: "no-connection" };

const answer = z.object({ paymentURL: z.string() });

export async function retryPayment(
  { fetcher, base, paymentOrigins }: RegistryNeighbour,
  deadline: Deadline,
  reference: string,
): Promise<PaymentRetry> {
  if (!isReference(reference)) return { kind: "general-error" };
  const got = await call(fetcher, `${base}/api/bro/${reference}/retry-payment/`, {
    neighbour: "registry",
    retries: { times: 2, pause: 500 },
    shape: answer,
    ...deadline(),
  });
  if (got.ok) {
    const page = paymentAddress(got.value.paymentURL, paymentOrigins);
    return "url" in page
      ? { kind: "payment", paymentURL: page.url }
      : { kind: "unexpected-origin", origin: page.unexpected };
  }
  const { status = 0 } = got;
  if (status === 410) return { kind: "payment-outstanding" };
  return status >= 400 && status < 500 ? { kind: "general-error" } : { kind: "no-connection" };
}

/** @returns only the origin if it is not configured, "unreadable" if there is none */
export function paymentAddress(
  address: string,
  origins: readonly string[],
): { url: string } | { unexpected: string } {
  if (!URL.canParse(address)) return { unexpected: "unreadable" };
  const { origin, href, username, protocol } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  if (!isWeb) return { unexpected: "unreadable" };
  return username === "" && origins.includes(origin) ? { url: href } : { unexpected: origin };
}
