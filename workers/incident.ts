// A log line has fixed fields: never an address, a body or a stack.

/** `path` is a route's pattern, so it contains no visitor's value. */
interface Incident {
  time: string;
  reference: string;
  path: string;
  kind: string;
}

/**
 * @param kind a failure's name from code, such as "timeout" or an error's class
 * @returns the random reference to show to the caller
 */
export function logIncident(path: string, kind: string): string {
  const reference = crypto.randomUUID();
  const incident: Incident = { time: new Date().toISOString(), reference, path, kind };
  console.error(JSON.stringify(incident));
  return reference;
}
