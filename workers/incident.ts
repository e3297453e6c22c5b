// A log line has fixed fields: never an address, a body or a stack.

interface Incident {
  time: string;
  reference: string;
  path: string;
  kind: string;
}

/** `kind`: a failure's name from code, never a message. Returns the reference to show to the caller. */
export function logIncident(path: string, kind: string): string {
  const reference = crypto.randomUUID();
  const incident: Incident = { time: new Date().toISOString(), reference, path, kind };
  console.error(JSON.stringify(incident));
  return reference;
}
