import { toBase64Url } from "#workers/base64url.ts";
import { randomToken } from "../crypto/random.ts";
import type { Seal } from "../crypto/seal.ts";
import { sha256 } from "../crypto/sha256.ts";
import type { Draft, DraftLink } from "./draft.ts";
import type { KeyHolder } from "./key-grants.ts";
import { unwrapKey, wrapKey } from "./wrapped-keys.ts";

/** Safe to store: the token's hash, and its draft's key wrapped with it. */
export interface KeptToken {
  readonly hash: string;
  readonly wrapped: string;
}

/** 256 random bits. @param bound the purpose; any other has another hash and another key */
export async function newToken(
  draft: Pick<Draft<unknown>, "id" | "key">,
  bound: string,
  seal: Seal,
): Promise<KeptToken & { readonly token: string }> {
  const token = randomToken();
  const holder = await tokenHolder(token, bound, seal);
  return { token, hash: holder.hash, wrapped: await wrapKey(holder, draft.id, draft.key) };
}

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashToken = (token: string, bound: string): Promise<string> =>
  sha256(`draft-token\n${bound}\n${token}`);

/** @returns nothing when the key was wrapped with another token or for another purpose */
export async function openWithToken(
  { draftId, wrapped }: { draftId: string; wrapped: string },
  token: string,
  bound: string,
  seal: Seal,
): Promise<DraftLink | undefined> {
  const key = await unwrapKey(await tokenHolder(token, bound, seal), draftId, wrapped);
  return key && { id: draftId, key: toBase64Url(key) };
}

/** Constant time. */
export function isSameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return difference === 0;
}

const tokenHolder = async (token: string, bound: string, seal: Seal): Promise<KeyHolder> => ({
  kind: "code",
  hash: await hashToken(token, bound),
  personId: undefined,
  seal,
  purpose: `draft-token\n${bound}`,
  secret: token,
});
