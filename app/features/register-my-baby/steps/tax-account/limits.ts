import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { errorWords } from "./error-words.ts";

const within = 10 * 60 * 1000;

/** Keeps people from finding out by trial who has which number or username. */
const limits = {
  details: { name: "tax-details", times: 5, within },
  username: { name: "tax-username", times: 10, within },
  reservation: { name: "tax-reservation", times: 10, within },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** @returns a result when the agency must not be asked: too many tries, or the database cannot count them */
export async function rateLimited(
  kind: keyof typeof limits,
  control: string,
  { request, visit, derived }: HookContext,
): Promise<HookResult | undefined> {
  try {
    const wait = await countVisitor(request, visit, limits[kind]);
    if (wait === undefined) return undefined;
    logEvent("tax-account-too-often", { reference: visit.request.reference, code: kind });
    return { derived, errors: { [control]: [errorWords("tooOften", visit.request.language)] }, wait };
  } catch (error) {
    logFailure(error, visit.request);
    return { derived, errors: { [control]: [errorWords("noConnection", visit.request.language)] } };
  }
}
