/** Bytes at a time; of themselves the runtime's streams give 4 KB. */
const readBytes = 64 * 1024;

export interface ByteReader {
  /** What it gives is overwritten by the next reading. */
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

export function readerOf(body: ReadableStream<Uint8Array>): ByteReader {
  try {
    const reader = body.getReader({ mode: "byob" });
    let buffer: ArrayBufferLike = new ArrayBuffer(readBytes);
    return {
      read: async () => {
        const read = await reader.read(new Uint8Array(buffer));
        buffer = read.value?.buffer ?? buffer;
        return read;
      },
      cancel: () => reader.cancel(),
    };
  } catch {
    // Not a stream of bytes, as in tests.
    const reader = body.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel() };
  }
}
