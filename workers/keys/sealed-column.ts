import { fromBase64Url, toBase64Url } from "../base64url.ts";
import { type KeyRing, type RingKey, readVersion, withVersion } from "./ring.ts";

/** Earlier releases stored plain text, which lacks this mark. */
const mark = "~";
const ivBytes = 12;
const tagBytes = 16;
/** Characters; the SQL in `mail/store.ts` knows it too. */
const tagLength = 22;

const utf8 = new TextEncoder();

/** Equal texts are sealed alike (the IV derives from them, as in RFC 5297): the database can find them but not read them. */
export class SealedColumn {
  readonly #ring: KeyRing;
  readonly #purpose: string;
  readonly #keys = new Map<string, ColumnKeys>();

  constructor(ring: KeyRing, purpose: "due-date" | "email-address" | "place") {
    this.#ring = ring;
    this.#purpose = purpose;
  }

  close(text: string): Promise<string> {
    return this.#close(this.#ring[0], text);
  }

  /** Every form in which it may be stored: each key's, and the plain text of earlier releases. */
  async alike(text: string): Promise<string[]> {
    return [...(await Promise.all(this.#ring.map((key) => this.#close(key, text)))), text];
  }

  /** Undefined when its key has left the ring, or it was changed. */
  async open(stored: string): Promise<string | undefined> {
    if (!stored.startsWith(mark)) return stored;
    const found = readVersion(this.#ring, stored.slice(mark.length));
    if (!found) return undefined;
    try {
      const { encrypt } = await this.#keysOf(found.key);
      const bytes = fromBase64Url(found.sealed.slice(tagLength));
      const algorithm = this.#algorithm(bytes.subarray(0, ivBytes));
      return new TextDecoder().decode(
        await crypto.subtle.decrypt(algorithm, encrypt, bytes.subarray(ivBytes)),
      );
    } catch {
      return undefined;
    }
  }

  get newestRange(): [string, string] {
    const from = mark + withVersion(this.#ring[0], "");
    return [from, `${from}~`];
  }

  async #close(key: RingKey, text: string): Promise<string> {
    if (text === "") return "";
    const { hash, encrypt } = await this.#keysOf(key);
    const hashed = async (of: string) =>
      new Uint8Array(await crypto.subtle.sign("HMAC", hash, utf8.encode(of)));
    const tag = (await hashed(`tag\n${text.toLowerCase()}`)).subarray(0, tagBytes);
    const iv = (await hashed(`iv\n${text}`)).subarray(0, ivBytes);
    const sealed = new Uint8Array(
      await crypto.subtle.encrypt(this.#algorithm(iv), encrypt, utf8.encode(text)),
    );
    const both = new Uint8Array(ivBytes + sealed.length);
    both.set(iv);
    both.set(sealed, ivBytes);
    return mark + withVersion(key, toBase64Url(tag) + toBase64Url(both));
  }

  #algorithm(iv: Uint8Array<ArrayBuffer>) {
    return { name: "AES-GCM", iv, additionalData: utf8.encode(this.#purpose) };
  }

  async #keysOf(key: RingKey): Promise<ColumnKeys> {
    const keys = this.#keys.get(key.version) ?? (await deriveKeys(key.secret, this.#purpose));
    this.#keys.set(key.version, keys);
    return keys;
  }
}

export interface SealedColumns {
  readonly dueDates: SealedColumn;
  readonly addresses: SealedColumn;
  readonly places: SealedColumn;
}

export const sealedColumns = (ring: KeyRing): SealedColumns => ({
  dueDates: new SealedColumn(ring, "due-date"),
  addresses: new SealedColumn(ring, "email-address"),
  places: new SealedColumn(ring, "place"),
});

interface ColumnKeys {
  hash: CryptoKey;
  encrypt: CryptoKey;
}

async function deriveKeys(secret: string, purpose: string): Promise<ColumnKeys> {
  const root = await crypto.subtle.importKey("raw", utf8.encode(secret), "HKDF", false, ["deriveBits"]);
  const info = utf8.encode(`column\n${purpose}`);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const bits = await crypto.subtle.deriveBits(derivation, root, 512);
  const [hash, encrypt] = await Promise.all([
    crypto.subtle.importKey("raw", bits.slice(0, 32), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    crypto.subtle.importKey("raw", bits.slice(32), "AES-GCM", false, ["encrypt", "decrypt"]),
  ]);
  return { hash, encrypt };
}
