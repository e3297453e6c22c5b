import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";

const cookie = siteCookies.shareChoice.name;
/** Seconds: the longest that browsers keep a cookie. */
const age = 400 * 24 * 60 * 60;

export const isShareHidden = (cookies: string | null): boolean => readCookie(cookies, cookie) === "hidden";

export const setShareChoice = (hidden: boolean): string =>
  hidden ? setCookie(cookie, "hidden", "/", age) : setCookie(cookie, "", "/", 0);
