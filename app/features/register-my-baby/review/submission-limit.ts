import { logFailure } from "#app/server/log.ts";
import { countUp, type Limit } from "#app/server/rate-limit.ts";
import type { Visit } from "#app/server/visit.ts";
import { countVisitor } from "#app/server/visitor-limit.ts";

const hour = 60 * 60 * 1000;
/** Registrations that somebody may send (quality B1). */
const submissions: Limit = { name: "submission", times: 10, within: hour };
/** How often the button may be pressed for the same one: it registers once, but each press asks the registry. */
const presses: Limit = { name: "submission-press", times: 100, within: hour };
const once: Limit = { name: "submission-key", times: 1, within: hour };

/**
 * Counts a press of "Register this birth". The same submission sent again counts as one.
 * @param key of the submission
 * @returns milliseconds to wait when it was too often, else nothing; a database that cannot count stops nobody
 */
export async function countSubmission(
  request: Request,
  visit: Visit,
  key: string,
): Promise<number | undefined> {
  const { db, now } = visit.account;
  try {
    const wait = await countUp(db, [{ limit: presses, who: key }], now);
    if (wait !== undefined) return wait;
    const isAgain = (await countUp(db, [{ limit: once, who: key }], now)) !== undefined;
    return isAgain ? undefined : await countVisitor(request, visit, submissions);
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}
