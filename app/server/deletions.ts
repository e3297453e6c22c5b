import { pagesOf } from "./documents/pages-of.ts";
import { deletePerson, deletionAge } from "./retention.ts";

type Bucket = Pick<R2Bucket, "put" | "delete" | "list">;

/** Outside the database, so that one of before does not forget them. A name is the random id of a person. */
const folder = "deleted/";

/**
 * Deletes all that is kept of a person, also from databases that are brought back later.
 * @throws when one of both fails; nothing is said to be deleted then
 */
export async function deleteForGood(db: D1Database, bucket: Bucket, personId: string): Promise<void> {
  await bucket.put(`${folder}${personId}`, new Uint8Array());
  await deletePerson(db, personId);
}

/** Deletes whom a restored database has brought back. @returns how many */
export async function repeatDeletions(db: D1Database, bucket: Bucket, now: number): Promise<number> {
  let repeated = 0;
  for await (const objects of pagesOf(bucket, folder)) {
    const ids = objects.map(({ key }) => key.slice(folder.length));
    if (ids.length > 0) {
      const again = await db
        .prepare("delete from people where id in (select value from json_each(?1)) returning 1")
        .bind(JSON.stringify(ids))
        .all();
      repeated += again.results.length;
    }
    const over = objects.filter(({ uploaded }) => uploaded.getTime() <= now - deletionAge);
    if (over.length > 0) await bucket.delete(over.map(({ key }) => key));
  }
  return repeated;
}
