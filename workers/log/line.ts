import { currentRequest } from "./request.ts";

/** Nothing else can be logged. Values are numbers, hashes, or from lists of our own. */
export interface LogFields {
  reference?: string | undefined;
  route?: string | undefined;
  code?: string | undefined;
  kind?: string | undefined;
  neighbour?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  took?: number | undefined;
  place?: string[] | undefined;
  /** Hashes under a key that changes every day. */
  browser?: string | undefined;
  person?: string | undefined;
  network?: string | undefined;
  counts?: Readonly<Record<string, number>> | undefined;
}

export function logLine(event: string, fields: LogFields = {}): void {
  console.log(line(event, fields));
}

export function logFailureLine(event: string, fields: LogFields = {}): void {
  console.error(line(event, fields));
  currentRequest()?.count?.(event === "failure" ? (fields.kind ?? event) : event);
}

function line(event: string, { reference, route, ...fields }: LogFields): string {
  const request = currentRequest();
  return JSON.stringify({
    time: new Date().toISOString(),
    event,
    reference: reference ?? request?.id,
    route: route ?? request?.route(),
    ...fields,
  });
}
