import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newRawKey } from "#workers/aes-gcm.ts";
import { BucketForTests } from "../../../tests/support/bucket.ts";
import { databaseForTests } from "../../../tests/support/database.ts";
import { documentsForTests, insertApplication, upload } from "../../../tests/support/documents.ts";
import { fileOf } from "../../../tests/support/uploads.ts";
import type { StoredDocument } from "./documents-of.ts";
import { segmentCount } from "./sealed-file.ts";
import { sweepDocuments } from "./sweep.ts";

const base = databaseForTests();
const store = new BucketForTests();
beforeEach(() => insertApplication(base.db, "a"));
afterEach(() => vi.restoreAllMocks());

/** Fails at the nth operation of bucket and database together, before it is done or after. */
function failingAt(nth: number) {
  let count = 0;
  const fail = () => {
    if (++count === nth) throw new Error("injected");
  };
  const hasFailed = () => count >= nth;
  store.fail = fail;
  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    fail();
    const done = await work();
    fail();
    return done;
  };
  const prepared = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        if (name === "bind") return (...values: unknown[]) => prepared(target.bind(...values));
        const asks = name === "all" || name === "first" || name === "run";
        return asks ? () => failing(() => (target[name] as () => Promise<unknown>)()) : target[name];
      },
    });
  const db = {
    prepare: (sql: string) => prepared(base.db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => failing(() => base.db.batch(statements)),
  } as unknown as D1Database;
  return { db, hasFailed };
}

test("nothing is half-stored after 200 failures of bucket and database [quality/uploads/files-and-rows]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const secret = newRawKey();
  const truth = documentsForTests({ db: base.db, store, applicationId: "a", secret });
  let injected = 0;
  let stored: StoredDocument[] = [];
  for (let nth = 1; injected < 200; nth++) {
    const { db, hasFailed } = failingAt(nth);
    const documents = documentsForTests({ db, store, applicationId: "a", secret });
    const [first, second] = stored;
    const [told] = await upload(documents, [{ filename: "1.pdf", content: fileOf("pdf", 300_000, nth) }]);
    const another = {
      filename: "2.png",
      data: (async function* () {
        yield fileOf("png", 5000, nth);
      })(),
    };
    if (first) await documents.keep(another, { label: "x", replaces: first.id });
    if (second) await documents.remove(second.id);
    store.fail = () => {};
    if (hasFailed()) injected++;
    else nth = 0;

    stored = (await truth.list()) ?? [];
    if (typeof told === "object" && told.is === "kept")
      expect(stored.map(({ id }) => id)).toContain(told.document.id);
    for (const document of stored) {
      let size = 0;
      for await (const piece of truth.open(document)) size += piece.length;
      expect(size).toBe(document.size);
    }
  }
  await sweepDocuments(base.db, store.bucket, Date.now() + 31 * 60_000);
  const named = (await truth.list()) ?? [];
  expect(store.objects.size).toBe(named.reduce((sum, { size }) => sum + segmentCount(size), 0));
});
