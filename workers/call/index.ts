import { logFailureLine, logLine } from "../log/line.ts";
import { currentRequest } from "../log/request.ts";
import { type AttemptResult, attempt } from "./attempt.ts";
import { breakerOf } from "./breaker.ts";
import { recall, remember } from "./memory.ts";
import type { Answer, CallOptions, Failure, FailureKind, Fetcher, OutgoingRequest } from "./types.ts";

export { streamOf } from "./attempt.ts";
export type {
  Answer,
  CallOptions,
  Failure,
  FailureKind,
  Fetcher,
  OutgoingRequest,
  StreamedBody,
} from "./types.ts";

const daySeconds = 24 * 60 * 60;
const safeMethods = ["GET", "HEAD", "OPTIONS"];
const minAttemptTime = 100;

/** Never throws for anything the neighbour does: its failures are typed answers. */
export async function call<T = unknown>(
  fetcher: Fetcher,
  asked: string | URL | OutgoingRequest,
  options: CallOptions<T>,
): Promise<Answer<T> | Failure> {
  const request: OutgoingRequest = typeof asked === "string" || asked instanceof URL ? { url: asked } : asked;
  const now = options.now ?? Date.now;
  const key = memoryKey(request, options);
  const known = key === undefined ? undefined : recall<T>(key);
  const { fresh = 60, keep = daySeconds, of } = options.remember ?? {};
  if (known && known.of === of && now() - known.at < fresh * 1000)
    return { ...known, ok: true, stale: false };

  const result = await askUnlessLeftAlone(fetcher, request, options, now);
  if (result.ok) {
    const { size, ...answer } = result;
    if (key !== undefined) remember(key, { ...answer, of }, size);
    return { ...answer, stale: false };
  }
  if (known && !isTheRequestsFault(result) && now() - known.at < keep * 1000)
    return { ...known, ok: true, stale: true, failure: result.kind };
  return result;
}

type SizedAnswer<T> = Omit<Answer<T>, "stale"> & { size: number };

async function askUnlessLeftAlone<T>(
  fetcher: Fetcher,
  request: OutgoingRequest,
  options: CallOptions<T>,
  now: () => number,
): Promise<SizedAnswer<T> | Failure> {
  const breaker = breakerOf(options.neighbour);
  const wait = breaker.waitBefore(now(), options.probe ?? false);
  if (wait > 0) return { ok: false, kind: "left-alone", retryAfter: wait };

  const began = now();
  const tried = await tryInTime(fetcher, request, options, now);
  const { neighbour } = options;
  if (tried.ok) {
    if (breaker.answered()) tell(neighbour, false);
    return { ...tried, at: now() };
  }
  const { ok, kind, status } = tried;
  const line = { neighbour, kind, status, took: now() - began };
  if (isTheRequestsFault(tried)) {
    logLine("neighbour-refused", line);
    if (breaker.answered()) tell(neighbour, false);
  } else {
    logFailureLine("neighbour-failed", line);
    if (breaker.failed(now(), tried.retryAfter)) tell(neighbour, true);
  }
  return status === undefined ? { ok, kind } : { ok, kind, status };
}

function tell(neighbour: string, isDown: boolean): void {
  if (isDown) logFailureLine("neighbour-left-alone", { neighbour });
  else logLine("neighbour-back", { neighbour });
  currentRequest()?.note?.(neighbour, isDown);
}

async function tryInTime<T>(
  fetcher: Fetcher,
  request: OutgoingRequest,
  options: CallOptions<T>,
  now: () => number,
): Promise<AttemptResult<T>> {
  const { deadline = 4_000, retries, as = "json", accepts = [], shape, maxBytes = 5_000_000 } = options;
  const mayRepeat = options.idempotent || safeMethods.includes(request.method ?? "GET");
  const end = now() + deadline;
  let pause = retries?.pause ?? 500;
  for (let left = mayRepeat ? (retries?.times ?? 0) : 0; ; left--, pause *= 2) {
    const time = Math.min(options.attempt ?? deadline, end - now());
    const tried = await attempt(fetcher, request, { as, accepts, shape, maxBytes }, time);
    const isNetworkFailure = !tried.ok && (tried.kind === "timeout" || tried.kind === "unreachable");
    if (!isNetworkFailure || left <= 0 || end - now() < pause + minAttemptTime) return tried;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** The request was wrong, not the neighbour: the breaker stays closed and no older answer is served. */
function isTheRequestsFault(failure: { kind: FailureKind; status?: number }): boolean {
  return failure.kind === "status" && [400, 404, 405, 409, 413, 414, 415, 422].includes(failure.status ?? 0);
}

function memoryKey<T>(request: OutgoingRequest, { neighbour, remember }: CallOptions<T>): string | undefined {
  if (!remember) return undefined;
  if (remember.key === undefined && (request.method ?? "GET") !== "GET") return undefined;
  return `${neighbour} ${remember.key ?? request.url}`;
}
