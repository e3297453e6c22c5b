import { decryptJson, encryptJson } from "#workers/aes-gcm.ts";
import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { type RingKey, readVersion, withVersion } from "#workers/keys/ring.ts";
import { type SealedColumns, sealedColumns } from "#workers/keys/sealed-column.ts";
import { Wrapping } from "#workers/keys/wrapping.ts";

/** Purpose and expiry are bound in: a value sealed for one cookie does not open as another. */
export class Seal extends Wrapping {
  readonly #keys = new Map<string, CryptoKey>();
  readonly columns: SealedColumns = sealedColumns(this.ring);

  /** @param expires milliseconds since 1970 */
  async close(purpose: string, value: unknown, expires: number): Promise<string> {
    const [newest] = this.ring;
    return withVersion(
      newest,
      await encryptJson(await this.#key(newest, "seal"), { expires, value }, purpose),
    );
  }

  /** @returns nothing when it was changed, is not ours, or has expired at `now` (ms) */
  async open(purpose: string, text: string, now: number): Promise<unknown> {
    // Most visitors have no such cookie, and failing to decrypt nothing takes longer than routing the request.
    const found = text ? readVersion(this.ring, text) : undefined;
    const opened = found && (await decryptJson(await this.#key(found.key, "seal"), found.sealed, purpose));
    if (opened === undefined) return undefined;
    const { expires, value } = opened as { expires: number; value: unknown };
    return expires > now ? value : undefined;
  }

  sign(purpose: string, text: string): Promise<string> {
    return this.#sign(this.ring[0], purpose, text);
  }

  /** Signatures under older secrets, to find what was stored before the newest one. */
  signedBefore(purpose: string, text: string): Promise<string[]> {
    const [, ...older] = this.ring;
    return Promise.all(older.map((key) => this.#sign(key, purpose, text)));
  }

  async verify(purpose: string, text: string, signature: string): Promise<boolean> {
    const found = readVersion(this.ring, signature);
    if (!found) return false;
    const bytes = new TextEncoder().encode(`${purpose}\n${text}`);
    try {
      const key = await this.#key(found.key, "sign");
      return await crypto.subtle.verify("HMAC", key, fromBase64Url(found.sealed), bytes);
    } catch {
      return false;
    }
  }

  async #sign(key: RingKey, purpose: string, text: string): Promise<string> {
    const bytes = new TextEncoder().encode(`${purpose}\n${text}`);
    const signature = await crypto.subtle.sign("HMAC", await this.#key(key, "sign"), bytes);
    return withVersion(key, toBase64Url(new Uint8Array(signature)));
  }

  // Stores the finished key: a promise would belong to the request that made it.
  async #key({ version, secret }: RingKey, use: "seal" | "sign"): Promise<CryptoKey> {
    const name = `${use} ${version}`;
    const key = this.#keys.get(name) ?? (await deriveSiteKey(secret, use));
    this.#keys.set(name, key);
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
