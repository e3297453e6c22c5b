import { type ByteReader, readerOf } from "#workers/call/byte-reader.ts";
import { documentLimits } from "./limits.ts";

export interface MultipartPart {
  readonly name: string;
  readonly filename: string | undefined;
  /** Read it before asking for the next part; anything unread is skipped. */
  readonly data: AsyncIterable<Uint8Array>;
}

export class UnreadableUpload extends Error {
  constructor(readonly reason: "malformed" | "cut-off" | "too-large") {
    super(reason);
    this.name = `UnreadableUpload ${reason}`;
  }
}

const utf8 = new TextEncoder();
const lineEnd = utf8.encode("\r\n");
const headEnd = utf8.encode("\r\n\r\n");

/** RFC 7578, streamed: libraries hold whole files in memory or lose some (decision 16). @param most bytes @throws UnreadableUpload */
export async function* partsOf(
  { headers, body }: { headers: Headers; body: ReadableStream<Uint8Array> | null },
  most: number,
): AsyncGenerator<MultipartPart> {
  const boundary = boundaryIn(headers.get("Content-Type"));
  if (!boundary || !body) throw new UnreadableUpload("malformed");
  const source = new MultipartSource(body, most);
  const mark = utf8.encode(`\r\n--${boundary}`);
  await skip(source.until(mark));
  while (!(await source.isClosing())) {
    const { name, filename } = readHead(await source.takeUntil(headEnd, documentLimits.headBytes));
    const next = source.until(mark);
    yield { name, filename, data: iterable(next) };
    await skip(next);
  }
  // The runtime cuts the connection, answer included, if a body is not read to its end.
  await source.drain();
}

/** RFC 2046 allows 70 characters. */
function boundaryIn(type: string | null): string | undefined {
  const found = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
    type ?? "",
  );
  return found?.[1] ?? found?.[2];
}

type NextChunk = () => Promise<Uint8Array | undefined>;

const iterable = (next: NextChunk): AsyncIterable<Uint8Array> => ({
  async *[Symbol.asyncIterator]() {
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
  },
});

async function skip(next: NextChunk): Promise<void> {
  while (await next());
}

class MultipartSource {
  readonly #reader: ByteReader;
  readonly #most: number;
  #received = 0;
  #pending: Uint8Array = lineEnd;

  constructor(body: ReadableStream<Uint8Array>, most: number) {
    this.#reader = readerOf(body);
    this.#most = most;
  }

  /** @returns what comes before the mark, chunk by chunk, then nothing */
  until(mark: Uint8Array): NextChunk {
    let isOver = false;
    return async () => {
      while (!isOver) {
        const at = indexOf(this.#pending, mark);
        isOver = at >= 0;
        const ready = isOver ? at : this.#pending.length - mark.length + 1;
        if (!isOver && ready <= 0) {
          await this.#receive();
          continue;
        }
        const chunk = this.#pending.subarray(0, ready);
        this.#pending = this.#pending.subarray(isOver ? ready + mark.length : ready);
        if (chunk.length > 0) return chunk;
      }
      return undefined;
    };
  }

  async takeUntil(mark: Uint8Array, most: number): Promise<string> {
    let at = indexOf(this.#pending, mark);
    while (at < 0 && this.#pending.length <= most) {
      await this.#receive();
      at = indexOf(this.#pending, mark);
    }
    if (at < 0 || at > most) throw new UnreadableUpload("malformed");
    const text = new TextDecoder().decode(this.#pending.subarray(0, at));
    this.#pending = this.#pending.subarray(at + mark.length);
    return text;
  }

  /** Two hyphens follow the last boundary. */
  async isClosing(): Promise<boolean> {
    while (this.#pending.length < 2) await this.#receive();
    return this.#pending[0] === 45 && this.#pending[1] === 45;
  }

  async drain(): Promise<void> {
    while (await this.#next());
  }

  async #receive(): Promise<void> {
    const chunk = await this.#next();
    if (!chunk) throw new UnreadableUpload("cut-off");
    const both = new Uint8Array(this.#pending.length + chunk.length);
    both.set(this.#pending);
    both.set(chunk, this.#pending.length);
    this.#pending = both;
  }

  async #next(): Promise<Uint8Array | undefined> {
    const { done, value } = await this.#reader.read().catch(() => {
      throw new UnreadableUpload("cut-off");
    });
    if (done || !value) return undefined;
    this.#received += value.length;
    if (this.#received > this.#most) throw new UnreadableUpload("too-large");
    return value;
  }
}

/** Linear, because a mark's first byte, a carriage return, occurs nowhere else in it. */
function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.length > bytes.length) return -1;
    let same = 1;
    while (same < mark.length && bytes[at + same] === mark[same]) same++;
    if (same === mark.length) return at;
  }
  return -1;
}

/** Browsers write a quotation mark in a name as %22, older ones as \". */
const parameter = /\s*;\s*([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^;\s"]*))/gy;

function readHead(head: string): { name: string; filename: string | undefined } {
  const line = head.split("\r\n").find((one) => /^content-disposition\s*:/i.test(one));
  const disposition = /^[\w-]+\s*:\s*form-data\b/i.exec(line ?? "");
  if (!line || !disposition) throw new UnreadableUpload("malformed");
  const given = new Map<string, string>();
  for (const [, name = "", quoted, bare] of line.slice(disposition[0].length).matchAll(parameter))
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), unquoted(quoted ?? bare ?? ""));
  const name = given.get("name");
  if (name === undefined) throw new UnreadableUpload("malformed");
  return { name, filename: given.get("filename") };
}

const unquoted = (text: string): string =>
  text
    .replace(/\\"|%22/g, '"')
    .replace(/%0D/gi, "\r")
    .replace(/%0A/gi, "\n");
