/**
 * Writes that something happened which those who run the site must be able to look up (quality P2): a fixed list of fields, with
 * the time and the reference of the request. Nothing of a person is among them.
 * @param code what it came to, from a fixed list of our own
 */
export function logEvent(event: string, { reference, code }: { reference: string; code?: string }): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, reference, code }));
}
