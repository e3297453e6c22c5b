import { kindOf } from "#workers/log/kind.ts";
import { logFailureLine } from "#workers/log/line.ts";

/** Only the error's kind and place in our code: its message may quote what somebody typed. */
export function logFailure(error: unknown, at?: { reference: string }): void {
  logFailureLine("failure", { reference: at?.reference, kind: kindOf(error), place: placeOf(error) });
}

const placeOf = (error: unknown): string[] | undefined =>
  (error instanceof Error ? error.stack : undefined)
    ?.split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 3);
