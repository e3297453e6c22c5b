import * as z from "zod";
import type { FileLimits } from "./limits.ts";

export type ScanState = "waiting" | "clean" | "refused";

const row = z.object({
  id: z.string(),
  storage_key: z.string(),
  sealed: z.string(),
  size: z.number(),
  scan: z.enum(["waiting", "clean", "refused"]),
  created_at: z.number(),
});
export type DocumentRow = z.infer<typeof row>;

const file = z.object({ storage_key: z.string(), size: z.number() });
export type DeletedFile = { storageKey: string; size: number };

const deletedFile = (found: unknown): DeletedFile => {
  const { storage_key: storageKey, size } = file.parse(found);
  return { storageKey, size };
};

export async function selectDocuments(db: D1Database, applicationId: string): Promise<DocumentRow[]> {
  const { results } = await db
    .prepare(
      `select id, storage_key, sealed, size, scan, created_at from documents
       where application_id = ? order by created_at, id`,
    )
    .bind(applicationId)
    .all();
  return z.array(row).parse(results);
}

/** @returns nothing when the owner has reached a limit; else the file it replaces, if any */
export async function insertDocument(
  db: D1Database,
  applicationId: string,
  { id, storage_key, sealed, size, created_at }: Omit<DocumentRow, "scan">,
  replaced: string | undefined,
  { files, all }: FileLimits,
): Promise<{ replaced: DeletedFile | undefined } | undefined> {
  const [inserted, deleted] = await db.batch([
    db
      .prepare(
        `insert into documents (id, application_id, storage_key, sealed, size, scan, created_at)
         select ?1, ?2, ?3, ?4, ?5, 'waiting', ?6
         from (select count(*) as files, coalesce(sum(size), 0) as bytes from documents
               where application_id = ?2 and id is not ?7)
         where files < ?8 and bytes + ?5 <= ?9 returning 1`,
      )
      .bind(id, applicationId, storage_key, sealed, size, created_at, replaced ?? null, files, all),
    db
      .prepare(
        `delete from documents where id = ?1 and application_id = ?2
         and exists (select 1 from documents where id = ?3) returning storage_key, size`,
      )
      .bind(replaced ?? "", applicationId, id),
  ]);
  if (!inserted?.results.length) return undefined;
  const [old] = deleted?.results ?? [];
  return { replaced: old === undefined ? undefined : deletedFile(old) };
}

export async function deleteDocument(
  db: D1Database,
  applicationId: string,
  id: string,
): Promise<DeletedFile | undefined> {
  const found = await db
    .prepare("delete from documents where id = ? and application_id = ? returning storage_key, size")
    .bind(id, applicationId)
    .first();
  return found === null ? undefined : deletedFile(found);
}

/** A verdict is final: only waiting documents get one. */
export async function setScanState(db: D1Database, id: string, scan: ScanState): Promise<void> {
  await db.prepare("update documents set scan = ? where id = ? and scan = 'waiting'").bind(scan, id).run();
}

export async function selectStorageKeys(db: D1Database, keys: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare("select storage_key from documents where storage_key in (select value from json_each(?))")
    .bind(JSON.stringify(keys))
    .all();
  return new Set(
    z
      .array(z.object({ storage_key: z.string() }))
      .parse(results)
      .map((found) => found.storage_key),
  );
}

/** @param until milliseconds since 1970; newer rows stay */
export async function deleteRowsWithoutFile(
  db: D1Database,
  present: ReadonlySet<string>,
  until: number,
): Promise<number> {
  const { results } = await db
    .prepare("select storage_key from documents where created_at <= ?")
    .bind(until)
    .all<{ storage_key: string }>();
  const lost = results.map((row) => row.storage_key).filter((key) => !present.has(key));
  await db
    .prepare("delete from documents where storage_key in (select value from json_each(?))")
    .bind(JSON.stringify(lost))
    .run();
  return lost.length;
}
