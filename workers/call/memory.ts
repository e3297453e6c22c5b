// Only finished answers are kept: here, one request may not await another request's promise.

import type { Answer } from "./types.ts";

type CachedAnswer<T> = Omit<Answer<T>, "stale"> & { of?: string | undefined };

/** Bytes as received; the oldest answers go first. */
const maxBytes = 10_000_000;
const maxAnswers = 500;

const answers = new Map<string, { answer: CachedAnswer<unknown>; size: number }>();
let bytes = 0;

export function recall<T>(key: string): CachedAnswer<T> | undefined {
  return answers.get(key)?.answer as CachedAnswer<T> | undefined;
}

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
