import { decryptJson, encryptJson, importKey, type RawKey } from "#workers/aes-gcm.ts";
import { limits } from "../limits/limits.ts";
import type { DraftContext } from "./context.ts";
import type { Draft } from "./draft.ts";
import type { DraftRow } from "./draft-rows.ts";
import type { KeyGrantRow } from "./key-grant-rows.ts";
import type { KeyHolder } from "./key-grants.ts";
import { unwrapKey, wrapKey } from "./wrapped-keys.ts";

type DraftIdentity = Pick<Draft<unknown>, "id" | "version" | "saves" | "key">;

const boundTo = (form: string, { id, version, saves }: DraftIdentity): string =>
  `draft\n${form}\n${id}\n${version}\n${saves}`;

export class DraftTooLarge extends Error {}

/** @throws DraftTooLarge when it is larger than `limits.draftBytes` */
export async function encryptContent(form: string, draft: DraftIdentity, content: unknown): Promise<string> {
  if (new TextEncoder().encode(JSON.stringify(content)).length > limits.draftBytes) throw new DraftTooLarge();
  return encryptJson(await importKey(draft.key), content, boundTo(form, draft));
}

/** @returns nothing when it cannot be decrypted or has an unknown shape */
export async function decryptRow<T>(
  { of }: Pick<DraftContext<T>, "of">,
  row: DraftRow,
  opener: KeyHolder,
): Promise<Draft<T> | undefined> {
  const key = await unwrapKey(opener, row.id, row.wrapped);
  return key && decryptWithKey(of, row, key);
}

/** @returns nothing when the key is another draft's or the content has an unknown shape */
export async function decryptWithKey<T>(
  of: DraftContext<T>["of"],
  row: DraftRow,
  key: RawKey,
): Promise<Draft<T> | undefined> {
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
    until: row.expires_at ?? undefined,
    place: row.place,
  };
}

export async function keyGrantRow(
  opener: KeyHolder,
  draft: Pick<Draft<unknown>, "id" | "key">,
  expiresAt: number | undefined,
): Promise<KeyGrantRow> {
  const { kind, hash, personId } = opener;
  return { kind, hash, personId, wrapped: await wrapKey(opener, draft.id, draft.key), expiresAt };
}
