interface LoggedEvent {
  reference: string;
  /** From a fixed list of our own, or the origin of a neighbour's address. */
  code?: string;
}

/** Logs an event that operators must be able to look up (quality P2). Nothing personal. */
export function logEvent(event: string, more: LoggedEvent): void {
  console.log(line(event, more));
}

/** One that operators must act on. */
export function logErrorEvent(event: string, more: LoggedEvent): void {
  console.error(line(event, more));
}

const line = (event: string, { reference, code }: LoggedEvent): string =>
  JSON.stringify({ time: new Date().toISOString(), event, reference, code });
