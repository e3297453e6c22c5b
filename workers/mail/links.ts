// Signed, because they work without a log-in and do not expire.

import { fromBase64Url, toBase64Url } from "../base64url.ts";

const purpose = "unsubscribe";

const shortest = 32;

interface Key {
  version: string;
  secret: string;
}

export interface LinkTokens {
  tokenFor(personId: string): Promise<string>;
  personOf(token: string): Promise<string | undefined>;
}

/** @throws without a secret in `version:secret,…`, or with one too short */
export function linksWith(secrets: string | undefined): LinkTokens {
  const keys = (secrets ?? "").split(",").map(readKey);
  return {
    async tokenFor(personId) {
      const newest = keys[keys.length - 1] as Key;
      return `${newest.version}.${personId}.${await sign(newest, personId)}`;
    },
    async personOf(token) {
      const [version, personId, signature] = token.split(".");
      const key = keys.find((known) => known.version === version);
      if (!key || !personId || !signature) return undefined;
      return (await isSigned(key, personId, signature)) ? personId : undefined;
    },
  };
}

function readKey(text: string): Key {
  const [, version, secret = ""] = /^\s*(\w+):(\S*)\s*$/.exec(text) ?? [];
  if (!version || secret.length < shortest)
    throw new Error("LINK_SECRETS must be version:secret, with at least 32 characters of secret.");
  return { version, secret };
}

const signed = (personId: string) => new TextEncoder().encode(`${purpose}\n${personId}`);

async function sign(key: Key, personId: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await imported(key), signed(personId));
  return toBase64Url(new Uint8Array(signature));
}

async function isSigned(key: Key, personId: string, signature: string): Promise<boolean> {
  const bytes = bytesOf(signature);
  return bytes !== undefined && crypto.subtle.verify("HMAC", await imported(key), bytes, signed(personId));
}

function bytesOf(base64Url: string) {
  try {
    return fromBase64Url(base64Url);
  } catch {
    return undefined;
  }
}

const imported = ({ secret }: Key): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
