// How any neighbour over HTTP is called: in time, in size, in shape, and never with an exception.

import { type Asked, attempt, type Expected, type Fetcher, type Tried } from "./call/attempt.ts";
import { breakerOf } from "./call/breaker.ts";
import { recall, remember } from "./call/memory.ts";

export type { Asked, Fetcher, Shape } from "./call/attempt.ts";

/** What went wrong: no answer in time, no connection (or a cut one), a refusing status, a wrong type or shape, over 5 MB, or not asked at all. */
export type FailureKind = "timeout" | "unreachable" | "status" | "shape" | "too-large" | "left-alone";

/**
 * A neighbour's answer. `value` is checked by the shape, shared with later callers where it is remembered, and so only to be read.
 * `at` is when the neighbour gave it (milliseconds); `stale` says that it was asked again since and failed with `failure`.
 */
export interface Answer<T> {
  ok: true;
  status: number;
  value: T;
  headers: Record<string, string>;
  at: number;
  stale: boolean;
  failure?: FailureKind;
}

/** Why there is no answer; `status` is there for the kind "status", `retryAfter` (milliseconds from now) for "left-alone". */
export interface Failure {
  ok: false;
  kind: FailureKind;
  status?: number;
  retryAfter?: number;
}

export interface CallOptions<T> extends Partial<Expected<T>> {
  /** The neighbour's name: calls of one name share a breaker, and remembered answers belong to it. */
  neighbour: string;
  /** Milliseconds for the whole call: all attempts, the pauses between them and the reading of the body. 4,000 unless told. */
  deadline?: number;
  /** Milliseconds for one attempt, body included; what is left of the deadline unless told. */
  attempt?: number;
  /** Further attempts after a network failure, and the first pause in milliseconds, doubled each time. None unless told. */
  retries?: { times: number; pause?: number };
  /** The request may be sent twice although its method is not safe (it carries an idempotency key, or only calculates). */
  idempotent?: boolean;
  /** A visitor pressed 'try again': ask even while the neighbour is left alone after failures. A Retry-After still holds. */
  probe?: boolean;
  /** Keep the last good answer: not asked again while `fresh` (seconds, 60), served as stale up to `keep` (seconds, 24 h) when the source fails. An answer `of` another version is not fresh. */
  remember?: { key?: string; fresh?: number; keep?: number; of?: string };
  /** The clock, in milliseconds. */
  now?: () => number;
}

const DAY = 24 * 60 * 60;
const SAFE = ["GET", "HEAD", "OPTIONS"];
/** With less time left than this (milliseconds) no further attempt is begun. */
const WORTH_TRYING = 100;

/**
 * Asks a neighbour over HTTP.
 * @param fetcher a service binding, or `{ fetch: (request) => fetch(request) }` for the open network
 * @param asked an address, or address, method, headers and body (text)
 * @returns the checked answer, or a typed failure; never throws for anything the neighbour does
 */
export async function call<T = unknown>(
  fetcher: Fetcher,
  asked: string | URL | Asked,
  options: CallOptions<T>,
): Promise<Answer<T> | Failure> {
  const request: Asked = typeof asked === "string" || asked instanceof URL ? { url: asked } : asked;
  const now = options.now ?? Date.now;
  const key = memoryKey(request, options);
  const known = key === undefined ? undefined : recall<T>(key);
  const { fresh = 60, keep = DAY, of } = options.remember ?? {};
  if (known && known.of === of && now() - known.at < fresh * 1000)
    return { ...known, ok: true, stale: false };

  const result = await askUnlessLeftAlone(fetcher, request, options, now);
  if (result.ok) {
    const { size, ...answer } = result;
    if (key !== undefined) remember(key, { ...answer, of }, size);
    return { ...answer, stale: false };
  }
  if (known && !isTheRequestsFault(result) && now() - known.at < keep * 1000)
    return { ...known, ok: true, stale: true, failure: result.kind };
  return result;
}

type Good<T> = Omit<Answer<T>, "stale"> & { size: number };

async function askUnlessLeftAlone<T>(
  fetcher: Fetcher,
  request: Asked,
  options: CallOptions<T>,
  now: () => number,
): Promise<Good<T> | Failure> {
  const breaker = breakerOf(options.neighbour);
  const wait = breaker.waitBefore(now(), options.probe ?? false);
  if (wait > 0) return { ok: false, kind: "left-alone", retryAfter: wait };

  const tried = await tryInTime(fetcher, request, options, now);
  if (tried.ok) {
    breaker.answered();
    return { ...tried, at: now() };
  }
  const { ok, kind, status } = tried;
  if (isTheRequestsFault(tried)) breaker.answered();
  else breaker.failed(now(), tried.retryAfter);
  return status === undefined ? { ok, kind } : { ok, kind, status };
}

async function tryInTime<T>(
  fetcher: Fetcher,
  request: Asked,
  options: CallOptions<T>,
  now: () => number,
): Promise<Tried<T>> {
  const { deadline = 4_000, retries, as = "json", accepts = [], shape, maxBytes = 5_000_000 } = options;
  const mayRepeat = options.idempotent || SAFE.includes(request.method ?? "GET");
  const end = now() + deadline;
  let pause = retries?.pause ?? 500;
  for (let left = mayRepeat ? (retries?.times ?? 0) : 0; ; left--, pause *= 2) {
    const time = Math.min(options.attempt ?? deadline, end - now());
    const tried = await attempt(fetcher, request, { as, accepts, shape, maxBytes }, time);
    const isNetworkFailure = !tried.ok && (tried.kind === "timeout" || tried.kind === "unreachable");
    if (!isNetworkFailure || left <= 0 || end - now() < pause + WORTH_TRYING) return tried;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** Statuses that say the request was wrong, not the neighbour: they open no breaker and bring no older answer back. */
function isTheRequestsFault(failure: { kind: FailureKind; status?: number }): boolean {
  return failure.kind === "status" && [400, 404, 405, 409, 413, 414, 415, 422].includes(failure.status ?? 0);
}

/** Only what is read may be remembered, unless the caller names the answer itself. */
function memoryKey<T>(request: Asked, { neighbour, remember }: CallOptions<T>): string | undefined {
  if (!remember) return undefined;
  if (remember.key === undefined && (request.method ?? "GET") !== "GET") return undefined;
  return `${neighbour} ${remember.key ?? request.url}`;
}
