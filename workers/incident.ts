import { currentRequest, logFailureLine } from "./log/index.ts";

/** `route`: a pattern; `kind`: a failure's name from code, never a message. Returns the reference to show to the caller. */
export function logIncident(route: string, kind: string): string {
  const reference = currentRequest()?.id ?? crypto.randomUUID();
  logFailureLine("failure", { reference, route, kind });
  return reference;
}
