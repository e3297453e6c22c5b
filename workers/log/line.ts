import { currentRequest } from "./request.ts";

/** All that a log line may hold: nothing else can be written. Values are from lists of our own, numbers or hashes. */
export interface LogFields {
  /** When the line belongs to no request; else that of the request. */
  reference?: string | undefined;
  /** When it is not the request's own. */
  route?: string | undefined;
  code?: string | undefined;
  kind?: string | undefined;
  neighbour?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  took?: number | undefined;
  /** Lines of our code, as the bundle names them: `node workers/local/where.mjs` finds them in the source. */
  place?: string[] | undefined;
  /** Keyed hashes under a key that changes every day. */
  browser?: string | undefined;
  person?: string | undefined;
  network?: string | undefined;
  /** Of a job: how many of what. */
  counts?: Readonly<Record<string, number>> | undefined;
}

/** An event that operators must be able to look up. */
export function logLine(event: string, fields: LogFields = {}): void {
  console.log(line(event, fields));
}

/** One that operators must act on when it goes on: it is counted. */
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
