const failureLimit = 5;
const openDuration = 30_000;
/** Milliseconds. A longer Retry-After is cut to this, so that one answer cannot shut everybody out for a day. */
const maxRetryAfter = 5 * 60 * 1000;

export class Breaker {
  #failures = 0;
  #pausedUntil = 0;
  #askedToWaitUntil = 0;

  /** Milliseconds to wait. A `probe` ignores our own pause, but not the neighbour's Retry-After. */
  waitBefore(now: number, probe: boolean): number {
    const asked = this.#askedToWaitUntil - now;
    if (asked > 0) return asked;
    if (this.#failures < failureLimit || probe) return 0;
    const paused = this.#pausedUntil - now;
    if (paused > 0) return paused;
    this.#pausedUntil = now + openDuration;
    return 0;
  }

  answered(): boolean {
    const wasOpen = this.#failures >= failureLimit;
    this.#failures = 0;
    return wasOpen;
  }

  /** @param retryAfter seconds or a date; anything unreadable counts as our own pause */
  failed(now: number, retryAfter?: string): boolean {
    this.#failures++;
    if (this.#failures >= failureLimit) this.#pausedUntil = now + openDuration;
    if (retryAfter !== undefined)
      this.#askedToWaitUntil = now + Math.min(maxRetryAfter, millisecondsFrom(retryAfter, now));
    return this.#failures >= failureLimit;
  }
}

function millisecondsFrom(retryAfter: string, now: number): number {
  const seconds = /^\d{1,9}$/.test(retryAfter.trim()) ? Number(retryAfter) : Number.NaN;
  if (!Number.isNaN(seconds)) return seconds * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? openDuration : Math.max(0, date - now);
}

const breakers = new Map<string, Breaker>();

export function breakerOf(neighbour: string): Breaker {
  const breaker = breakers.get(neighbour) ?? new Breaker();
  breakers.set(neighbour, breaker);
  return breaker;
}
