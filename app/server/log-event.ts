/** Logs an event that operators must be able to look up (quality P2). Nothing personal. @param code from a fixed list of our own */
export function logEvent(event: string, { reference, code }: { reference: string; code?: string }): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, reference, code }));
}
