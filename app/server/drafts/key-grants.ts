import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import { randomToken } from "../crypto/random.ts";
import type { Seal } from "../crypto/seal.ts";
import { sha256 } from "../crypto/sha256.ts";

const cookie = siteCookies.drafts.name;

export interface KeyHolder {
  kind: "browser" | "person" | "code";
  hash: string;
  personId: string | undefined;
  seal: Seal;
  purpose: string;
  secret: string;
}

export interface DraftCookie {
  secret: string;
  cookies: string[];
}

export function readDraftCookie(cookies: string | null): DraftCookie {
  const known = readCookie(cookies, cookie);
  if (known && /^[\w-]{43}$/.test(known)) return { secret: known, cookies: [] };
  const secret = randomToken();
  return { secret, cookies: [setCookie(cookie, secret, "/")] };
}

export const hasDraftCookie = (cookies: string | null): boolean => readCookie(cookies, cookie) !== undefined;

export const clearDraftCookie = (): string => setCookie(cookie, "", "/", 0);

/** Decrypting takes the cookie, not just the site's secret. @param aside place of a form set aside, from 1 */
export const browserHolder = async (
  form: string,
  secret: string,
  seal: Seal,
  aside?: number,
): Promise<KeyHolder> => ({
  kind: "browser",
  hash: await sha256(`draft\n${form}\n${secret}${aside === undefined ? "" : `\n${aside}`}`),
  personId: undefined,
  seal,
  purpose: `draft-browser\n${form}`,
  secret,
});

export const personHolder = async (form: string, personId: string, seal: Seal): Promise<KeyHolder> => ({
  kind: "person",
  hash: await seal.sign("draft-person", `${form}\n${personId}`),
  personId,
  seal,
  purpose: `draft-person\n${form}`,
  secret: personId,
});

export async function personHoldersBefore(form: string, person: KeyHolder): Promise<KeyHolder[]> {
  const hashes = await person.seal.signedBefore("draft-person", `${form}\n${person.personId}`);
  return hashes.map((hash) => ({ ...person, hash }));
}

export const codeHolder = async (
  form: string,
  code: string,
  birthDate: string,
  seal: Seal,
): Promise<KeyHolder> => ({
  kind: "code",
  hash: await sha256(`draft-code\n${form}\n${code}`),
  personId: undefined,
  seal,
  purpose: `draft-code\n${form}`,
  secret: `${code}\n${birthDate}`,
});
