import { decryptJson, encryptJson, importKey } from "../http/aes-gcm.ts";
import { limits } from "../http/limits.ts";
import type { DraftContext } from "./context.ts";
import type { Draft } from "./draft.ts";
import type { KeyGrantRow } from "./key-grant-rows.ts";
import { type KeyHolder, unwrapKey, wrapKey } from "./key-grants.ts";
import type { DraftRow } from "./rows.ts";

type DraftIdentity = Pick<Draft<unknown>, "id" | "version" | "saves" | "key">;

/** Content and its place belong together: a content of another draft, or an older one of the same, does not open there. */
const boundTo = (form: string, { id, version, saves }: DraftIdentity): string =>
  `draft\n${form}\n${id}\n${version}\n${saves}`;

/** @throws when it is larger than a draft may be */
export async function encryptContent(form: string, draft: DraftIdentity, content: unknown): Promise<string> {
  if (new TextEncoder().encode(JSON.stringify(content)).length > limits.draftBytes)
    throw new Error("The draft is too large.");
  return encryptJson(await importKey(draft.key), content, boundTo(form, draft));
}

/** Opens a draft for one of its holders; nothing when it does not open, or is not of the shape that is known. */
export async function decryptRow<T>(
  { of }: Pick<DraftContext<T>, "of">,
  row: DraftRow,
  opener: KeyHolder,
): Promise<Draft<T> | undefined> {
  const key = await unwrapKey(opener, row.id, row.wrapped);
  if (!key) return undefined;
  const { id, version, saves } = row;
  const content = of.shape.safeParse(
    await decryptJson(await importKey(key), row.sealed, boundTo(of.form, { id, version, saves, key })),
  );
  if (!content.success) return undefined;
  return {
    id,
    version,
    saves,
    key,
    content: content.data,
    changedAt: row.changed_at,
    closesIn: row.closes_in ?? undefined,
    codes: row.codes,
  };
}

/** What makes somebody a holder of a draft. A person's lasts as long as the draft: a year after its last change. */
export async function keyGrantRow(
  opener: KeyHolder,
  draft: Pick<Draft<unknown>, "id" | "key">,
  expiresAt: number | undefined,
): Promise<KeyGrantRow> {
  const { kind, hash, personId } = opener;
  return { kind, hash, personId, wrapped: await wrapKey(opener, draft.id, draft.key), expiresAt };
}
