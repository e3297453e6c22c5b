import type { StreamedBody } from "#workers/call/index.ts";
import { randomHex } from "../../crypto/random.ts";

export interface MultipartFile {
  readonly key: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly size: number;
  content(): AsyncIterable<Uint8Array>;
}

const utf8 = new TextEncoder();
const lineEnd = utf8.encode("\r\n");

export function multipartBody(
  json: { key: string; value: unknown },
  files: readonly MultipartFile[],
): { contentType: string; body: StreamedBody } {
  const boundary = `timata-${randomHex(128)}`;
  const first = [
    head(boundary, `name="${escaped(json.key)}"`, "application/json"),
    utf8.encode(JSON.stringify(json.value)),
    lineEnd,
  ];
  const parts = files.map((file) => ({
    head: head(boundary, `name="${escaped(file.key)}"; filename="${escaped(file.filename)}"`, file.mediaType),
    file,
  }));
  const last = utf8.encode(`--${boundary}--\r\n`);
  async function* content() {
    yield* first;
    for (const part of parts) {
      yield part.head;
      yield* part.file.content();
      yield lineEnd;
    }
    yield last;
  }
  const size =
    sum(first.map(({ length }) => length)) +
    sum(parts.map((part) => part.head.length + part.file.size + lineEnd.length)) +
    last.length;
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: { size, content } };
}

const head = (boundary: string, disposition: string, type: string): Uint8Array =>
  utf8.encode(
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`,
  );

/** As browsers write names (HTML, multipart form data). */
const escaped = (text: string): string =>
  text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
