import { browserSecret } from "./browser-secret.ts";
import { readCookie } from "./cookies.ts";
import { limits } from "./limits.ts";
import { setReadableCookie } from "./readable-cookie.ts";
import type { Seal } from "./seal.ts";
import { siteCookies } from "./site-cookies.ts";

const purpose = "form";

/**
 * The token that every form carries: an expiry and a signature over it and a secret that only this visitor's
 * browser holds. It lets browsers that send neither Sec-Fetch-Site nor Origin submit forms safely.
 */
export interface FormToken {
  token: string;
  /** Binds the token to the browser; to be sent with the page that shows the token. */
  cookie: string | undefined;
  /** Gives scripts a token too, where they have none that holds for a while. */
  readable: string | undefined;
}

/**
 * Makes a token for the forms of one page.
 * @param cookies the request's `Cookie` header
 * @param now the moment (ms) from which the token holds for `limits.formTokenAge`
 */
export async function issueFormToken(cookies: string | null, seal: Seal, now: number): Promise<FormToken> {
  const browser = browserSecret(cookies);
  const expires = String(now + limits.formTokenAge);
  const token = `${expires}.${await seal.sign(purpose, `${browser.secret}.${expires}`)}`;
  const readable = readCookie(cookies, siteCookies.formToken.name) ?? "";
  const isGood = await isValidFormToken(cookies, readable, seal, now + limits.formTokenAge / 2);
  return {
    token,
    cookie: browser.cookie,
    readable: isGood ? undefined : setReadableCookie(siteCookies.formToken.name, token),
  };
}

/** Tells whether a token was issued to the browser that sent these cookies, and still holds at `now` (ms). */
export async function isValidFormToken(
  cookies: string | null,
  token: string,
  seal: Seal,
  now: number,
): Promise<boolean> {
  const { secret, cookie } = browserSecret(cookies);
  const [expires = "", signature = ""] = token.split(".");
  // A browser that gets its secret only now holds no token yet.
  if (cookie || !(Number(expires) > now)) return false;
  return seal.verify(purpose, `${secret}.${expires}`, signature);
}
