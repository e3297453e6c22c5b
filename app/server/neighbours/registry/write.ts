import { type Answer, call, type Failure, type OutgoingRequest } from "#workers/call/index.ts";
import type { Deadline } from "../../http/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

/** Spec 2 section 7: three attempts, 1,000 ms apart. */
const maxAttempts = 3;
const defaultPause = 1_000;
/** Milliseconds: three and two pauses stay below the 35 s that a submission may take (quality R2). */
const defaultAttemptTimeout = 10_000;

export interface RegistryWrite {
  /** Each has its own breaker: the tax agency's troubles must not stop a registration. */
  neighbour: "registry" | "myir";
  path: string;
  body?: object;
  /** Sent as `Idempotency-Key`, the same in every attempt. */
  key: string;
  attempt?: number;
  accepts: readonly number[];
}

/**
 * Repeated only after no answer or a status of 500 and up (quality D3). A refusal that comes after a lost answer is not returned: what
 * was sent first may have arrived.
 */
export async function write(
  { fetcher, base, pause = defaultPause, attempt = defaultAttemptTimeout }: RegistryNeighbour,
  deadline: Deadline,
  { neighbour, path, body, key, accepts, attempt: most = defaultAttemptTimeout }: RegistryWrite,
): Promise<Answer<string> | Failure> {
  const asked: OutgoingRequest = {
    url: base + path,
    method: "POST",
    headers: { ...csrfHeaders(), "Idempotency-Key": key, Accept: "application/json", ...contentType(body) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  const { probe } = deadline();
  let lost: Failure | undefined;
  for (let left = maxAttempts - 1; ; left--) {
    const answer = await call<string>(fetcher, asked, {
      neighbour,
      deadline: Math.min(attempt, most),
      as: "text",
      accepts,
      probe,
    });
    const isLost = isTransient(answer);
    if (left === 0 || !isLost) return lost && !isLost && !isVerdict(answer) ? lost : answer;
    lost = answer;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

const contentType = (body?: object): Record<string, string> =>
  body ? { "Content-Type": "application/json" } : {};

/** The calls were made for browsers: the same token in a cookie and in a header (facts 6). */
function csrfHeaders(): Record<string, string> {
  const word = crypto.randomUUID();
  return { Cookie: `csrftoken=${word}`, "X-CSRFToken": word };
}

function isTransient(answer: Answer<string> | Failure): answer is Failure {
  if (answer.ok) return false;
  const { kind, status = 0 } = answer;
  return kind === "timeout" || kind === "unreachable" || (kind === "status" && status >= 500);
}

/** Says what became of an attempt before it whose answer was lost. */
const isVerdict = (answer: Answer<string> | Failure): boolean => answer.ok && answer.status !== 410;
