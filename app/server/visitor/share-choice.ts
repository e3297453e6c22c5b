import { readCookie, setCookie } from "../http/cookies.ts";
import { siteCookies } from "../http/site-cookies.ts";

const cookie = siteCookies.shareChoice.name;
/** Seconds: as long as browsers keep anything. */
const age = 400 * 24 * 60 * 60;

/** Tells whether the visitor has hidden the share panel. */
export const isShareHidden = (cookies: string | null): boolean => readCookie(cookies, cookie) === "hidden";

/** The `Set-Cookie` header that remembers it; shown is how it is for everybody, and so needs no cookie. */
export const setShareChoice = (hidden: boolean): string =>
  hidden ? setCookie(cookie, "hidden", "/", age) : setCookie(cookie, "", "/", 0);
