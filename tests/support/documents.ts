import { fileLimits } from "#app/features/childcare/parent/uploads/file-limits.ts";
import {
  documentsOf,
  type FileLimits,
  type KeptDocument,
  partsOf,
  UnreadableUpload,
} from "#app/server/documents/index.ts";
import type { RawKey } from "#workers/aes-gcm.ts";
import { newRawKey } from "#workers/aes-gcm.ts";
import type { BucketForTests } from "./bucket.ts";
import { people } from "./drafts.ts";
import { multipartRequest, type SentPart } from "./uploads.ts";

/** An application that documents can belong to, and its person. */
export async function insertApplication(db: D1Database, id: string, status = "APPROVED"): Promise<void> {
  await people(db, `person of ${id}`);
  await db
    .prepare(
      `insert into childcare_applications (id, person_id, draft_id, status, created_at, changed_at)
       values (?1, ?2, ?3, ?4, 0, 0)`,
    )
    .bind(id, `person of ${id}`, `draft of ${id}`, status)
    .run();
}

export interface DocumentsForTests {
  db: D1Database;
  store: BucketForTests;
  applicationId: string;
  secret?: RawKey;
  limits?: FileLimits;
}

export const documentsForTests = ({
  db,
  store,
  applicationId,
  secret = newRawKey(),
  limits = fileLimits,
}: DocumentsForTests) => documentsOf({ db, bucket: store.bucket, now: 1000, applicationId, secret, limits });

/** What came of each file of a request; "unreadable" at its end where the rest could not be read. */
export async function upload(
  documents: ReturnType<typeof documentsForTests>,
  parts: readonly SentPart[],
  options: Parameters<typeof multipartRequest>[1] = {},
): Promise<(KeptDocument | UnreadableUpload["reason"])[]> {
  const kept: (KeptDocument | UnreadableUpload["reason"])[] = [];
  try {
    for await (const part of partsOf(multipartRequest(parts, options), fileLimits.request))
      if (part.filename !== undefined) kept.push(await documents.keep(part, { label: part.name }));
  } catch (error) {
    if (!(error instanceof UnreadableUpload)) throw error;
    kept.push(error.reason);
  }
  return kept;
}
