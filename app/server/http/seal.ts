import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { decryptJson, encryptJson } from "./aes-gcm.ts";

/**
 * Seals small values so that only this site can read or change them: AES-256-GCM, with the purpose and the
 * moment of expiry bound in, so that a seal made for one cookie opens no other.
 */
export class Seal {
  readonly #secret: string;
  readonly #keys = new Map<string, CryptoKey>();

  /** @param secret at least 32 characters of randomness, from the worker's secrets. */
  constructor(secret: string) {
    if (secret.length < 32) throw new Error("SEAL_SECRET must be at least 32 characters long.");
    this.#secret = secret;
  }

  /** @param expires moment (ms) after which `open` gives nothing */
  async close(purpose: string, value: unknown, expires: number): Promise<string> {
    return encryptJson(await this.#key("seal"), { expires, value }, purpose);
  }

  /** What was sealed for this purpose; nothing when it was changed, is not ours, or is too old at `now` (ms). */
  async open(purpose: string, sealed: string, now: number): Promise<unknown> {
    const opened = await decryptJson(await this.#key("seal"), sealed, purpose);
    if (opened === undefined) return undefined;
    const { expires, value } = opened as { expires: number; value: unknown };
    return expires > now ? value : undefined;
  }

  /** A signature (HMAC-SHA-256) over a text, base64url. */
  async sign(purpose: string, text: string): Promise<string> {
    const key = await this.#key("sign");
    const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${purpose}\n${text}`));
    return toBase64Url(new Uint8Array(signature));
  }

  /** Compares in constant time. */
  async verify(purpose: string, text: string, signature: string): Promise<boolean> {
    const key = await this.#key("sign");
    const bytes = new TextEncoder().encode(`${purpose}\n${text}`);
    try {
      return await crypto.subtle.verify("HMAC", key, fromBase64Url(signature), bytes);
    } catch {
      return false;
    }
  }

  /**
   * A key for whoever has some secret of their own: neither that nor the secret of this site leads to it alone.
   * @param purpose so that one secret may open several things, each with a key of its own
   */
  async deriveKey(purpose: string, secret: string): Promise<CryptoKey> {
    const bytes = new TextEncoder();
    const root = await crypto.subtle.importKey("raw", bytes.encode(secret), "HKDF", false, ["deriveKey"]);
    const salt = bytes.encode(this.#secret);
    return crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt, info: bytes.encode(`key\n${purpose}`) },
      root,
      { name: "AES-GCM", length: 256 },
      false,
      ["encrypt", "decrypt"],
    );
  }

  // The finished key is kept, never the promise: a promise belongs to the request that made it.
  async #key(use: "seal" | "sign"): Promise<CryptoKey> {
    const key = this.#keys.get(use) ?? (await deriveSiteKey(this.#secret, use));
    this.#keys.set(use, key);
    return key;
  }
}

async function deriveSiteKey(secret: string, use: "seal" | "sign"): Promise<CryptoKey> {
  const bytes = new TextEncoder();
  const root = await crypto.subtle.importKey("raw", bytes.encode(secret), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytes.encode(use) };
  return use === "seal"
    ? crypto.subtle.deriveKey(derivation, root, { name: "AES-GCM", length: 256 }, false, [
        "encrypt",
        "decrypt",
      ])
    : crypto.subtle.deriveKey(derivation, root, { name: "HMAC", hash: "SHA-256", length: 256 }, false, [
        "sign",
        "verify",
      ]);
}
