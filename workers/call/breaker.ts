// Leaves a failing neighbour alone. One breaker for each neighbour's name, in the memory of the isolate.

/** Failed calls in a row after which a neighbour is left alone, and for how long (milliseconds). */
const failureLimit = 5;
const openDuration = 30_000;
/** The longest Retry-After that is believed. */
const maxRetryAfter = 24 * 60 * 60 * 1000;

export class Breaker {
  #failures = 0;
  #pausedUntil = 0;
  #askedToWaitUntil = 0;

  /**
   * Milliseconds for which the neighbour is to be left alone; 0 when it may be asked.
   * A probe passes a pause of ours, but not a time that the neighbour itself has named.
   */
  waitBefore(now: number, probe: boolean): number {
    const asked = this.#askedToWaitUntil - now;
    if (asked > 0) return asked;
    if (this.#failures < failureLimit || probe) return 0;
    const paused = this.#pausedUntil - now;
    if (paused > 0) return paused;
    // The pause is over: this one call finds out for all, the others wait for its outcome.
    this.#pausedUntil = now + openDuration;
    return 0;
  }

  answered(): void {
    this.#failures = 0;
  }

  /** @param retryAfter the header of that name: seconds, or a date; without meaning (or empty) it counts as our own pause */
  failed(now: number, retryAfter?: string): void {
    this.#failures++;
    if (this.#failures >= failureLimit) this.#pausedUntil = now + openDuration;
    if (retryAfter !== undefined)
      this.#askedToWaitUntil = now + Math.min(maxRetryAfter, millisecondsFrom(retryAfter, now));
  }
}

function millisecondsFrom(retryAfter: string, now: number): number {
  const seconds = /^\d{1,9}$/.test(retryAfter.trim()) ? Number(retryAfter) : Number.NaN;
  if (!Number.isNaN(seconds)) return seconds * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? openDuration : Math.max(0, date - now);
}

const breakers = new Map<string, Breaker>();

/** The breaker that all calls to this neighbour share. */
export function breakerOf(neighbour: string): Breaker {
  const breaker = breakers.get(neighbour) ?? new Breaker();
  breakers.set(neighbour, breaker);
  return breaker;
}
