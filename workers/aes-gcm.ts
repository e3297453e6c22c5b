import { fromBase64Url, toBase64Url } from "./base64url.ts";

export type RawKey = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();
const ivBytes = 12;

export const newRawKey = (): RawKey => crypto.getRandomValues(new Uint8Array(32));

export const importKey = (key: RawKey): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);

/** @param boundTo additional data: moved elsewhere, the value cannot be decrypted @returns base64url */
export async function encrypt(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  boundTo: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const algorithm = { name: "AES-GCM", iv, additionalData: utf8.encode(boundTo) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytes));
  const both = new Uint8Array(ivBytes + ciphertext.length);
  both.set(iv);
  both.set(ciphertext, ivBytes);
  return toBase64Url(both);
}

/** Undefined where the key or what it is bound to differs, or it was changed. */
export async function decrypt(
  key: CryptoKey,
  text: string,
  boundTo: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = fromBase64Url(text);
    const iv = bytes.subarray(0, ivBytes);
    const algorithm = { name: "AES-GCM", iv, additionalData: utf8.encode(boundTo) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivBytes)));
  } catch {
    return undefined;
  }
}

export const encryptJson = (key: CryptoKey, value: unknown, boundTo: string): Promise<string> =>
  encrypt(key, utf8.encode(JSON.stringify(value)), boundTo);

export async function decryptJson(key: CryptoKey, text: string, boundTo: string): Promise<unknown> {
  const bytes = await decrypt(key, text, boundTo);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}
