import * as z from "zod";
import { fromBase64Url } from "#workers/base64url.ts";
import { sha256 } from "../crypto/sha256.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { draftContext } from "./context.ts";
import type { Draft, DraftKind, DraftLink, DraftRequest, OpenedLink } from "./draft.ts";
import { decryptWithKey, encryptContent } from "./encrypted-content.ts";
import { openLinked } from "./linked-draft.ts";
import { newDraft } from "./save-draft.ts";

/** Milliseconds. Whoever has its key deletes such a draft when its time is over; this is for what they forget. */
const atMost = 400 * 24 * 60 * 60 * 1000;

const bareRow = z.object({
  id: z.string(),
  version: z.number(),
  saves: z.number(),
  sealed: z.string(),
  changed_at: z.number(),
  closes_in: z.number().nullable(),
});
const unheld = { holder_hash: "", wrapped: "", expires_at: null, opened_at: 0, codes: [] };

export interface LinkedDrafts<T> {
  open(link: DraftLink): Promise<OpenedLink<T>>;
  /** One query. Nothing for what is gone. @throws when the database does not answer */
  openAll(links: readonly DraftLink[]): Promise<(Draft<T> | undefined)[]>;
  /** New drafts that nobody holds; the statements belong into the batch that saves where their keys are kept. */
  begin(contents: readonly T[]): Promise<{ drafts: Draft<T>[]; statements: D1PreparedStatement[] }>;
}

/** Drafts beside a draft that only a key opens. */
export function linkedDraftsOf<T>(request: DraftRequest, of: DraftKind<T>): LinkedDrafts<T> {
  return {
    open: async (link) => openLinked(await draftContext(request, of), link),
    async openAll(links) {
      const context = await draftContext(request, of);
      const { results } = await withTimeout(
        context.db
          .prepare("select * from drafts where id in (select value from json_each(?))")
          .bind(JSON.stringify(links.map(({ id }) => id)))
          .all(),
      );
      const rows = z.array(bareRow).parse(results);
      return Promise.all(
        links.map(({ id, key }) => {
          const row = rows.find((each) => each.id === id);
          return row && decryptWithKey(of, { ...row, ...unheld }, fromBase64Url(key));
        }),
      );
    },
    async begin(contents) {
      const context = await draftContext(request, of);
      const { db, now } = context;
      const drafts = contents.map((content) => newDraft(context, content));
      const rows = await Promise.all(
        drafts.map(async (draft) => ({
          id: draft.id,
          holder: await sha256(`draft-link\n${draft.id}`),
          sealed: await encryptContent(of.form, draft, draft.content),
        })),
      );
      const all = JSON.stringify(rows);
      return {
        drafts,
        statements: [
          db
            .prepare(
              `insert into drafts (id, form, version, saves, sealed, changed_at)
               select value ->> 'id', ?2, 1, 1, value ->> 'sealed', ?3 from json_each(?1)`,
            )
            .bind(all, of.form, now),
          // Without a holder it would be deleted as a draft that nobody can open.
          db
            .prepare(
              `insert into draft_holders (holder_hash, draft_id, kind, wrapped, expires_at, known)
               select value ->> 'holder', value ->> 'id', 'code', '', ?2, '' from json_each(?1)`,
            )
            .bind(all, now + atMost),
        ],
      };
    },
  };
}
