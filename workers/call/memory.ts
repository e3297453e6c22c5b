// Last good answers, in the memory of the isolate. Only finished values are kept: a request may not wait for another request's promise.

import type { Answer } from "./types.ts";

/** `of` is the version of the source that it belongs to, where its caller knows one. */
type CachedAnswer<T> = Omit<Answer<T>, "stale"> & { of?: string | undefined };

/** Together at most this many bytes as received; the answers kept longest go first. */
const maxBytes = 10_000_000;
const maxAnswers = 500;

const answers = new Map<string, { answer: CachedAnswer<unknown>; size: number }>();
let bytes = 0;

/** The last good answer under this key, of whatever age. The key vouches for its type. */
export function recall<T>(key: string): CachedAnswer<T> | undefined {
  return answers.get(key)?.answer as CachedAnswer<T> | undefined;
}

/** @param size bytes the answer had when it was received */
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
