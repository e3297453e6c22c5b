import { toBase64Url } from "#workers/base64url.ts";

/**
 * SHA-256, base64url: what the database keeps of a secret that a browser or a link holds (quality L1). Only for random secrets: what
 * can be guessed needs a key (`Seal.sign`).
 */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
