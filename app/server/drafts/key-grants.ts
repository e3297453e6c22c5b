import { decrypt, encrypt, type RawKey } from "../http/aes-gcm.ts";
import { readCookie, setCookie } from "../http/cookies.ts";
import { randomToken } from "../http/random.ts";
import type { Seal } from "../http/seal.ts";
import { sha256 } from "../http/sha256.ts";
import { siteCookies } from "../http/site-cookies.ts";

const cookie = siteCookies.drafts.name;

/** Whoever can open drafts of a form: by what they are found in the database, and what wraps their keys. */
export interface KeyHolder {
  kind: "browser" | "person" | "code";
  hash: string;
  personId: string | undefined;
  /** What the key of a draft is wrapped with; derived when it is needed. */
  key(): Promise<CryptoKey>;
}

/** A browser's secret, for the drafts of all forms. */
export interface DraftCookie {
  secret: string;
  /** To be sent when the browser had none yet. */
  cookies: string[];
}

/** @param cookies the request's `Cookie` header */
export function readDraftCookie(cookies: string | null): DraftCookie {
  const known = readCookie(cookies, cookie);
  if (known && /^[\w-]{43}$/.test(known)) return { secret: known, cookies: [] };
  const secret = randomToken();
  // Until the browser is closed: the draft itself ends before, or after.
  return { secret, cookies: [setCookie(cookie, secret, "/")] };
}

/** Takes the way to its drafts out of a browser. */
export const clearDraftCookie = (): string => setCookie(cookie, "", "/", 0);

/** Neither the database nor the secret of this site opens what a browser holds: it takes its cookie. */
export const browserHolder = async (form: string, secret: string, seal: Seal): Promise<KeyHolder> => ({
  kind: "browser",
  hash: await sha256(`draft\n${form}\n${secret}`),
  personId: undefined,
  key: () => seal.deriveKey(`draft-browser\n${form}`, secret),
});

/** What a person holds opens with the secret of this site, wherever they log in. */
export const personHolder = async (form: string, personId: string, seal: Seal): Promise<KeyHolder> => ({
  kind: "person",
  hash: await seal.sign("draft-person", `${form}\n${personId}`),
  personId,
  key: () => seal.deriveKey(`draft-person\n${form}`, personId),
});

/** A code is found by itself and opens only with its birth date, and in this site. */
export const codeHolder = async (
  form: string,
  code: string,
  birthDate: string,
  seal: Seal,
): Promise<KeyHolder> => ({
  kind: "code",
  hash: await sha256(`draft-code\n${form}\n${code}`),
  personId: undefined,
  key: () => seal.deriveKey(`draft-code\n${form}`, `${code}\n${birthDate}`),
});

/** The key of a draft, for one who is to open it. */
export const wrapKey = async (opener: KeyHolder, draftId: string, key: RawKey): Promise<string> =>
  encrypt(await opener.key(), key, boundTo(opener, draftId));

/** @returns nothing when it was wrapped for another, or for another draft */
export const unwrapKey = async (
  opener: KeyHolder,
  draftId: string,
  wrapped: string,
): Promise<RawKey | undefined> => decrypt(await opener.key(), wrapped, boundTo(opener, draftId));

const boundTo = ({ kind, hash }: KeyHolder, draftId: string): string =>
  `draft-key\n${draftId}\n${kind}\n${hash}`;
