import type { Visit } from "./visit.ts";

/**
 * Writes what went wrong with a fixed list of fields. No body, query, cookie or address of a person is ever
 * logged, and of the error only its kind and the place in our own code.
 *
 * @param visit nothing when the failure came before there was one
 */
export function logFailure(error: unknown, visit?: Visit): void {
  const { name, stack } = error instanceof Error ? error : new Error(String(error));
  // Only lines that name a place: a message may have several lines, and what it says may be personal.
  const place = stack
    ?.split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 3);
  const time = new Date().toISOString();
  console.error(
    JSON.stringify({
      time,
      event: "failure",
      reference: visit?.reference,
      path: visit?.path,
      kind: name,
      place,
    }),
  );
}
