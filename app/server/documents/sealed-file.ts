import type { RawKey } from "#workers/aes-gcm.ts";
import { randomHex } from "../crypto/random.ts";
import { documentLimits } from "./limits.ts";

export type Bucket = Pick<R2Bucket, "put" | "get" | "delete" | "list">;

export type OwnerKey = CryptoKey;

const { segmentBytes } = documentLimits;
const utf8 = new TextEncoder();
export const folder = "documents/";

export const ownerKeyFrom = (secret: RawKey): Promise<OwnerKey> =>
  crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);

export const deriveSealKey = (owner: OwnerKey, name: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: utf8.encode(name), info: utf8.encode("document") },
    owner,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );

/** The STREAM construction: each file has its own key, so no nonce repeats; a cut or reordered file does not open. */
function nonceOf(segment: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(7, segment);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

const segmentKey = (storageKey: string, segment: number): string => `${folder}${storageKey}/${segment}`;

const segmentKeys = (storageKey: string, count: number): string[] =>
  Array.from({ length: count }, (_, segment) => segmentKey(storageKey, segment));

export const segmentCount = (size: number): number => Math.max(1, Math.ceil(size / segmentBytes));

/** One object in the bucket per segment, so that a file is sealed as it arrives and never whole in memory. */
export class SealedFileWriter {
  readonly storageKey = randomHex(256);
  readonly #bucket: Bucket;
  readonly #owner: OwnerKey;
  #key: CryptoKey | undefined;
  readonly #segment = new Uint8Array(segmentBytes);
  #filled = 0;
  #begun = 0;

  constructor(bucket: Bucket, owner: OwnerKey) {
    this.#bucket = bucket;
    this.#owner = owner;
  }

  async write(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      // A full segment waits for the next byte, because it may be the last.
      if (this.#filled === segmentBytes) await this.#put(false);
      const part = chunk.subarray(at, at + segmentBytes - this.#filled);
      this.#segment.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
    }
  }

  finish(): Promise<void> {
    return this.#put(true);
  }

  async discard(): Promise<void> {
    if (this.#begun > 0) await this.#bucket.delete(segmentKeys(this.storageKey, this.#begun));
  }

  async #put(isLast: boolean): Promise<void> {
    this.#key ??= await deriveSealKey(this.#owner, this.storageKey);
    const segment = this.#begun++;
    const algorithm = { name: "AES-GCM", iv: nonceOf(segment, isLast) };
    const sealed = await crypto.subtle.encrypt(algorithm, this.#key, this.#segment.subarray(0, this.#filled));
    await this.#bucket.put(segmentKey(this.storageKey, segment), sealed);
    this.#filled = 0;
  }
}

/** @throws when a segment is missing, changed or misplaced */
export async function* openSealedFile(
  bucket: Bucket,
  owner: OwnerKey,
  { storageKey, size }: { storageKey: string; size: number },
): AsyncGenerator<Uint8Array> {
  const key = await deriveSealKey(owner, storageKey);
  const count = segmentCount(size);
  for (let segment = 0; segment < count; segment++) {
    const stored = await bucket.get(segmentKey(storageKey, segment));
    if (!stored) throw new Error("A segment of a document is missing.");
    const algorithm = { name: "AES-GCM", iv: nonceOf(segment, segment === count - 1) };
    yield new Uint8Array(await crypto.subtle.decrypt(algorithm, key, await stored.arrayBuffer()));
  }
}

/** One call may delete at most a thousand keys. */
export async function deleteSealedFiles(
  bucket: Bucket,
  files: readonly { storageKey: string; size: number }[],
): Promise<void> {
  const keys = files.flatMap(({ storageKey, size }) => segmentKeys(storageKey, segmentCount(size)));
  for (let at = 0; at < keys.length; at += 1000) await bucket.delete(keys.slice(at, at + 1000));
}
