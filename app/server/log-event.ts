import { logFailureLine, logLine } from "#workers/log/line.ts";
import { currentRequest } from "#workers/log/request.ts";

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
