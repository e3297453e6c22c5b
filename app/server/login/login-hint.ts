import { readCookie } from "../cookies/cookies.ts";
import { setReadableCookie } from "../cookies/readable-cookie.ts";
import { siteCookies } from "../cookies/site-cookies.ts";

const { name } = siteCookies.loginHint;

export type LoginCode = "local-timeout" | "OneActiveSessionAllowedError" | (string & {});

/** Seconds. */
const codeAge = 60;

export const setLoginHint = (seconds: number): string => setReadableCookie(name, "true", seconds);

export const setLoginCode = (code: LoginCode): string => setReadableCookie(name, code, codeAge);

export const clearLoginHint = (): string => setReadableCookie(name, "", 0);

export const hasLoginHint = (cookies: string | null): boolean => readCookie(cookies, name) === "true";
