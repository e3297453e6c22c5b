import type { RawKey } from "#workers/aes-gcm.ts";
import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";

/** As text, to be sealed with what its owner sends. */
export const ownerSecretText = (secret: RawKey): string => toBase64Url(secret);

export const readOwnerSecret = (text: string): RawKey => fromBase64Url(text);
