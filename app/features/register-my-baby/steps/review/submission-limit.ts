import { countAttempts, type RateLimit } from "#app/server/http/rate-limit.ts";
import { countVisitor } from "#app/server/http/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";

const hour = 60 * 60 * 1000;
/** Registrations that somebody may send (quality B1). */
const submissions: RateLimit = { name: "submission", times: 10, within: hour };
/** How often the button may be pressed for the same one: it registers once, but each press asks the registry. */
const presses: RateLimit = { name: "submission-press", times: 100, within: hour };

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
    const [press] = await countAttempts(db, [{ limit: presses, who: key }], now);
    if (press && press.times > presses.times) return press.left;
    const isAgain = press !== undefined && press.times > 1;
    return isAgain ? undefined : await countVisitor(request, visit, submissions);
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}
