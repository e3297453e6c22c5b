import { readCookie } from "../http/cookies.ts";
import { setReadableCookie } from "../http/readable-cookie.ts";
import { siteCookies } from "../http/site-cookies.ts";

const { name } = siteCookies.loginHint;

/** The codes of spec 1 section 8 that are ours to give; the identity provider has further ones (identity-errors.ts). */
export type LoginCode = "local-timeout" | "OneActiveSessionAllowedError" | (string & {});

/** Seconds that a code waits for the page that shows it. */
const codeAge = 60;

/** Tells scripts of the page that somebody is logged in; the server never decides by it (quality L2). */
export const setLoginHint = (seconds: number): string => setReadableCookie(name, "true", seconds);

/** Tells the next page why nobody is logged in; it shows the words for the code once and removes it. */
export const setLoginCode = (code: LoginCode): string => setReadableCookie(name, code, codeAge);

export const clearLoginHint = (): string => setReadableCookie(name, "", 0);

export const hasLoginHint = (cookies: string | null): boolean => readCookie(cookies, name) === "true";
