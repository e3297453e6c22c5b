import { logFailureLine } from "./log/line.ts";
import { currentRequest } from "./log/request.ts";

/** `route` is a pattern, `kind` never a message: neither holds what anybody typed. */
export function logIncident(route: string, kind: string): string {
  const reference = currentRequest()?.id ?? crypto.randomUUID();
  logFailureLine("failure", { reference, route, kind });
  return reference;
}
