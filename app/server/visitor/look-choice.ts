import { type Look, looks } from "#app/ui/look/look.ts";
import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";

const cookie = siteCookies.look.name;
/** Seconds: the longest that browsers keep a cookie. */
const age = 400 * 24 * 60 * 60;

export const lookNamed = (name: string | null | undefined): Look =>
  looks.find((each) => each === name) ?? "device";

export const lookOf = (cookies: string | null): Look => lookNamed(readCookie(cookies, cookie));

export const setLook = (look: Look): string =>
  look === "device" ? setCookie(cookie, "", "/", 0) : setCookie(cookie, look, "/", age);
