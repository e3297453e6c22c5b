import { AsyncLocalStorage } from "node:async_hooks";

/** What log lines say of the request, or the run of a job, that they belong to. */
export interface LoggedRequest {
  /** Stands in the answer as X-Request-Id, on error pages, and in every line of both workers. */
  id: string;
  /** The pattern of the address, never the address itself: it can hold what somebody looked for. */
  route(): string;
  /** Counts a failure where operators find it. */
  count?(event: string): void;
  /** A neighbour is left alone from now on, or answers again. */
  note?(neighbour: string, isDown: boolean): void;
  /** Whether an event was logged that says something of the visitor's doings: who it was is then logged as hashes. */
  hasEvent?: boolean;
  /** The service is closed for a time that was announced: that is no failure. */
  isAnnounced?: boolean;
  /** Who is logged in. Never logged as it is. */
  person?: string | undefined;
}

const requests = new AsyncLocalStorage<LoggedRequest>();

export const inRequest = <T>(request: LoggedRequest, work: () => T): T => requests.run(request, work);

export const currentRequest = (): LoggedRequest | undefined => requests.getStore();

export const requestIdHeader = "X-Request-Id";

/** Only of our own other worker: what a browser or a neighbour sends is never believed. */
export function requestIdFrom(headers: Headers): string {
  const sent = headers.get(requestIdHeader) ?? "";
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}
