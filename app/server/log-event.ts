import { currentRequest, logFailureLine, logLine } from "#workers/log/index.ts";

interface LoggedEvent {
  reference: string;
  code?: string;
}

/** For operators to look up. Nothing personal. */
export function logEvent(event: string, { reference, code }: LoggedEvent): void {
  logLine(event, { reference, code });
  const request = currentRequest();
  if (request) request.hasEvent = true;
}

export function logErrorEvent(event: string, { reference, code }: LoggedEvent): void {
  logFailureLine(event, { reference, code });
}
