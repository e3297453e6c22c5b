import type { RawKey } from "#workers/aes-gcm.ts";
import type { KeyHolder } from "./key-grants.ts";

export const wrapKey = (opener: KeyHolder, draftId: string, key: RawKey): Promise<string> =>
  opener.seal.wrap(wrappedWith(opener, draftId), key);

/** @returns nothing when it was wrapped for another holder or draft */
export const unwrapKey = (opener: KeyHolder, draftId: string, wrapped: string): Promise<RawKey | undefined> =>
  opener.seal.unwrap(wrappedWith(opener, draftId), wrapped);

const wrappedWith = ({ kind, hash, purpose, secret }: KeyHolder, draftId: string) => ({
  purpose,
  secret,
  boundTo: `draft-key\n${draftId}\n${kind}\n${hash}`,
});
