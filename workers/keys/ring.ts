export interface RingKey {
  readonly version: string;
  readonly secret: string;
}

export type KeyRing = readonly [RingKey, ...RingKey[]];

const shortest = 32;

/** The last of `version:secret,…` seals; the earlier ones still open. @throws */
export function readKeyRing(text: string): KeyRing {
  const keys = text.split(",").map((entry) => {
    const [, version = "", secret = entry] = /^\s*(\w+):(.*)$/.exec(entry) ?? [];
    return { version, secret: secret.trim() };
  });
  if (keys.some(({ secret }) => secret.length < shortest))
    throw new Error("SEAL_SECRET must be at least 32 characters long.");
  if (new Set(keys.map(({ version }) => version)).size < keys.length)
    throw new Error("SEAL_SECRET has two secrets of one version.");
  const [newest, ...older] = keys.reverse();
  return [newest as RingKey, ...older];
}

/** Base64url has no full stop. */
export const withVersion = ({ version }: RingKey, sealed: string): string =>
  version === "" ? sealed : `${version}.${sealed}`;

export function readVersion(ring: KeyRing, text: string): { key: RingKey; sealed: string } | undefined {
  const end = text.indexOf(".");
  const version = text.slice(0, Math.max(end, 0));
  const key = ring.find((each) => each.version === version);
  return key && { key, sealed: text.slice(end + 1) };
}

export const isOfNewest = (ring: KeyRing, text: string): boolean => readVersion(ring, text)?.key === ring[0];
