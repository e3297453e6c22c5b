import { readCookie, setCookie } from "./cookies.ts";
import { limits } from "./limits.ts";
import type { Seal } from "./seal.ts";

const cookieName = "__Host-visit";
const purpose = "form";

/**
 * The token that every form carries: an expiry and a signature over it and a secret that only this visitor's
 * browser holds. It lets browsers that send neither Sec-Fetch-Site nor Origin submit forms safely.
 */
export interface FormToken {
  token: string;
  /** Binds the token to the browser; to be sent with the page that shows the token. */
  cookie: string | undefined;
}

/**
 * Makes a token for the forms of one page.
 * @param cookies the request's `Cookie` header
 * @param now the moment (ms) from which the token holds for `limits.formTokenAge`
 */
export async function issueFormToken(cookies: string | null, seal: Seal, now: number): Promise<FormToken> {
  const known = readCookie(cookies, cookieName);
  const visit = known && isVisit(known) ? known : newVisit();
  const expires = String(now + limits.formTokenAge);
  const signature = await seal.sign(purpose, `${visit}.${expires}`);
  return {
    token: `${expires}.${signature}`,
    cookie: visit === known ? undefined : setCookie(cookieName, visit, "/"),
  };
}

/** Tells whether a token was issued to the browser that sent these cookies, and still holds at `now` (ms). */
export async function isValidFormToken(
  cookies: string | null,
  token: string,
  seal: Seal,
  now: number,
): Promise<boolean> {
  const visit = readCookie(cookies, cookieName);
  const [expires = "", signature = ""] = token.split(".");
  if (!visit || !isVisit(visit) || !(Number(expires) > now)) return false;
  return seal.verify(purpose, `${visit}.${expires}`, signature);
}

const isVisit = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

function newVisit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
