import { readAddress } from "#app/i18n/languages.ts";

export interface RedirectTarget {
  origin: string;
  isPage(path: string, named?: readonly string[]): boolean;
}

/** @param address untrusted @param named existing stages and footer pages @returns the home page for anything else */
export function safeRedirectPath(
  address: string | null,
  { origin, isPage }: RedirectTarget,
  named?: readonly string[],
): string {
  // Browsers read a backslash as a slash and drop control characters, so an apparent path may be another host.
  if (!address?.startsWith("/") || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith("//");
  return isOurs && isPage(readAddress(url.pathname).path, named) ? url.pathname + url.search : "/";
}
