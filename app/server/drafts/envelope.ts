import { fromBase64Url, toBase64Url } from "../http/base64url.ts";

// AES-256-GCM. What a text is bound to must be said again to open it: moved to another place it opens nowhere.

const text = new TextEncoder();

/** 256 random bits. */
export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

/** @param bound what the bytes belong to */
export async function wrap(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, bound: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: text.encode(bound) }, key, bytes),
  );
  const both = new Uint8Array(iv.length + sealed.length);
  both.set(iv);
  both.set(sealed, iv.length);
  return toBase64Url(both);
}

/** @returns nothing when it is another key's, bound to something else, or spoilt */
export async function unwrap(
  key: CryptoKey,
  sealed: string,
  bound: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = fromBase64Url(sealed);
    const how = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: text.encode(bound) };
    return new Uint8Array(await crypto.subtle.decrypt(how, key, bytes.subarray(12)));
  } catch {
    return undefined;
  }
}

/** Seals a value as JSON. @param key as it is kept wrapped */
export const sealValue = async (
  key: Uint8Array<ArrayBuffer>,
  value: unknown,
  bound: string,
): Promise<string> => wrap(await dataKey(key), text.encode(JSON.stringify(value)), bound);

/** What was sealed; nothing when it does not open. */
export async function openValue(
  key: Uint8Array<ArrayBuffer>,
  sealed: string,
  bound: string,
): Promise<unknown> {
  const bytes = await unwrap(await dataKey(key), sealed, bound);
  return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
}

const dataKey = (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
