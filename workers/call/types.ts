export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

export interface StreamedBody {
  size: number;
  content(): AsyncIterable<Uint8Array>;
}

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
  as: "json" | "text";
  accepts: readonly number[];
  shape?: AnswerShape<T>;
  maxBytes: number;
}

/** "left-alone": not called, because the breaker is open. */
export type FailureKind = "timeout" | "unreachable" | "status" | "shape" | "too-large" | "left-alone";

/** `value` may be shared with later callers: never change it. `at`: milliseconds. `stale`: a later call failed. */
export interface Answer<T> {
  ok: true;
  status: number;
  value: T;
  headers: Record<string, string>;
  at: number;
  stale: boolean;
  failure?: FailureKind;
}

/** `retryAfter`: milliseconds from now, for "left-alone" only. */
export interface Failure {
  ok: false;
  kind: FailureKind;
  status?: number;
  retryAfter?: number;
}

export interface CallOptions<T> extends Partial<ExpectedAnswer<T>> {
  /** Calls with the same name share a breaker and remembered answers. */
  neighbour: string;
  /** Milliseconds for all attempts and pauses together. Default 4,000. */
  deadline?: number;
  /** Milliseconds, body included. Default: what is left of the deadline. */
  attempt?: number;
  /** After network failures only. `pause`: milliseconds, doubled each time. */
  retries?: { times: number; pause?: number };
  /** Safe to repeat whatever its method: it has an idempotency key, or only calculates. */
  idempotent?: boolean;
  /** The visitor pressed "try again": call even while the breaker is open. */
  probe?: boolean;
  /** Seconds. Not asked again while `fresh` (60) and `of` the same version; served stale up to `keep` (24 h) if the source fails. */
  remember?: { key?: string; fresh?: number; keep?: number; of?: string };
  now?: () => number;
}
