import { readCookie, setCookie } from "./cookies.ts";
import { randomHex } from "./random.ts";
import { siteCookies } from "./site-cookies.ts";

const { name } = siteCookies.browser;

/** What names a browser to us: a secret that it alone holds until it is closed. It says nothing about who uses it. */
export interface BrowserSecret {
  secret: string;
  /** To be sent when the browser had none yet. */
  cookie: string | undefined;
}

/** @param cookies the request's `Cookie` header */
export function browserSecret(cookies: string | null): BrowserSecret {
  const known = readCookie(cookies, name);
  if (known && /^[0-9a-f]{32}$/.test(known)) return { secret: known, cookie: undefined };
  const secret = randomHex(128);
  return { secret, cookie: setCookie(name, secret, "/") };
}
