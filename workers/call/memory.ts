// Only finished answers are kept in the isolate's memory: on this platform one request may not await another request's promise.

import type { Answer } from "./types.ts";

/** `of`: version of the source that it belongs to. */
type CachedAnswer<T> = Omit<Answer<T>, "stale"> & { of?: string | undefined };

/** Total bytes as received; the oldest answers are dropped first. */
const maxBytes = 10_000_000;
const maxAnswers = 500;

const answers = new Map<string, { answer: CachedAnswer<unknown>; size: number }>();
let bytes = 0;

export function recall<T>(key: string): CachedAnswer<T> | undefined {
  return answers.get(key)?.answer as CachedAnswer<T> | undefined;
}

/** @param size bytes as received */
export function remember<T>(key: string, answer: CachedAnswer<T>, size: number): void {
  forget(key);
  answers.set(key, { answer, size });
  bytes += size;
  for (const oldest of answers.keys()) {
    if (bytes <= maxBytes && answers.size <= maxAnswers) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytes -= answers.get(key)?.size ?? 0;
  answers.delete(key);
}
