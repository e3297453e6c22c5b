import { type Answer, call, type Failure, type OutgoingRequest } from "#workers/call/index.ts";
import type { Deadline } from "../../http/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

/** Spec 2 section 7: three tries in all, 1,000 ms apart. */
const maxAttempts = 3;
const defaultPause = 1_000;
/** Three of them and two pauses stay below the 35 s that a submission may take (quality R2). */
const defaultAttemptTimeout = 10_000;

/** Something written to a neighbour behind the registry's address. */
export interface RegistryWrite {
  /** Calls of one name share a breaker: the tax agency's troubles must not stop a registration. */
  neighbour: "registry" | "myir";
  /** From /api/bro on. */
  path: string;
  body?: object;
  /** Sent as `Idempotency-Key`, the same in every try, so that whatever is lost on the way counts once. */
  key: string;
  /** Milliseconds that one try may take at most, where a page waits for it. */
  attempt?: number;
  /** Statuses besides 200 to 299 that are answers; their text is read too. */
  accepts: readonly number[];
}

/** Sends it until somebody answers, three times at most. Tried again only after no answer or a status of 500 and up (quality D3). */
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
  for (let left = maxAttempts - 1; ; left--) {
    const answer = await call<string>(fetcher, asked, {
      neighbour,
      deadline: Math.min(attempt, most),
      as: "text",
      accepts,
      probe,
    });
    if (answer.ok || left === 0 || !isTransient(answer)) return answer;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

const contentType = (body?: object): Record<string, string> =>
  body ? { "Content-Type": "application/json" } : {};

/** The calls were made for browsers: the same word in a cookie and in a header shows that a request is no forgery (facts 6). */
function csrfHeaders(): Record<string, string> {
  const word = crypto.randomUUID();
  return { Cookie: `csrftoken=${word}`, "X-CSRFToken": word };
}

const isTransient = ({ kind, status = 0 }: Failure): boolean =>
  kind === "timeout" || kind === "unreachable" || (kind === "status" && status >= 500);
