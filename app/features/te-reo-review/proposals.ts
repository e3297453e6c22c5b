import { withTimeout } from "#app/server/http/with-timeout.ts";

export interface Proposal {
  readonly textId: string;
  readonly key: string;
  readonly proposal: string;
  readonly reason: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** Nobody can read more. */
const mostWaiting = 2000;

/** @returns whether there was room @throws when the database does not answer */
export async function keepProposal(db: D1Database, { textId, key, proposal, reason, name, on }: Proposal) {
  const { meta } = await withTimeout(
    db
      .prepare(
        `insert into translation_proposals (text_id, text_key, proposal, reason, name, proposed_on)
         select ?1, ?2, ?3, ?4, ?5, ?6 where (select count(*) from translation_proposals) < ?7`,
      )
      .bind(textId, key, proposal, reason, name, on, mostWaiting)
      .run(),
  );
  return meta.changes > 0;
}
