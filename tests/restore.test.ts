// The drill of .github/RUNBOOK.md, "Restore": a copy of the database comes back; cookies and files are as they are now.

import { describe, expect, test } from "vitest";
import { purgeExpired } from "#app/server/clean-up.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import { deleteForGood, repeatDeletions } from "#app/server/deletions.ts";
import { documentLimits, sweepDocuments } from "#app/server/documents/index.ts";
import { deletionAge } from "#app/server/retention.ts";
import { newRawKey } from "#workers/aes-gcm.ts";
import { addPerson } from "#workers/reminders/people-for-tests.ts";
import { BucketForTests } from "./support/bucket.ts";
import { databaseForTests } from "./support/database.ts";
import { documentsForTests, insertApplication, upload } from "./support/documents.ts";
import { DraftVisitor, start } from "./support/drafts.ts";
import { fileOf } from "./support/uploads.ts";

const damaged = databaseForTests();
const restored = databaseForTests();

interface Exported {
  table: string;
  rows: Record<string, unknown>[];
}

/** Of visitors; the rest is loaded again by `npm run content`. */
async function exportOf(db: D1Database): Promise<Exported[]> {
  const { results } = await db
    .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
    .all<{ name: string }>();
  const tables = results
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|_cf|d1|content|open_data|places?|services?)(_|$)/.test(name));
  return Promise.all(
    tables.map(async (table) => ({
      table,
      rows: (await db.prepare(`select * from "${table}"`).all<Record<string, unknown>>()).results,
    })),
  );
}

async function restoreInto(db: D1Database, exported: readonly Exported[]): Promise<void> {
  const inserts = exported.flatMap(({ table, rows }) =>
    rows.map((row) => {
      const names = Object.keys(row);
      const places = names.map(() => "?").join();
      return db
        .prepare(`insert into "${table}" (${names.join()}) values (${places})`)
        .bind(...Object.values(row));
    }),
  );
  await db.batch([db.prepare("pragma defer_foreign_keys = on"), ...inserts]);
}

describe("A database that is brought back to a moment", () => {
  test("opens drafts as they were then; sessions end, whoever deleted everything since then is deleted again, documents and files agree again", async () => {
    let db = damaged.db;
    const mere = new DraftVisitor(() => db);
    await mere.type({ a: "then" });
    const hine = new DraftVisitor(() => damaged.db).logIn("hine");
    const { columns } = new Seal("0123456789abcdef0123456789abcdef");
    await addPerson(damaged.db, "hine", { address: await columns.addresses.close("hine@example.nz") });
    await hine.type({ mine: "1" });
    await damaged.db
      .prepare("insert into sessions values ('s', 'hine', 'b', ?1, ?1, ?1 + 1800000, '')")
      .bind(start)
      .run();
    await insertApplication(damaged.db, "a");
    await damaged.db.prepare("update people set seen_at = ?").bind(start).run();
    const store = new BucketForTests();
    store.now = 1000;
    const secret = newRawKey();
    const documents = documentsForTests({ db: damaged.db, store, applicationId: "a", secret });
    const pdf = (name: string) => [{ name: "proof", filename: name, content: fileOf("pdf") }];
    await upload(documents, pdf("stays.pdf"));
    await upload(documents, pdf("deleted-since.pdf"));

    const bookmark = await exportOf(damaged.db);

    await mere.type({ a: "lost" });
    await deleteForGood(damaged.db, store.bucket, "hine");
    const [, gone] = (await documents.list()) ?? [];
    await documents.remove(gone?.id ?? "");
    await upload(documents, pdf("came-since.pdf"));
    expect(store.objects.size).toBe(3);

    await restoreInto(restored.db, bookmark);
    await restored.db.prepare("delete from sessions").run();
    expect(await repeatDeletions(restored.db, store.bucket, 2000)).toBe(1);
    await purgeExpired(restored.db, start);
    await sweepDocuments(restored.db, store.bucket, 2000 + documentLimits.orphanAge);

    db = restored.db;
    expect(await mere.answers()).toEqual({ a: "then" });
    const people = await restored.db.prepare("select id from people where id = 'hine'").all();
    expect(people.results).toEqual([]);
    const left = await restored.db.prepare("select count(*) as n from sessions").first<{ n: number }>();
    expect(left?.n).toBe(0);
    const documentsNow = documentsForTests({ db: restored.db, store, applicationId: "a", secret });
    expect((await documentsNow.list())?.map(({ name }) => name)).toEqual(["stays.pdf"]);
    expect(store.objects.size).toBe(2);
    expect(await repeatDeletions(restored.db, store.bucket, 1000 + deletionAge)).toBe(0);
    expect(store.objects.size).toBe(1);
  });
});
