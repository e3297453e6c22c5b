const readBytes = 64 * 1024;

export interface ByteReader {
  /** The next read overwrites the value. */
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
    const reader = body.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel() };
  }
}
