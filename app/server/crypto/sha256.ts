import { toBase64Url } from "#workers/base64url.ts";

/** Base64url. Only for random secrets: anything guessable needs a key (`Seal.sign`). */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
