import * as z from "zod";
import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { sha256 } from "../crypto/sha256.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { personAgeOf } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { BegunDrafts, Draft, DraftLink, OpenedLink } from "./draft.ts";
import { selectDraft } from "./draft-rows.ts";
import { decryptWithKey, encryptContent } from "./encrypted-content.ts";
import { withContent } from "./objects.ts";
import { newDraft } from "./save-draft.ts";

export const linkTo = ({ id, key }: Pick<Draft<unknown>, "id" | "key">): DraftLink => ({
  id,
  key: toBase64Url(key),
});

export const ofLink = ({ id, key }: DraftLink): Pick<Draft<unknown>, "id" | "key"> => ({
  id,
  key: fromBase64Url(key),
});

export async function openLinked<T>(
  { db, of, now, isUnknown, objects }: DraftContext<T>,
  { id, key }: DraftLink,
): Promise<OpenedLink<T>> {
  try {
    if (isUnknown) return { is: "unavailable" };
    const row = await withTimeout(selectDraft(db, id, { now, personAge: personAgeOf(of.form), objects }));
    const draft = row && (await decryptWithKey(of, row, fromBase64Url(key)));
    return draft ? { is: "draft", draft } : { is: "none" };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}

/** Milliseconds. Whoever has the key deletes the draft on time; this catches what they forget. */
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

export async function openAllLinked<T>(
  { db, of, objects }: DraftContext<T>,
  links: readonly DraftLink[],
): Promise<(Draft<T> | undefined)[]> {
  const named = db
    .prepare("select * from drafts where id in (select value from json_each(?))")
    .bind(JSON.stringify(links.map(({ id }) => id)));
  const ask = async () => z.array(bareRow).parse((await withTimeout(named.all())).results);
  const rows = await withContent(ask, objects);
  return Promise.all(
    links.map(({ id, key }) => {
      const row = rows.find((each) => each.id === id);
      return row && decryptWithKey(of, { ...row, ...unheld }, fromBase64Url(key));
    }),
  );
}

export async function beginLinked<T>(
  context: DraftContext<T>,
  contents: readonly T[],
): Promise<BegunDrafts<T>> {
  const { db, of, now } = context;
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
}
