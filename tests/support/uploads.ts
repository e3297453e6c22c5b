const utf8 = new TextEncoder();

export interface SentPart {
  /** Of the form's control. */
  name?: string;
  /** As it stands in the head, quotation marks aside; missing: a field. */
  filename?: string;
  content: Uint8Array | string;
  /** In place of the head that a browser would send. */
  head?: string;
}

export const boundary = "----timata-test-7f3a";
export const multipartType = `multipart/form-data; boundary=${boundary}`;

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? utf8.encode(content) : content;

export function multipartBody(
  parts: readonly SentPart[],
  end = `--${boundary}--\r\n`,
): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(({ name = "file", filename, content, head }) => [
    utf8.encode(`--${boundary}\r\n${head ?? headOf(name, filename)}\r\n\r\n`),
    bytesOf(content),
    utf8.encode("\r\n"),
  ]);
  return joined([...pieces, utf8.encode(end)]);
}

const headOf = (name: string, filename: string | undefined): string =>
  `Content-Disposition: form-data; name="${name}"${
    filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: application/octet-stream`
  }`;

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A body that arrives in pieces of so many bytes. */
export function inPieces(body: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(body.slice(at, at + size));
      at += size;
    },
  });
}

export const multipartRequest = (
  parts: readonly SentPart[],
  { size = 65_536, type = multipartType, end }: { size?: number; type?: string; end?: string } = {},
) => ({
  headers: new Headers({ "Content-Type": type }),
  body: inPieces(multipartBody(parts, end), size),
});

const beginnings = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [...utf8.encode("%PDF-1.7\n")],
  heic: [0, 0, 0, 0x18, ...utf8.encode("ftypheic")],
  gif: [...utf8.encode("GIF89a")],
  zip: [0x50, 0x4b, 3, 4],
  html: [...utf8.encode("<!doctype html><script>")],
};

/** Begins as that type must; what follows depends on `seed`. */
export function fileOf(kind: keyof typeof beginnings, size = 2000, seed = 1): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(Math.min(size, 65_521));
  let state = seed;
  for (let at = 0; at < block.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    block[at] = state >> 16;
  }
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += block.length) bytes.set(block.subarray(0, size - at), at);
  bytes.set(beginnings[kind].slice(0, size));
  return bytes;
}
