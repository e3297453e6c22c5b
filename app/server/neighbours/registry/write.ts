import { type Answer, call, type Failure, type OutgoingRequest } from "#workers/call/index.ts";
import type { Deadline } from "../../limits/deadline.ts";
import { limits } from "../../limits/limits.ts";
import { writeWithAttempts } from "../write-attempts.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

/** Milliseconds. */
const defaultAttemptTimeout = 10_000;

export interface RegistryWrite {
  /** Each has its own breaker: trouble at the tax agency must not stop a registration. */
  neighbour: "registry" | "myir";
  path: string;
  body?: object;
  key: string;
  attempt?: number;
  /** Milliseconds since the request began, for all attempts together. */
  whole?: number;
  accepts: readonly number[];
}

export async function write(
  { fetcher, base, pause, attempt = defaultAttemptTimeout }: RegistryNeighbour,
  deadline: Deadline,
  {
    neighbour,
    path,
    body,
    key,
    accepts,
    attempt: most = defaultAttemptTimeout,
    whole = limits.submissionWait,
  }: RegistryWrite,
): Promise<Answer<string> | Failure> {
  const asked: OutgoingRequest = {
    url: base + path,
    method: "POST",
    headers: { ...csrfHeaders(), "Idempotency-Key": key, Accept: "application/json", ...contentType(body) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  const { probe, deadline: left } = deadline(whole);
  const once = (time: number) =>
    call<string>(fetcher, asked, { neighbour, deadline: time, as: "text", accepts, probe });
  return writeWithAttempts(once, { pause, attempt: Math.min(attempt, most), whole: left, isVerdict });
}

const contentType = (body?: object): Record<string, string> =>
  body ? { "Content-Type": "application/json" } : {};

/** The calls were made for browsers: the same token in a cookie and in a header. */
function csrfHeaders(): Record<string, string> {
  const word = crypto.randomUUID();
  return { Cookie: `csrftoken=${word}`, "X-CSRFToken": word };
}

const isVerdict = (answer: Answer<string> | Failure): boolean => answer.ok && answer.status !== 410;
