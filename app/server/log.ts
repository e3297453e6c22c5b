/** Never a body, query, cookie or address of a person; of the error only its kind and the place in our code. */
export function logFailure(error: unknown, at?: { reference: string; path: string }): void {
  const { name, stack } = error instanceof Error ? error : new Error(String(error));
  // Only lines that name a place: the message may have several lines, and may be personal.
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
      reference: at?.reference,
      path: at?.path,
      kind: name,
      place,
    }),
  );
}
