import * as z from "zod";
import type { AmountInForce, AmountsInForce } from "#app/ui/amounts/in-words.ts";
import { call, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

const inForce = z.object({
  amounts: z
    .array(
      z.object({
        id: z.string(),
        value: z.number(),
        unit: z.string(),
        from: z.string(),
        review: z.enum(["04-01", "07-01"]).nullable(),
        source: z.object({ title: z.string(), address: z.string() }),
        confidence: z.enum(["primary", "secondary"]),
        checked: z.string(),
        isOutOfDate: z.boolean(),
      }),
    )
    .transform((all): AmountsInForce => new Map(all.map((each) => [each.id, each as AmountInForce]))),
});

/** Milliseconds until a refresh in the background, and until a page waits for one. */
const maxAge = 60_000;
const maxStale = 600_000;
/** Milliseconds; a page has other neighbours to wait for. */
const callLimit = 1_000;

let latest: { at: number; amounts: AmountsInForce } | undefined;
let askedAt = 0;

export async function amountsInForce(
  services: Fetcher,
  deadline: Deadline,
  now: number,
  afterwards: (work: Promise<unknown>) => void,
): Promise<AmountsInForce> {
  const known = latest;
  if (known && now - Math.max(known.at, askedAt) < maxAge) return known.amounts;
  askedAt = now;
  const asking = ask(services, deadline, now);
  if (!known || now - known.at > maxStale) return asking;
  afterwards(asking);
  return known.amounts;
}

async function ask(services: Fetcher, deadline: Deadline, now: number): Promise<AmountsInForce> {
  const answer = await call(services, "https://services/amounts", {
    neighbour: "amounts",
    shape: inForce,
    ...deadline(),
    attempt: callLimit,
  });
  if (answer.ok) latest = { at: now, amounts: answer.value.amounts };
  return latest?.amounts ?? new Map();
}
