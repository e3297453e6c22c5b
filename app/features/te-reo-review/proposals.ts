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

/** Nobody can read more: altogether, of one day, and of one text, so that somebody alone cannot fill it. */
const most = { waiting: 2000, aDay: 100, ofText: 5 };

/** @returns whether there was room @throws when the database does not answer */
export async function keepProposal(db: D1Database, { textId, key, proposal, reason, name, on }: Proposal) {
  const { meta } = await withTimeout(
    db
      .prepare(
        `insert into translation_proposals (text_id, text_key, proposal, reason, name, proposed_on)
         select ?1, ?2, ?3, ?4, ?5, ?6 where (
           select count(*) < ?7 and count(iif(proposed_on = ?6, 1, null)) < ?8
             and count(iif(text_key = ?2, 1, null)) < ?9 from translation_proposals)`,
      )
      .bind(textId, key, proposal, reason, name, on, most.waiting, most.aDay, most.ofText)
      .run(),
  );
  return meta.changes > 0;
}
