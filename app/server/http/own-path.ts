import { readAddress } from "#app/i18n/languages.ts";

/** What is needed to know an address of our own: scheme, host and port from configuration, and which paths are pages. */
export interface RedirectTarget {
  origin: string;
  /** @param path without its language prefix */
  isPage(path: string): boolean;
}

/**
 * An address from outside, if it leads to a page of this site (quality F4); else the home page.
 * @returns path and search
 */
export function safeRedirectPath(address: string | null, { origin, isPage }: RedirectTarget): string {
  // Browsers read a backslash as a slash and leave control characters out: what then is another host looks like a path here.
  if (!address?.startsWith("/") || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith("//");
  return isOurs && isPage(readAddress(url.pathname).path) ? url.pathname + url.search : "/";
}
