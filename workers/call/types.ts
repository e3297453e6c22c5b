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
  as: "json" | "text" | "bytes";
  accepts: readonly number[];
  shape?: AnswerShape<T>;
  maxBytes: number;
}

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
  neighbour: string;
  /** Milliseconds for all attempts and pauses together, bodies included. Default 4,000. */
  deadline?: number;
  attempt?: number;
  /** After network failures only. `pause`: milliseconds, doubled each time. */
  retries?: { times: number; pause?: number };
  idempotent?: boolean;
  probe?: boolean;
  /** Seconds. Not asked again while `fresh` (60) and `of` the same version; served stale up to `keep` (24 h) if the source fails. */
  remember?: { key?: string; fresh?: number; keep?: number; of?: string };
  now?: () => number;
}
