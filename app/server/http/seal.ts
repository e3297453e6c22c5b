import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { deriveKey } from "#workers/derive-key.ts";
import { decryptJson, encryptJson } from "./aes-gcm.ts";

/** Encrypts and signs small values. Purpose and expiry are bound in: what was sealed for one cookie opens as no other. */
export class Seal {
  readonly #secret: string;
  readonly #keys = new Map<string, CryptoKey>();

  constructor(secret: string) {
    if (secret.length < 32) throw new Error("SEAL_SECRET must be at least 32 characters long.");
    this.#secret = secret;
  }

  /** @param expires milliseconds; from then on `open` returns nothing */
  async close(purpose: string, value: unknown, expires: number): Promise<string> {
    return encryptJson(await this.#key("seal"), { expires, value }, purpose);
  }

  /** @returns nothing when it was changed, is not ours, or has expired at `now` (ms) */
  async open(purpose: string, sealed: string, now: number): Promise<unknown> {
    const opened = await decryptJson(await this.#key("seal"), sealed, purpose);
    if (opened === undefined) return undefined;
    const { expires, value } = opened as { expires: number; value: unknown };
    return expires > now ? value : undefined;
  }

  async sign(purpose: string, text: string): Promise<string> {
    const key = await this.#key("sign");
    const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${purpose}\n${text}`));
    return toBase64Url(new Uint8Array(signature));
  }

  async verify(purpose: string, text: string, signature: string): Promise<boolean> {
    const key = await this.#key("sign");
    const bytes = new TextEncoder().encode(`${purpose}\n${text}`);
    try {
      return await crypto.subtle.verify("HMAC", key, fromBase64Url(signature), bytes);
    } catch {
      return false;
    }
  }

  /** From a secret of somebody else and that of this site: neither is enough alone. */
  deriveKey(purpose: string, secret: string): Promise<CryptoKey> {
    return deriveKey(this.#secret, purpose, secret);
  }

  // The finished key is stored: a promise would belong to the request that made it.
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
