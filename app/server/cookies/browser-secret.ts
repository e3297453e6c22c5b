import { randomHex } from "../crypto/random.ts";
import { readCookie, setCookie } from "./cookies.ts";
import { siteCookies } from "./site-cookies.ts";

const { name } = siteCookies.browser;

export interface BrowserSecret {
  secret: string;
  cookie: string | undefined;
}

export function knownBrowser(cookies: string | null): string | undefined {
  const known = readCookie(cookies, name);
  return known && /^[0-9a-f]{32}$/.test(known) ? known : undefined;
}

export function browserSecret(cookies: string | null): BrowserSecret {
  const known = knownBrowser(cookies);
  if (known) return { secret: known, cookie: undefined };
  const secret = randomHex(128);
  return { secret, cookie: setCookie(name, secret, "/") };
}
