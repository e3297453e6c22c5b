import { AsyncLocalStorage } from "node:async_hooks";

export interface LoggedRequest {
  id: string;
  /** A pattern: the address itself may hold what somebody looked for. */
  route(): string;
  count?(event: string): void;
  note?(neighbour: string, isDown: boolean): void;
  hasEvent?: boolean;
  isAnnounced?: boolean;
  person?: string | undefined;
}

const requests = new AsyncLocalStorage<LoggedRequest>();

export const inRequest = <T>(request: LoggedRequest, work: () => T): T => requests.run(request, work);

export const currentRequest = (): LoggedRequest | undefined => requests.getStore();

export const requestIdHeader = "X-Request-Id";

/** Believed only from our own other worker. */
export function requestIdFrom(headers: Headers): string {
  const sent = headers.get(requestIdHeader) ?? "";
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}
