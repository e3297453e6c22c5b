import { expect, test } from "vitest";
import { fileLimits } from "#app/features/childcare/parent/uploads/file-limits.ts";
import { newRawKey } from "#workers/aes-gcm.ts";
import { BucketForTests } from "../../../tests/support/bucket.ts";
import { databaseForTests } from "../../../tests/support/database.ts";
import { documentsForTests, insertApplication } from "../../../tests/support/documents.ts";
import { fileOf, multipartBody, multipartType } from "../../../tests/support/uploads.ts";
import { partsOf } from "./multipart.ts";

const base = databaseForTests();
const clients = 20;
/** Bytes of a piece as it comes over the wire. */
const piece = 65_536;
const most = 64 * 1024 * 1024;

/** Counts what has come over the wire and is not in the bucket yet, twice while it is sealed: as it came, and sealed. */
class Held {
  bytes = 0;
  peak = 0;

  add(bytes: number): void {
    this.bytes += bytes;
    this.peak = Math.max(this.peak, this.bytes);
  }
}

/** A bucket that takes its time, so that all clients wait for it at once. */
class SlowBucket extends BucketForTests {
  constructor(readonly held: Held) {
    super();
  }

  override async put(key: string, value: ArrayBuffer): Promise<void> {
    this.held.add(value.byteLength);
    await new Promise((resume) => setTimeout(resume, 5));
    await super.put(key, value);
    // As it came, and sealed.
    this.held.add(-2 * value.byteLength);
  }
}

test("20 clients who send 3 MB each are never in memory whole: a quarter of 64 MB holds them [quality/figures/uploads]", async () => {
  await insertApplication(base.db, "a");
  const held = new Held();
  const store = new SlowBucket(held);
  const documents = documentsForTests({ db: base.db, store, applicationId: "a", secret: newRawKey() });
  const send = async (client: number) => {
    const content = fileOf("pdf", fileLimits.file, client + 1);
    const sent = multipartBody([{ filename: `${client}.pdf`, content }]);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= sent.length) return controller.close();
        const next = sent.slice(at, at + piece);
        at += next.length;
        held.add(next.length);
        controller.enqueue(next);
      },
    });
    const headers = new Headers({ "Content-Type": multipartType });
    for await (const part of partsOf({ headers, body }, fileLimits.request))
      await documents.keep(part, { label: "a" });
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => send(client)));
  expect(await documents.list()).toHaveLength(clients);
  expect(held.peak).toBeGreaterThan(clients * piece);
  expect(held.peak).toBeLessThan(most / 4);
});
