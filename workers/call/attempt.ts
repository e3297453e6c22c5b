import { currentRequest, requestIdHeader } from "../log/request.ts";
import { readerOf } from "./byte-reader.ts";
import type { ExpectedAnswer, FailureKind, Fetcher, OutgoingRequest, StreamedBody } from "./types.ts";

export type AttemptResult<T> =
  | { ok: true; status: number; value: T; headers: Record<string, string>; size: number }
  | { ok: false; kind: AttemptFailureKind; status?: number; retryAfter?: string };
type AttemptFailureKind = Exclude<FailureKind, "left-alone">;

/** @param time milliseconds until the body must have been read completely */
export async function attempt<T>(
  fetcher: Fetcher,
  asked: OutgoingRequest,
  expected: ExpectedAnswer<T>,
  time: number,
): Promise<AttemptResult<T>> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<AttemptResult<T>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ ok: false, kind: "timeout" });
      control.abort();
    }, time);
  });
  // The race ends the wait even if the fetcher ignores the signal.
  const answer = send(fetcher, asked, expected, control.signal).catch(
    (): AttemptResult<T> => ({ ok: false, kind: "unreachable" }),
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function send<T>(
  fetcher: Fetcher,
  asked: OutgoingRequest,
  expected: ExpectedAnswer<T>,
  signal: AbortSignal,
): Promise<AttemptResult<T>> {
  const { url, method, body } = asked;
  const headers = new Headers(asked.headers);
  const reference = currentRequest()?.id;
  if (reference && new URL(url).hostname === "services") headers.set(requestIdHeader, reference);
  const sent = { method, headers, redirect: "manual" as const, signal };
  const response = await fetcher.fetch(
    new Request(url, typeof body === "object" ? { ...sent, ...streamed(body) } : { ...sent, body }),
  );
  const { status } = response;
  if (!response.ok && !expected.accepts.includes(status)) {
    await response.body?.cancel();
    const retryAfter = response.headers.get("retry-after") ?? (status === 429 ? "" : undefined);
    return { ok: false, kind: "status", status, retryAfter };
  }
  if (expected.as === "json" && !isJson(response.headers.get("content-type"))) {
    await response.body?.cancel();
    return { ok: false, kind: "shape" };
  }
  const bytes = await readAtMost(response, expected.maxBytes);
  if (!bytes) return { ok: false, kind: "too-large" };
  return check(bytes, response, expected);
}

/** Sends the length too, since not every receiver reads chunked bodies. Node lacks such a stream and wants `duplex`. */
function streamed({ size, content }: StreamedBody): RequestInit {
  const body = streamOf(content());
  const isKnown = typeof FixedLengthStream === "function";
  return {
    body: isKnown ? body.pipeThrough(new FixedLengthStream(size)) : body,
    duplex: "half",
  } as RequestInit;
}

export function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

function check<T>(bytes: Uint8Array, response: Response, { as, shape }: ExpectedAnswer<T>): AttemptResult<T> {
  const parsed = as === "bytes" ? { value: bytes } : parsedText(bytes, as);
  const shaped =
    parsed && (shape ? shape.safeParse(parsed.value) : { success: true as const, data: parsed.value as T });
  if (!shaped?.success) return { ok: false, kind: "shape" };
  const headers = Object.fromEntries(response.headers);
  return { ok: true, status: response.status, value: shaped.data, headers, size: bytes.length };
}

function parsedText(bytes: Uint8Array, as: "json" | "text"): { value: unknown } | undefined {
  const text = new TextDecoder().decode(bytes);
  return as === "json" ? parse(text) : { value: text };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isJson(type: string | null): boolean {
  const essence = type?.split(";")[0]?.trim().toLowerCase() ?? "";
  return essence === "application/json" || (essence.startsWith("application/") && essence.endsWith("+json"));
}

async function readAtMost({ body, headers }: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const reader = readerOf(body);
  if (Number(headers.get("content-length")) > maxBytes) return void (await reader.cancel());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) return joined(chunks, size);
    size += value.length;
    if (size > maxBytes) return void (await reader.cancel());
    chunks.push(value.slice());
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
