import { selectStorageKeys } from "./document-rows.ts";
import { documentLimits } from "./limits.ts";
import { type Bucket, folder } from "./sealed-file.ts";

/** Deletes files that no row names (quality U5). @returns how many objects */
export async function sweepDocuments(db: D1Database, bucket: Bucket, now: number): Promise<number> {
  let deleted = 0;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: folder, ...(cursor ? { cursor } : {}) });
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() <= now - documentLimits.orphanAge);
    const named =
      old.length > 0 ? await selectStorageKeys(db, [...new Set(old.map(storageKeyOf))]) : new Set();
    const orphans = old.filter((object) => !named.has(storageKeyOf(object))).map(({ key }) => key);
    if (orphans.length > 0) await bucket.delete(orphans);
    deleted += orphans.length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return deleted;
}

const storageKeyOf = ({ key }: { key: string }): string => key.slice(folder.length).split("/")[0] ?? "";
