import type { Bucket } from "#app/server/documents/index.ts";

/** A bucket in memory. `fail` is asked before and after each operation; what it throws is what the caller sees. */
export class BucketForTests {
  readonly objects = new Map<string, { bytes: Uint8Array<ArrayBuffer>; uploaded: Date }>();
  fail: (operation: string) => void = () => {};
  now = Date.now();

  async put(key: string, value: ArrayBuffer): Promise<void> {
    this.fail("before put");
    this.objects.set(key, { bytes: new Uint8Array(value.slice(0)), uploaded: new Date(this.now) });
    this.fail("after put");
  }

  async get(key: string) {
    this.fail("before get");
    const found = this.objects.get(key);
    return found ? { arrayBuffer: async () => found.bytes.buffer.slice(0) } : null;
  }

  async delete(keys: string | string[]): Promise<void> {
    this.fail("before delete");
    for (const key of [keys].flat()) this.objects.delete(key);
    this.fail("after delete");
  }

  async list({ prefix = "", cursor = "" }: { prefix?: string; cursor?: string } = {}) {
    this.fail("before list");
    const all = [...this.objects].filter(([key]) => key.startsWith(prefix) && key > cursor).sort();
    const objects = all.slice(0, 1000).map(([key, { uploaded }]) => ({ key, uploaded }));
    const truncated = all.length > objects.length;
    return { objects, truncated, ...(truncated ? { cursor: objects.at(-1)?.key } : {}) };
  }

  get bucket(): Bucket {
    return this as unknown as Bucket;
  }
}
