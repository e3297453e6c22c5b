/** Reads one cookie from a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}

/**
 * A `Set-Cookie` header for a value that scripts cannot read and that is only sent to a path of this site.
 * @param maxAge seconds; nothing = until the browser closes; 0 removes the cookie.
 */
export function setCookie(name: string, value: string, path: string, maxAge?: number): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=${path}${age}; Secure; HttpOnly; SameSite=Lax`;
}

/** The headers of an answer that sets cookies. */
export function setCookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
