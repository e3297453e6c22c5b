import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";

const cookie = siteCookies.loginHint.name;

/** Compare it with known codes, never show it. */
export function authErrorIn(cookies: string | null): string | undefined {
  const value = readCookie(cookies, cookie);
  return value === undefined || value === "" || value === "true" ? undefined : value;
}

export const clearAuthError = (): string => setCookie(cookie, "", "/", 0);
