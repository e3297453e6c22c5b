/** Scripts can read it, so do not rely on it. @param maxAge seconds; missing: until the browser closes; 0 removes it */
export function setReadableCookie(name: string, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; Secure; SameSite=Lax`;
}
