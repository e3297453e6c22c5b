import { readCookie, setCookie } from "../http/cookies.ts";
import { siteCookies } from "../http/site-cookies.ts";

const cookie = siteCookies.loginHint.name;

/**
 * The error code that a log-in has left in the readable cookie, as it was sent: a text to be compared with known codes and never
 * to be shown (spec 1 section 4; quality L2). The value 'true' is no error.
 */
export function authErrorIn(cookies: string | null): string | undefined {
  const value = readCookie(cookies, cookie);
  return value === undefined || value === "" || value === "true" ? undefined : value;
}

/** Takes the code away once it has been shown. */
export const clearAuthError = (): string => setCookie(cookie, "", "/", 0);
