/** A cookie as a site sets it. */
export interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: Readonly<Record<string, string>>;
}

export function readSetCookie(header: string): Cookie;

export class CookieJar {
  take(setCookies: readonly string[]): void;
  header(path: string): string | undefined;
  all(): Cookie[];
}
