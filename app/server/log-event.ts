import { currentRequest, logFailureLine, logLine } from "#workers/log/index.ts";

interface LoggedEvent {
  reference: string;
  /** From a fixed list of our own, or the origin of a neighbour's address. */
  code?: string;
}

/** Logs an event that operators must be able to look up. Nothing personal. */
export function logEvent(event: string, { reference, code }: LoggedEvent): void {
  logLine(event, { reference, code });
  const request = currentRequest();
  if (request) request.hasEvent = true;
}

/** One that operators must act on. */
export function logErrorEvent(event: string, { reference, code }: LoggedEvent): void {
  logFailureLine(event, { reference, code });
}
