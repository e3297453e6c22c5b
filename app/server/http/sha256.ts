import { toBase64Url } from "./base64url.ts";

// Secrets that a browser or a link holds; a database keeps only their hash (quality L1).

/** 256 random bits, in characters that a cookie and an address may hold. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of a secret, base64url. Enough for what is random; what can be guessed needs a key (`Seal.sign`). */
export async function hashOf(secret: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
