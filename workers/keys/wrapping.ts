import { decrypt, encrypt, type RawKey } from "../aes-gcm.ts";
import { isOfNewest, type KeyRing, readKeyRing, readVersion, withVersion } from "./ring.ts";

/** Neither somebody else's secret nor the site's is enough alone. */
export interface WrappedWith {
  readonly purpose: string;
  readonly secret: string;
  /** Moved elsewhere, it cannot be unwrapped. */
  readonly boundTo: string;
}

const utf8 = new TextEncoder();

export class Wrapping {
  protected readonly ring: KeyRing;

  constructor(secrets: string) {
    this.ring = readKeyRing(secrets);
  }

  async wrap({ purpose, secret, boundTo }: WrappedWith, bytes: RawKey): Promise<string> {
    const [newest] = this.ring;
    return withVersion(
      newest,
      await encrypt(await deriveKey(newest.secret, purpose, secret), bytes, boundTo),
    );
  }

  async unwrap({ purpose, secret, boundTo }: WrappedWith, text: string): Promise<RawKey | undefined> {
    const found = readVersion(this.ring, text);
    return found && decrypt(await deriveKey(found.key.secret, purpose, secret), found.sealed, boundTo);
  }

  wrapJson(wrapped: WrappedWith, value: unknown): Promise<string> {
    return this.wrap(wrapped, utf8.encode(JSON.stringify(value)));
  }

  async unwrapJson(wrapped: WrappedWith, text: string): Promise<unknown> {
    const bytes = await this.unwrap(wrapped, text);
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  }

  isNewest(text: string): boolean {
    return isOfNewest(this.ring, text);
  }
}

async function deriveKey(siteSecret: string, purpose: string, secret: string): Promise<CryptoKey> {
  const root = await crypto.subtle.importKey("raw", utf8.encode(secret), "HKDF", false, ["deriveKey"]);
  const salt = utf8.encode(siteSecret);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info: utf8.encode(`key\n${purpose}`) },
    root,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
