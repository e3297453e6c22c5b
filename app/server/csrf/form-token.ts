import { browserSecret } from "../cookies/browser-secret.ts";
import { readCookie } from "../cookies/cookies.ts";
import { setReadableCookie } from "../cookies/readable-cookie.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";

const purpose = "form";

/** An expiry signed with the browser's secret, for browsers that send neither Sec-Fetch-Site nor Origin. */
export interface FormToken {
  token: string;
  cookie: string | undefined;
  readable: string | undefined;
}

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

export async function isValidFormToken(
  cookies: string | null,
  token: string,
  seal: Seal,
  now: number,
): Promise<boolean> {
  const { secret, cookie } = browserSecret(cookies);
  const [expires = "", signature = ""] = token.split(".");
  if (cookie || !(Number(expires) > now)) return false;
  return seal.verify(purpose, `${secret}.${expires}`, signature);
}
