import * as z from "zod";
import { codeTable } from "../codes/attempts.ts";
import type { KeyGrantRow } from "./key-grant-rows.ts";

export const upsertCodeStatement = (
  db: D1Database,
  { hash, wrapped, expiresAt }: KeyGrantRow,
  draftId: string,
  known: string,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into draft_holders (holder_hash, draft_id, kind, wrapped, expires_at, known)
       select ?1, id, 'code', ?2, ?3, ?4 from drafts where id = ?5
       on conflict (holder_hash) do update set expires_at = excluded.expires_at, wrapped = excluded.wrapped,
         tries = 0, locked_until = 0
       returning 1`,
    )
    .bind(hash, wrapped, expiresAt ?? null, known, draftId);

export const draftCodes = codeTable({
  table: "draft_holders",
  hash: "holder_hash",
  where: "kind = 'code'",
  columns: "wrapped, draft_id, (select closes_in from drafts where id = draft_id) as closes_in",
  row: z.object({ wrapped: z.string(), draft_id: z.string(), closes_in: z.number().nullable() }),
});
