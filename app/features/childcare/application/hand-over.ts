import * as z from "zod";
import type { Seal } from "#app/server/crypto/seal.ts";
import { type Bucket, documentsOf, readOwnerSecret } from "#app/server/documents/index.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import type { Agency, AgencyOutcome, MultipartFile } from "#app/server/neighbours/agency/index.ts";
import { fileLimits } from "../parent/uploads/file-limits.ts";
import { contactShape } from "./contact.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds after the agency has acknowledged it: for the family's copy, and in case it went astray there. */
export const handOverAge = 7 * day;

const file = z.object({
  key: z.string(),
  filename: z.string(),
  mediaType: z.string(),
  size: z.number(),
  storageKey: z.string(),
});

const shape = z.object({
  applicationId: z.string(),
  /** One key is one application, however often it is sent. */
  key: z.string(),
  /** As the agency gets it. */
  application: z.record(z.string(), z.unknown()),
  files: z.array(file),
  /** Base64url: opens the files. */
  secret: z.string(),
  contact: contactShape,
  /** For the family's copy, in shapes of their own. */
  copy: z.object({ saved: z.unknown(), forms: z.array(z.unknown()) }),
});

/** All that is sent to the agency, until it has acknowledged it and for some days more. */
export type HandOver = z.infer<typeof shape>;
export type HandedFile = HandOver["files"][number];

export interface HandOverState {
  readonly handOver: HandOver | undefined;
  /** Milliseconds since 1970. */
  readonly triedAt: number;
  readonly acknowledgedAt: number | null;
  /** The agency's own. */
  readonly reference: string | null;
}

const purposeOf = (applicationId: string): string => `childcare-hand-over\n${applicationId}`;
const noEnd = Number.MAX_SAFE_INTEGER;

const sealHandOver = (seal: Seal, handOver: HandOver): Promise<string> =>
  seal.close(purposeOf(handOver.applicationId), handOver, noEnd);

async function openHandOver(seal: Seal, applicationId: string, sealed: string) {
  return sealed ? shape.safeParse(await seal.open(purposeOf(applicationId), sealed, 0)).data : undefined;
}

/** @param outcome of the first attempt, which may have been unclear */
export async function insertHandOverStatement(
  db: D1Database,
  seal: Seal,
  handOver: HandOver,
  outcome: AgencyOutcome,
  now: number,
): Promise<D1PreparedStatement> {
  const isReceived = outcome.is === "received";
  return db
    .prepare(
      `insert into childcare_hand_overs (application_id, sealed, tried_at, acknowledged_at, reference)
       values (?1, ?2, ?3, ?4, ?5)`,
    )
    .bind(
      handOver.applicationId,
      await sealHandOver(seal, handOver),
      now,
      isReceived ? now : null,
      (isReceived && outcome.reference) || null,
    );
}

const row = z.object({
  sealed: z.string(),
  tried_at: z.number(),
  acknowledged_at: z.number().nullable(),
  reference: z.string().nullable(),
});

/** One query. @returns undefined for one that was sent by an earlier release @throws when the database does not answer */
export async function readHandOver(
  db: D1Database,
  seal: Seal,
  applicationId: string,
): Promise<HandOverState | undefined> {
  const found = await withTimeout(
    db.prepare("select * from childcare_hand_overs where application_id = ?").bind(applicationId).first(),
  );
  if (!found) return undefined;
  const { sealed, tried_at, acknowledged_at, reference } = row.parse(found);
  return {
    handOver: await openHandOver(seal, applicationId, sealed),
    triedAt: tried_at,
    acknowledgedAt: acknowledged_at,
    reference,
  };
}

interface Sending {
  readonly db: D1Database;
  readonly bucket: Bucket;
  readonly agency: Agency;
  readonly now: number;
}

/** The same key each time. */
export function sendHandOver(
  { db, bucket, agency, now }: Sending,
  { applicationId, application, files, key, secret }: HandOver,
): Promise<AgencyOutcome> {
  const documents = documentsOf({
    db,
    bucket,
    now,
    applicationId,
    secret: readOwnerSecret(secret),
    limits: fileLimits,
  });
  const parts = files.map(
    ({ storageKey, ...part }): MultipartFile => ({
      ...part,
      content: () => documents.open({ storageKey, size: part.size }),
    }),
  );
  return agency.submit(application, parts, key);
}
