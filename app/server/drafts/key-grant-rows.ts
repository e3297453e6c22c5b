export interface KeyGrantRow {
  hash: string;
  kind: string;
  personId: string | undefined;
  wrapped: string;
  expiresAt: number | undefined;
}

export const grantStatement = (
  db: D1Database,
  { hash, kind, personId, wrapped, expiresAt }: KeyGrantRow,
  draftId: string,
  now: number,
  inPlaceOf?: string,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into draft_holders (holder_hash, draft_id, kind, person_id, wrapped, expires_at, opened_at)
       select ?1, id, ?2, ?3, ?4, ?5, ?6 from drafts where id = ?7
       on conflict (holder_hash) do update set draft_id = excluded.draft_id, wrapped = excluded.wrapped,
         expires_at = excluded.expires_at, opened_at = excluded.opened_at
       where ?8 is null or draft_holders.draft_id in (?7, ?8) or coalesce(draft_holders.expires_at, ?6 + 1) <= ?6
       returning 1`,
    )
    .bind(hash, kind, personId ?? null, wrapped, expiresAt ?? null, now, draftId, inPlaceOf ?? null);

export const ungrantStatement = (
  db: D1Database,
  hash: string,
  draftId: string,
  otherHash: string,
): D1PreparedStatement =>
  db
    .prepare(
      `delete from draft_holders where holder_hash = ?1 and draft_id = ?2
       and exists (select 1 from draft_holders where holder_hash = ?3 and draft_id = ?2)`,
    )
    .bind(hash, draftId, otherHash);

export const moveGrantStatements = (
  db: D1Database,
  { hash, wrapped }: KeyGrantRow,
  draftId: string,
  fromHash: string,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `insert into draft_holders (holder_hash, draft_id, kind, wrapped, expires_at, opened_at)
       select ?1, draft_id, kind, ?2, expires_at, opened_at from draft_holders where holder_hash = ?3 and draft_id = ?4
       on conflict (holder_hash) do update set draft_id = excluded.draft_id, wrapped = excluded.wrapped,
         expires_at = excluded.expires_at, opened_at = excluded.opened_at
       where draft_holders.draft_id = ?4 or draft_holders.expires_at <= ?5`,
    )
    .bind(hash, wrapped, fromHash, draftId, now),
  ungrantStatement(db, fromHash, draftId, hash),
  db.prepare("select 1 from draft_holders where holder_hash = ?1 and draft_id = ?2").bind(hash, draftId),
];

/** Wraps with the site's newer secret, under which the holder's hash may differ. */
export const rewrapStatement = (
  db: D1Database,
  hashBefore: string,
  { hash, wrapped }: Pick<KeyGrantRow, "hash" | "wrapped">,
): D1PreparedStatement =>
  db
    .prepare("update or ignore draft_holders set holder_hash = ?2, wrapped = ?3 where holder_hash = ?1")
    .bind(hashBefore, hash, wrapped);

export async function extendGrant(
  db: D1Database,
  hash: string,
  expiresAt: number | undefined,
  now: number,
): Promise<void> {
  await db
    .prepare(
      "update draft_holders set expires_at = coalesce(?1, expires_at), opened_at = ?2 where holder_hash = ?3",
    )
    .bind(expiresAt ?? null, now, hash)
    .run();
}

export async function takeOverGrant(
  db: D1Database,
  person: KeyGrantRow,
  draftId: string,
  { browserHash, inPlaceOf, now }: { browserHash: string; inPlaceOf: string | undefined; now: number },
): Promise<boolean> {
  const [held] = await db.batch([
    grantStatement(db, person, draftId, now, inPlaceOf ?? "none"),
    db
      .prepare(
        `delete from draft_holders where holder_hash = ?1
         and exists (select 1 from draft_holders where holder_hash = ?2 and draft_id = ?3)`,
      )
      .bind(browserHash, person.hash, draftId),
  ]);
  return (held?.results.length ?? 0) > 0;
}

const deleteGrantsStatement = (
  db: D1Database,
  draftId: string,
  [first, second]: readonly [string, string],
): D1PreparedStatement =>
  db
    .prepare("delete from draft_holders where draft_id = ?1 and holder_hash in (?2, ?3)")
    .bind(draftId, first, second);

export async function deleteGrants(
  db: D1Database,
  draftId: string,
  holders: readonly [string, string],
): Promise<void> {
  await deleteGrantsStatement(db, draftId, holders).run();
}

export async function deleteDraft(
  db: D1Database,
  draftId: string,
  holders: readonly [string, string],
): Promise<void> {
  await db.batch([
    deleteGrantsStatement(db, draftId, holders),
    db
      .prepare(
        "delete from drafts where id = ?1 and not exists (select 1 from draft_holders where draft_id = ?1 and kind = 'person')",
      )
      .bind(draftId),
  ]);
}
