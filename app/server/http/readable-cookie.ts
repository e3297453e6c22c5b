/**
 * A `Set-Cookie` header for a value that the page's own scripts may read: hints and the anti-forgery token. The server decides
 * nothing by such a value alone.
 * @param maxAge seconds; nothing = until the browser closes; 0 removes the cookie
 */
export function setReadableCookie(name: string, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; Secure; SameSite=Lax`;
}
