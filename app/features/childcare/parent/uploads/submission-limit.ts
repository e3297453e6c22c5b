import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";

const submissions = { name: "childcare-submissions", times: 10, within: 60 * 60 * 1000 };

/** @returns milliseconds to wait after too many */
export async function submissionWait(request: Request, visit: Visit): Promise<number | undefined> {
  const wait = await countVisitor(request, visit, submissions).catch(logFailure);
  return wait ?? undefined;
}
