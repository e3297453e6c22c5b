/** A service binding, or anything else that answers a request. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** A request that can be sent more than once: its body is text, not a stream. */
export interface OutgoingRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What zod's schemas offer, and all that is needed of them. */
export interface AnswerShape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** What a good answer looks like. */
export interface ExpectedAnswer<T> {
  /** "json" refuses any other content type and parses; "text" takes any type and gives the text. */
  as: "json" | "text";
  /** Statuses besides 200 to 299 that are answers and not failures. */
  accepts: readonly number[];
  shape?: AnswerShape<T>;
  maxBytes: number;
}

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

export interface CallOptions<T> extends Partial<ExpectedAnswer<T>> {
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
