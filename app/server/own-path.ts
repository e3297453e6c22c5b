/**
 * An address from outside, if it leads to a page of this site (quality F4); else the home page.
 * @param origin our own scheme, host and port, from configuration
 * @returns path and search
 */
export function ownPath(address: string | null, origin: string): string {
  // Browsers read a backslash as a slash and leave control characters out: what then is another host looks like a path here.
  if (!address?.startsWith("/") || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  return url.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
