import { countAttempts, type RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";

const hour = 60 * 60 * 1000;
const submissionLimit: RateLimit = { name: "submission", times: 10, within: hour };
/** One registration is registered only once, but every press asks the registry. */
const pressLimit: RateLimit = { name: "submission-press", times: 100, within: hour };

/** @returns milliseconds to wait; if the database cannot count, nobody is stopped */
export async function countSubmission(
  request: Request,
  visit: Visit,
  key: string,
): Promise<number | undefined> {
  const { db, now } = visit.account;
  try {
    const [press] = await countAttempts(db, [{ limit: pressLimit, who: key }], now);
    if (press && press.times > pressLimit.times) return press.left;
    const isRepeated = press !== undefined && press.times > 1;
    return isRepeated ? undefined : await countVisitor(request, visit, submissionLimit);
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}
