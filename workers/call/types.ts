export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** Made anew for every attempt. */
export interface StreamedBody {
  /** Bytes. */
  size: number;
  content(): AsyncIterable<Uint8Array>;
}

/** The body is text, or can be streamed anew, so that the request can be sent again. */
export interface OutgoingRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string | StreamedBody;
}

interface AnswerShape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface ExpectedAnswer<T> {
  /** "json" refuses any other content type and parses; "text" takes any type and gives the text. */
  as: "json" | "text";
  /** Statuses besides 200 to 299 that are answers and not failures. */
  accepts: readonly number[];
  shape?: AnswerShape<T>;
  maxBytes: number;
}

/** "left-alone": not called at all, because the breaker is open. */
export type FailureKind = "timeout" | "unreachable" | "status" | "shape" | "too-large" | "left-alone";

/**
 * `value` is shared with later callers where it is remembered: read it only. `at`: when it was received (milliseconds). `stale`:
 * a later call failed with `failure`.
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

/** `status` is set for the kind "status", `retryAfter` (milliseconds from now) for "left-alone". */
export interface Failure {
  ok: false;
  kind: FailureKind;
  status?: number;
  retryAfter?: number;
}

export interface CallOptions<T> extends Partial<ExpectedAnswer<T>> {
  /** Calls of one name share a breaker and remembered answers. */
  neighbour: string;
  /** Milliseconds for the whole call: all attempts, pauses and the reading of the body. Default 4,000. */
  deadline?: number;
  /** Milliseconds for one attempt, body included. Default: what is left of the deadline. */
  attempt?: number;
  /** Further attempts after a network failure; the first pause in milliseconds, doubled each time. Default none. */
  retries?: { times: number; pause?: number };
  /** The request may be repeated although its method is not safe (it has an idempotency key, or only calculates). */
  idempotent?: boolean;
  /** The visitor pressed "try again": call even while the breaker is open. A Retry-After still holds. */
  probe?: boolean;
  /**
   * Keeps the last good answer: not asked again while `fresh` (seconds, 60), served as stale up to `keep` (seconds, 24 h) when
   * the source fails. An answer `of` another version is not fresh.
   */
  remember?: { key?: string; fresh?: number; keep?: number; of?: string };
  now?: () => number;
}
