import { readAddress } from "#app/i18n/languages.ts";

export interface RedirectTarget {
  origin: string;
  /** @param path without its language prefix */
  isPage(path: string, named?: readonly string[]): boolean;
}

/**
 * @param address untrusted
 * @param named paths of stages and pages of the footer, to lead to none that is not there
 * @returns path and search of a page of this site, else the home page
 */
export function safeRedirectPath(
  address: string | null,
  { origin, isPage }: RedirectTarget,
  named?: readonly string[],
): string {
  // Browsers read a backslash as a slash and drop control characters: what looks like a path here may be another host there.
  if (!address?.startsWith("/") || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith("//");
  return isOurs && isPage(readAddress(url.pathname).path, named) ? url.pathname + url.search : "/";
}
