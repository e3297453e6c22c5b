export { currentRequest, inRequest, requestIdHeader } from "#workers/log/request.ts";
export { type JobRun, type KnownState, recordRun } from "#workers/log/state.ts";
export { watchedRequest } from "#workers/log/watched.ts";

import { type KnownState, readState } from "#workers/log/state.ts";
import { withTimeout } from "./http/with-timeout.ts";
import { logFailure } from "./log.ts";

export async function knownState(db: D1Database | undefined, now: number): Promise<KnownState | undefined> {
  try {
    return db && (await withTimeout(readState(db, now)));
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}
