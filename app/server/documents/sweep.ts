import { deleteRowsWithoutFile, selectStorageKeys } from "./document-rows.ts";
import { documentLimits } from "./limits.ts";
import { pagesOf } from "./pages-of.ts";
import { type Bucket, folder } from "./sealed-file.ts";

/**
 * Deletes files that no row names, and rows whose file is gone, as after a restored database: the page asks for
 * the document again. With no files at all it is the bucket that is missing. @returns the number of objects
 */
export async function sweepDocuments(db: D1Database, bucket: Bucket, now: number): Promise<number> {
  let deleted = 0;
  const present = new Set<string>();
  for await (const objects of pagesOf(bucket, folder)) {
    for (const object of objects) present.add(storageKeyOf(object));
    const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now - documentLimits.orphanAge);
    const named =
      old.length > 0 ? await selectStorageKeys(db, [...new Set(old.map(storageKeyOf))]) : new Set();
    const orphans = old.filter((object) => !named.has(storageKeyOf(object))).map(({ key }) => key);
    if (orphans.length > 0) await bucket.delete(orphans);
    deleted += orphans.length;
  }
  if (present.size > 0) await deleteRowsWithoutFile(db, present, now - documentLimits.orphanAge);
  return deleted;
}

const storageKeyOf = ({ key }: { key: string }): string => key.slice(folder.length).split("/")[0] ?? "";
