// What is written to the log when something fails: a fixed list of fields, never an address, a body or a stack.

/** One line of the log. `path` is a route's pattern, so no value of a visitor's can be in it. */
interface Incident {
  time: string;
  reference: string;
  path: string;
  kind: string;
}

/**
 * Logs that something failed.
 * @param kind a failure's name from code, such as "timeout" or an error's class
 * @returns the random reference to show to the caller
 */
export function logIncident(path: string, kind: string): string {
  const reference = crypto.randomUUID();
  const incident: Incident = { time: new Date().toISOString(), reference, path, kind };
  console.error(JSON.stringify(incident));
  return reference;
}
